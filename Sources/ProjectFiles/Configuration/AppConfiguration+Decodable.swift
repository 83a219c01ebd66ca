internal import Auditing
internal import Catalogs
internal import LayoutPrediction
internal import Requests

extension AppConfiguration: Decodable {
  private enum Member: String, CodingKey {
    case schema = "$schema"
    case include, exclude, locales, sizes, devices, preset, rules, samples, policies, keyFunctions
    case fonts, baseline
  }

  public init(from decoder: any Decoder) throws {
    let object = try decoder.container(keyedBy: Member.self)
    // Editors use it; it changes nothing here.
    _ = try object.decodeIfPresent(String.self, forKey: .schema)
    func list(_ member: Member) throws -> [String]? {
      try object.decodeIfPresent([String].self, forKey: member)
    }
    func names<Kind: CheckedName>(_ member: Member, _ kind: Kind.Type) throws -> [String]? {
      let names = try object.decodeIfPresent([Kind].self, forKey: member)?.map(\.text)
      guard names?.isEmpty != true else {
        throw DecodingError.dataCorruptedError(
          forKey: member, in: object,
          debugDescription: "\(member.rawValue) names nothing; give a name, or leave it out")
      }
      return names
    }
    include = try list(.include)?.map(PathPattern.init) ?? []
    exclude = try list(.exclude)?.map(PathPattern.init) ?? []
    locales = try names(.locales, LocaleName.self)
    sizes = try names(.sizes, SizeName.self)
    devices = try names(.devices, DeviceName.self)
    preset = try object.decodeIfPresent(PresetName.self, forKey: .preset)?.text
    rules = try object.decodeIfPresent(RuleSettings.self, forKey: .rules)?.settings ?? [:]
    samples =
      try object.decodeIfPresent(SampleSettings.self, forKey: .samples)?.arguments
      ?? SampleArguments()
    policies =
      try object.decodeIfPresent([PolicySetting].self, forKey: .policies)?.map(\.policy) ?? []
    keyFunctions = try list(.keyFunctions) ?? []
    fonts = try object.decodeIfPresent(Folders.self, forKey: .fonts)?.paths
    baseline = try object.decodeIfPresent(String.self, forKey: .baseline)
  }
}

// MARK: Names

/// A string that must be one of the names there are.
private protocol CheckedName: Decodable {
  var text: String { get }
  init(checking text: String) throws
}

extension CheckedName {
  init(from decoder: any Decoder) throws {
    try self.init(checking: try decoder.singleValueContainer().decode(String.self))
  }
}

private struct LocaleName: CheckedName {
  let text: String

  init(checking text: String) throws {
    _ = try InputNames.locale(text)
    self.text = text
  }
}

private struct SizeName: CheckedName {
  let text: String

  init(checking text: String) throws {
    _ = try InputNames.sizes([text])
    self.text = text
  }
}

private struct DeviceName: CheckedName {
  let text: String

  init(checking text: String) throws {
    _ = try InputNames.devices([text])
    self.text = text
  }
}

private struct PresetName: CheckedName {
  let text: String

  init(checking text: String) throws {
    _ = try InputNames.choice("preset", text, of: ConditionMatrix.Preset.self)
    self.text = text
  }
}

/// One folder, or several.
private struct Folders: Decodable {
  let paths: [String]

  init(from decoder: any Decoder) throws {
    if let path = try? decoder.singleValueContainer().decode(String.self) {
      paths = [path]
    } else {
      paths = try decoder.singleValueContainer().decode([String].self)
    }
  }
}

/// A name of the file's own.
private struct FreeName: CodingKey {
  let stringValue: String
  var intValue: Int? { nil }

  init(stringValue: String) { self.stringValue = stringValue }
  init?(intValue: Int) { nil }
}

// MARK: Rules, samples, policies

private struct RuleSettings: Decodable {
  var settings: [String: AppConfiguration.RuleSetting] = [:]

  init(from decoder: any Decoder) throws {
    let object = try decoder.container(keyedBy: FreeName.self)
    for name in object.allKeys {
      guard RuleNames.all.contains(name.stringValue) else {
        throw DecodingError.dataCorruptedError(
          forKey: name, in: object,
          debugDescription: InputError.unknown(
            "rule", name.stringValue, among: RuleNames.all
          ).description)
      }
      settings[name.stringValue] = try object.decode(RuleSettingName.self, forKey: name).setting
    }
  }
}

private struct RuleSettingName: CheckedName {
  let text: String
  let setting: AppConfiguration.RuleSetting

  init(checking text: String) throws {
    self.text = text
    if text == "off" {
      setting = .off
    } else if let severity = Severity(rawValue: text) {
      setting = .severity(severity)
    } else {
      throw InputError.unknown(
        "severity", text, among: Severity.allCases.map(\.rawValue) + ["off"])
    }
  }
}

private struct SampleSettings: Decodable {
  private enum Member: String, CodingKey { case text, integer, number, arguments, keys }

  var arguments = SampleArguments()

  init(from decoder: any Decoder) throws {
    let object = try decoder.container(keyedBy: Member.self)
    if let text = try object.decodeIfPresent(String.self, forKey: .text) { arguments.text = text }
    if let number = try object.decodeIfPresent(Int.self, forKey: .integer) {
      arguments.integer = number
    }
    if let number = try object.decodeIfPresent(Double.self, forKey: .number) {
      arguments.number = number
    }
    set(try object.decodeIfPresent([Sample?].self, forKey: .arguments) ?? [], key: nil)
    guard object.contains(.keys) else { return }
    let keys = try object.nestedContainer(keyedBy: FreeName.self, forKey: .keys)
    for key in keys.allKeys {
      set(try keys.decode([Sample?].self, forKey: key), key: key.stringValue)
    }
  }

  /// Sets the arguments of a key from the first on; `null` leaves one as it is.
  private mutating func set(_ samples: [Sample?], key: String?) {
    for (index, sample) in samples.enumerated() {
      if let sample { arguments.set(sample.value, forArgument: index + 1, ofKey: key) }
    }
  }
}

private struct Sample: Decodable {
  let value: SampleValue

  init(from decoder: any Decoder) throws {
    let value = try decoder.singleValueContainer()
    if let text = try? value.decode(String.self) {
      self.value = .text(text)
    } else if let number = try? value.decode(Int.self) {
      self.value = .integer(number)
    } else if let number = try? value.decode(Double.self) {
      self.value = .number(number)
    } else {
      throw InputError("a sample is a text or a number; null leaves an argument as it is")
    }
  }
}

private struct PolicySetting: Decodable {
  private enum Member: String, CodingKey { case texts, mayTruncate, isOneLine, smallestScale }

  let policy: TextPolicy

  init(from decoder: any Decoder) throws {
    let object = try decoder.container(keyedBy: Member.self)
    let scale = try object.decodeIfPresent(Double.self, forKey: .smallestScale)
    do {
      policy = TextPolicy(
        texts: try object.decode(String.self, forKey: .texts),
        mayTruncate: try object.decodeIfPresent(Bool.self, forKey: .mayTruncate),
        isOneLine: try object.decodeIfPresent(Bool.self, forKey: .isOneLine),
        smallestScale: try scale.map { try InputNames.scale("smallestScale", $0) })
    } catch let error as InputError {
      throw DecodingError.dataCorruptedError(
        forKey: .smallestScale, in: object, debugDescription: error.description)
    }
  }
}
