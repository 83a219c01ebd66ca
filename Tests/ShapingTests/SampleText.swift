import FoundationEssentials
import Testing
import TextUnits

/// A text to shape, in its language.
struct SampleText: Hashable, Sendable, CustomTestStringConvertible {
  let locale: LocaleTag
  let text: String

  var testDescription: String { "\(locale): \(text)" }

  /// The list `Recordings/strings.tsv`.
  static let listed: [SampleText] = {
    do {
      let file = Recordings.folder.appending(path: "strings.tsv")
      return try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
        .filter { !$0.hasPrefix("#") }.compactMap(SampleText.init(line:))
    } catch {
      return []
    }
  }()

  /// The texts of the package's own catalog, every language and form.
  static let corpus: [SampleText] = {
    let file = Recordings.root.appending(path: "Corpus/Localizable.xcstrings")
    guard let data = try? Data(contentsOf: file),
      let catalog = try? JSONDecoder().decode(CatalogTexts.self, from: data)
    else { return [] }
    return Set(catalog.texts).sorted { ($0.locale, $0.text) < ($1.locale, $1.text) }
  }()

  init(locale: LocaleTag, text: String) {
    self.locale = locale
    self.text = text
  }

  /// Reads a locale, a tab and a text with `\u{…}` for what does not show.
  private init?(line: Substring) {
    let fields = line.split(separator: "\t", maxSplits: 1)
    guard fields.count == 2, let locale = LocaleTag(String(fields[0])) else { return nil }
    self.locale = locale
    text = String(fields[1]).replacing(/\\u\{([0-9A-F]+)\}/) { match in
      UInt32(match.1, radix: 16).flatMap(Unicode.Scalar.init).map { String($0) } ?? ""
    }
  }
}

/// Every `value` of a string catalog, whatever it varies by.
private struct CatalogTexts: Decodable {
  let texts: [SampleText]

  private struct Name: CodingKey {
    let stringValue: String
    var intValue: Int? { nil }
    init(stringValue: String) { self.stringValue = stringValue }
    init?(intValue: Int) { nil }
  }

  init(from decoder: any Decoder) throws {
    var texts: [SampleText] = []
    let strings = try decoder.container(keyedBy: Name.self)
      .nestedContainer(keyedBy: Name.self, forKey: Name(stringValue: "strings"))
    for key in strings.allKeys {
      let entry = try strings.nestedContainer(keyedBy: Name.self, forKey: key)
      let name = Name(stringValue: "localizations")
      guard entry.contains(name) else { continue }
      let locales = try entry.nestedContainer(keyedBy: Name.self, forKey: name)
      for tag in locales.allKeys {
        guard let locale = LocaleTag(tag.stringValue) else { continue }
        let values = try locales.decode(Values.self, forKey: tag).values
        texts += values.map { SampleText(locale: locale, text: $0) }
      }
    }
    self.texts = texts
  }

  private struct Values: Decodable {
    let values: [String]

    init(from decoder: any Decoder) throws {
      guard let container = try? decoder.container(keyedBy: Name.self) else {
        values = []
        return
      }
      values = try container.allKeys.flatMap { key in
        if key.stringValue == "value" { return [try container.decode(String.self, forKey: key)] }
        return try container.decode(Values.self, forKey: key).values
      }
    }
  }
}
