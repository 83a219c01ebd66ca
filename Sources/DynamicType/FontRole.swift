internal import JSONDocuments
public import TextUnits

/// A font family of the platform: what it serves, and what stands in for it where it is missing.
public struct FontRole: Hashable, Sendable {
  /// A value of the text drawing and one of the display drawing.
  public struct Masters: Hashable, Sendable {
    public let text: Double
    public let display: Double
  }

  /// The platform's family.
  public let family: String
  /// Names the same family goes by in font files.
  public let alsoKnownAs: [String]
  /// The bundled family that plays it.
  public let standIn: String
  /// ISO 15924 scripts the family serves in every language.
  public let scripts: [String]
  /// Languages in which the family also serves ``languageScripts`` and comes before its rivals.
  public let languages: [String]
  public let languageScripts: [String]
  /// Whether the family draws emoji.
  public let isEmoji: Bool
  /// The advance of an emoji in ems, where it is not the stand-in's.
  public let emojiAdvance: Masters?
  /// Whether the platform adds its tracking to the family.
  public let isTracked: Bool
  /// Whether measured advances replace the stand-in's.
  public let hasMeasuredAdvances: Bool
  /// The factor on the stand-in's advances.
  public let factor: Masters
  /// The stand-in's optical sizes for the two drawings, where it has an axis for them.
  public let masters: Masters?
  /// OpenType features of the stand-in to set, by tag.
  public let features: [String: Int]
  /// Characters the platform's family does not have though the stand-in does.
  public let lacks: [ClosedRange<UInt32>]
  /// How far widths may be off, as a share; 0 where the profile's bands say it.
  public let margin: Double
  public let provenance: Provenance

  /// Whether the family is the one to serve Han in a locale, for the most specific of its
  /// languages that matches: 0 for none, more for longer matches.
  public func affinity(to locale: LocaleTag) -> Int {
    let full = locale.identifier
    let noRegion = [locale.language, locale.script].compactMap(\.self).joined(separator: "-")
    let noScript = [locale.language, locale.region].compactMap(\.self).joined(separator: "-")
    let matches = languages.filter { [full, noRegion, noScript, locale.language].contains($0) }
    return matches.map(\.utf8.count).max() ?? 0
  }
}

extension FontRole {
  /// Reads a role of a profile.
  ///
  /// - Precondition: the object has the members a profile needs.
  init(_ value: JSONValue) {
    let read = ProfileReader(value, context: "fonts")
    family = read.string("family")
    alsoKnownAs = read.strings("alsoKnownAs")
    standIn = read.string("standIn")
    scripts = read.strings("scripts")
    languages = read.strings("languages")
    languageScripts = read.strings("languageScripts")
    isEmoji = value["emoji"]?.boolValue ?? false
    emojiAdvance = value["emojiAdvance"].map(Self.masters)
    isTracked = value["tracked"]?.boolValue ?? false
    hasMeasuredAdvances = value["law"]?.stringValue == "overlay"
    factor = value["factor"].map(Self.masters) ?? Masters(text: 1, display: 1)
    masters = value["masters"].map(Self.masters)
    features = Dictionary(
      uniqueKeysWithValues: (value["features"]?.members ?? []).map {
        ($0.name, $0.value.integerValue ?? 0)
      })
    lacks = read.strings("lacks").map(Self.characters)
    margin = read.number("margin")
    provenance = read.provenance()
  }

  /// Reads a range of characters, as in `2460-24FF`.
  private static func characters(_ range: String) -> ClosedRange<UInt32> {
    let ends = range.split(separator: "-").compactMap { UInt32($0, radix: 16) }
    precondition(ends.count == 2 && ends[0] <= ends[1], "profile: no range of characters: \(range)")
    return ends[0]...ends[1]
  }

  private static func masters(_ value: JSONValue) -> Masters {
    let read = ProfileReader(value, context: "masters")
    return Masters(text: read.number("text"), display: read.number("display"))
  }
}
