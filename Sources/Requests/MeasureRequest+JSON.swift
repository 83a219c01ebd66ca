internal import DynamicType
public import JSONDocuments
internal import LineBreaking
internal import TextUnits

extension MeasureRequest {
  /// The members an object may have, in the order of the manual.
  public static let memberNames = [
    "id", "text", "locale", "style", "size", "width", "lines", "height", "profile", "fontSize",
    "family", "weight", "italic", "bold", "lineBreak", "wordBreak", "overflowWrap", "hyphens",
    "letterSpacing", "minScale", "truncate",
  ]

  /// Reads an object of JSON Lines.
  ///
  /// - Throws: ``InputError`` naming the member that is wrong.
  public init(_ value: JSONValue) throws {
    guard let members = value.members else {
      throw InputError("a request is an object like {\"text\":\"Save\",\"locale\":\"en\"}")
    }
    for member in members where !Self.memberNames.contains(member.name) {
      throw InputError.unknown("member", member.name, among: Self.memberNames)
    }
    let read = MemberReader(value)
    guard let text = try read.string("text") else { throw InputError("\"text\" is missing") }
    guard let locale = try read.string("locale") else {
      throw InputError("\"locale\" is missing; break rules and fonts depend on it")
    }
    self.init(text: text, locale: try InputNames.locale(locale))
    if let name = try read.string("profile") { profile = try InputNames.profile(name) }
    try readFont(read)
    try readRules(read)
    try readRoom(read)
  }

  private mutating func readFont(_ read: MemberReader) throws {
    let style = try read.string("style").map(InputNames.style)
    if let points = try read.number("fontSize") {
      guard style == nil else { throw InputError("give \"style\" or \"fontSize\", not both") }
      font.size = .fixed(try InputNames.fontSize("fontSize", points))
    } else if let style {
      font.size = .style(style)
    }
    if let name = try read.string("size") { size = try InputNames.size(name) }
    font.family = try read.string("family")
    font.weight = try read.string("weight").map(InputNames.weight)
    font.isItalic = try read.bool("italic") ?? false
    isBoldTextOn = try read.bool("bold") ?? false
    if let spacing = try read.number("letterSpacing") {
      font.clusterSpacing = try InputNames.spacing("letterSpacing", spacing)
    }
  }

  private mutating func readRules(_ read: MemberReader) throws {
    if let name = try read.string("lineBreak"), name != "auto" {
      rules.strictness = try InputNames.choice(
        "lineBreak", name, of: LineBreakRules.Strictness.self)
    }
    if let name = try read.string("wordBreak") {
      rules.wordBreak = try InputNames.choice("wordBreak", name, of: LineBreakRules.WordBreak.self)
    }
    if let name = try read.string("hyphens") {
      rules.hyphens = try InputNames.choice("hyphens", name, of: LineBreakRules.Hyphens.self)
    }
    if let name = try read.string("overflowWrap") {
      constraints.overflowWrap = try InputNames.choice(
        "overflowWrap", name, of: LineConstraints.OverflowWrap.self)
    }
  }

  private mutating func readRoom(_ read: MemberReader) throws {
    if let width = try read.number("width") {
      constraints.width = try InputNames.length("width", width)
    }
    if let height = try read.number("height") {
      constraints.height = try InputNames.length("height", height)
    }
    constraints.lines = try read.count("lines")
    if let scale = try read.number("minScale") {
      constraints.minimumScale = try InputNames.scale("minScale", scale)
    }
    if let name = try read.string("truncate") {
      constraints.truncation = try InputNames.choice(
        "truncate", name, of: LineConstraints.Truncation.self)
    }
  }
}

/// Reads members of an object by type; `null` counts as left out.
private struct MemberReader {
  private let object: JSONValue

  init(_ object: JSONValue) {
    self.object = object
  }

  func string(_ name: String) throws -> String? {
    try read(name, "a string", \.stringValue)
  }

  func number(_ name: String) throws -> Double? {
    try read(name, "a number", \.doubleValue)
  }

  func bool(_ name: String) throws -> Bool? {
    try read(name, "true or false", \.boolValue)
  }

  func count(_ name: String) throws -> Int? {
    guard let number = try number(name) else { return nil }
    guard let count = Int(exactly: number), count > 0 else {
      throw InputError(
        "\"\(name)\" is \(number); give a whole number above 0, or null for no limit")
    }
    return count
  }

  private func read<T>(
    _ name: String, _ kind: String, _ property: KeyPath<JSONValue, T?>
  ) throws -> T? {
    guard let value = object[name], value != .null else { return nil }
    guard let read = value[keyPath: property] else {
      throw InputError("\"\(name)\" is \(value.kind), not \(kind)")
    }
    return read
  }
}
