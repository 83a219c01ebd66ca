/// Why a line ended where it did.
public enum BreakReason: UInt8, Hashable, Sendable, CaseIterable {
  /// The text is over.
  case end
  /// A character that always ends a line: line feed, paragraph separator (UAX 14 LB4, LB5).
  case mandatory
  /// Between words: after white space, or where a dictionary finds the next word (Thai, Khmer).
  case word
  /// After a hyphen or dash that the text itself has.
  case hyphen
  /// At a soft hyphen (U+00AD), which shows as a hyphen.
  case softHyphen
  /// Between characters of a script that is set without spaces (ideographs, kana, Hangul
  /// syllables).
  case ideographic
  /// Between phrases (bunsetsu), which a phrase-wise setting prefers to single characters.
  case phrase
  /// At any character, because the text asked for that (`line-break: anywhere`).
  case anywhere
  /// Inside what should stay whole, because nothing else fitted.
  case emergency

  /// The name in JSON answers and diagrams.
  public var name: String {
    switch self {
    case .end: "end"
    case .mandatory: "mandatory"
    case .word: "word"
    case .hyphen: "hyphen"
    case .softHyphen: "soft-hyphen"
    case .ideographic: "ideographic"
    case .phrase: "phrase"
    case .anywhere: "anywhere"
    case .emergency: "emergency"
    }
  }
}
