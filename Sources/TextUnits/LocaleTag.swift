/// A language tag as string catalogs and `.lproj` folders write it: `ja`, `pt-BR`, `zh-Hant-HK`.
///
/// Both `-` and `_` separate subtags (BCP 47 and POSIX style); the case of each part is
/// normalised, so `ZH_hans` equals `zh-Hans`.
public struct LocaleTag: Hashable, Sendable, Comparable, CustomStringConvertible {
  /// ISO 639 code in lower case, such as `zh`.
  public let language: String
  /// ISO 15924 code in title case, such as `Hans`, where the tag names one.
  public let script: String?
  /// ISO 3166 code or UN M.49 number, such as `HK` or `419`, where the tag names one.
  public let region: String?

  /// Reads a tag; `nil` where it is not of the form language[-Script][-Region][-variant…].
  ///
  /// Variants and extensions (`de-DE-1996`, `ja@lb=strict`) are accepted and dropped: no rule of
  /// measurement depends on them.
  public init?(_ tag: String) {
    let base = tag.split(separator: "@", omittingEmptySubsequences: false).first ?? ""
    var parts = base.split(
      omittingEmptySubsequences: false, whereSeparator: { $0 == "-" || $0 == "_" })[...]
    guard let language = parts.popFirst(), (2...8).contains(language.count),
      language.allSatisfy(Self.isLetter)
    else { return nil }
    self.language = language.lowercased()
    if let part = parts.first, part.count == 4, part.allSatisfy(Self.isLetter) {
      script = part.prefix(1).uppercased() + part.dropFirst().lowercased()
      parts.removeFirst()
    } else {
      script = nil
    }
    if let part = parts.first,
      (part.count == 2 && part.allSatisfy(Self.isLetter))
        || (part.count == 3 && part.allSatisfy(Self.isDigit))
    {
      region = part.uppercased()
      parts.removeFirst()
    } else {
      region = nil
    }
    guard
      parts.allSatisfy({
        (1...8).contains($0.count) && $0.allSatisfy { Self.isLetter($0) || Self.isDigit($0) }
      })
    else { return nil }
  }

  /// The tag in BCP 47 form, as in `zh-Hant-HK`.
  public var identifier: String {
    [language, script, region].compactMap(\.self).joined(separator: "-")
  }

  public var description: String { identifier }

  /// Whether text of the language runs from right to left unless its characters say otherwise.
  public var isRightToLeft: Bool {
    switch script {
    case "Arab", "Hebr", "Syrc", "Thaa", "Nkoo", "Adlm", "Rohg": true
    case nil: Self.rightToLeftLanguages.contains(language)
    default: false
    }
  }

  public static func < (left: LocaleTag, right: LocaleTag) -> Bool {
    left.identifier < right.identifier
  }

  /// Languages whose default script in CLDR's likely subtags runs from right to left.
  private static let rightToLeftLanguages: Set<String> = [
    "ar", "he", "iw", "fa", "ur", "yi", "ji", "ps", "sd", "ug", "ckb", "dv", "syr", "nqo", "arc",
    "arz", "mzn", "lrc", "rhg",
  ]

  private static func isLetter(_ character: Character) -> Bool {
    character.isASCII && character.isLetter
  }

  private static func isDigit(_ character: Character) -> Bool {
    character.isASCII && character.isNumber
  }
}
