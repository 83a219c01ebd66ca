public import Auditing
internal import DynamicType
internal import JSONDocuments
public import Requests

/// Reads and writes baselines: JSON with one finding a line, sorted, so that a difference between
/// two of them can be read.
public enum BaselineFile {
  /// The form of the file.
  static let version = 1

  /// A baseline as text; the same findings always give the same text.
  ///
  /// - Complexity: O(entries).
  public static func text(_ baseline: Baseline) -> String {
    let writer = JSONWriter()
    func list(_ names: Set<String>) -> String {
      writer.string(for: .array(names.sorted().map(JSONValue.string)))
    }
    let sizes = ContentSize.allCases.map(\.name).filter(baseline.scope.sizes.contains)
    var text = """
      {
      "version": \(version),
      "locales": \(list(baseline.scope.locales)),
      "devices": \(list(baseline.scope.devices)),
      "sizes": \(writer.string(for: .array(sizes.map(JSONValue.string)))),
      "rules": \(list(baseline.scope.rules)),
      "findings": [
      """
    text += baseline.entries.map { "\n" + writer.string(for: $0.json) }.joined(separator: ",")
    return text + "\n]\n}\n"
  }

  /// Reads a baseline.
  ///
  /// - Parameter file: how errors name the file.
  /// - Throws: ``JSONFileError`` with the first fault.
  public static func read(_ bytes: [UInt8], named file: String) throws(JSONFileError) -> Baseline {
    let root: JSONValue
    do {
      root = try JSONDocument(parsing: bytes).root
    } catch {
      throw JSONFileError(error, file: file)
    }
    if let member = root.member("version"), let found = member.value.integerValue, found != version
    {
      throw JSONFileError(
        file: file, line: member.position?.line, path: "$.version",
        reason: "unknown version \(found); this copyfit reads version \(version)")
    }
    do {
      return try JSONValueDecoder().decode(Document.self, from: root).baseline
    } catch {
      throw JSONFileError(error, in: root, file: file)
    }
  }
}

extension BaselineEntry {
  fileprivate var json: JSONValue {
    [
      "file": .string(subject.file), "in": .string(subject.owner), "rule": .string(subject.rule),
      "kind": .string(subject.kind), "text": .string(subject.text),
      "severity": .string(severity.rawValue),
      "seen": .array(
        extents.sorted { $0.key < $1.key }.map { setting, extent in
          var members = [
            JSONMember("locale", .string(setting.locale)),
            JSONMember("device", .string(setting.device)),
          ]
          if setting.isBoldTextOn { members.append(JSONMember("bold_text", true)) }
          if setting.isDoubleLength { members.append(JSONMember("double_length", true)) }
          members += [
            JSONMember("onset", .string(extent.onset.name)),
            JSONMember("last", .string(extent.last.name)),
            JSONMember("missing", .rounded(extent.missing)),
          ]
          return .object(members)
        }),
    ]
  }
}

// MARK: Reading

/// The file's own form.
private struct Document: Decodable {
  struct Finding: Decodable {
    struct Sight: Decodable {
      private enum CodingKeys: String, CodingKey {
        case locale, device, onset, last, missing
        case boldText = "bold_text"
        case doubleLength = "double_length"
      }

      let locale: String
      let device: String
      let boldText: Bool?
      let doubleLength: Bool?
      let onset: SizeName
      let last: SizeName
      let missing: Double
    }

    private enum CodingKeys: String, CodingKey {
      case file, rule, kind, text, severity, seen
      case owner = "in"
    }

    let file: String
    let owner: String
    let rule: String
    let kind: String
    let text: String
    let severity: SeverityName
    let seen: [Sight]

    var entry: BaselineEntry {
      BaselineEntry(
        subject: .init(rule: rule, file: file, owner: owner, kind: kind, text: text),
        severity: severity.severity,
        extents: Dictionary(
          seen.map { sight in
            (
              .init(
                locale: sight.locale, device: sight.device, isBoldTextOn: sight.boldText ?? false,
                isDoubleLength: sight.doubleLength ?? false),
              .init(onset: sight.onset.size, last: sight.last.size, missing: sight.missing)
            )
          }, uniquingKeysWith: { first, _ in first }))
    }
  }

  struct SizeName: Decodable {
    let size: ContentSize

    init(from decoder: any Decoder) throws {
      size = try InputNames.size(try decoder.singleValueContainer().decode(String.self))
    }
  }

  struct SeverityName: Decodable {
    let severity: Severity

    init(from decoder: any Decoder) throws {
      severity = try InputNames.choice(
        "severity", try decoder.singleValueContainer().decode(String.self), of: Severity.self)
    }
  }

  let version: Int
  let locales: [String]
  let devices: [String]
  let sizes: [String]
  let rules: [String]
  let findings: [Finding]

  var baseline: Baseline {
    Baseline(
      scope: .init(locales: locales, devices: devices, sizes: sizes, rules: rules),
      entries: findings.map(\.entry))
  }
}
