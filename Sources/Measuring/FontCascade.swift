internal import DynamicType
internal import Shaping
internal import TextUnits
internal import Typeface

/// The order in which a platform's families serve a text.
enum FontCascade {
  /// The candidates of a request: the system font, the fonts of the locale's own writing, the
  /// other fonts in the profile's order. A family the user has is taken as itself, one they lack
  /// is played by its stand-in; a family with neither is left out.
  static func candidates(
    for request: FontRequest, locale: LocaleTag, profile: PlatformProfile, book: FontBook
  ) -> [(FontStack.Candidate, FontRole?)] {
    let ordered = profile.fonts.enumerated().sorted { left, right in
      let (a, b) = (rank(left, in: locale), rank(right, in: locale))
      return a == b ? left.offset < right.offset : a < b
    }
    let han = ordered.first { $0.element.affinity(to: locale) > 0 } ?? firstForHan(ordered)
    return ordered.compactMap { offset, role in
      candidate(role, request, servesHan: offset == han?.offset, book: book).map { ($0, role) }
    }
  }

  /// The system font first, then what the locale prefers, then the rest.
  private static func rank(
    _ role: EnumeratedSequence<[FontRole]>.Element, in locale: LocaleTag
  ) -> Int {
    role.offset == 0 ? -1000 : -role.element.affinity(to: locale)
  }

  /// Where the language does not say whose ideographs they are, the first of the list decides.
  private static func firstForHan(
    _ ordered: [EnumeratedSequence<[FontRole]>.Element]
  ) -> EnumeratedSequence<[FontRole]>.Element? {
    ordered.first { $0.element.languages.contains("zh-Hans") }
  }

  private static func candidate(
    _ role: FontRole, _ request: FontRequest, servesHan: Bool, book: FontBook
  ) -> FontStack.Candidate? {
    let own = ([role.family] + role.alsoKnownAs).first { name in
      // A bundled font of the platform's name is still another version of it.
      name != role.standIn && book.has(family: name)
    }
    guard
      let record = book.record(
        family: own ?? role.standIn, weight: request.weight, isItalic: request.isItalic)
    else { return nil }
    let scripts = role.scripts + (servesHan ? role.languageScripts : [])
    return FontStack.Candidate(
      record: record, platformFamily: role.family, isStandIn: own == nil,
      scripts: Set(scripts.map(FourCharacterTag.init)), isEmoji: role.isEmoji,
      lacks: own == nil ? role.lacks : [])
  }
}
