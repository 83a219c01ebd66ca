public import Typeface

/// A stretch of text with one direction, one script and one font: what is shaped in one call.
public struct TextRun: Hashable, Sendable {
  /// UTF-16 offsets in the whole text.
  public var range: Range<Int>
  /// Bidi embedding level (UAX 9); odd levels run from right to left.
  public var level: UInt8
  /// ISO 15924 script; Han, kana and bopomofo count as one (`Hani`).
  public var script: FourCharacterTag
  /// Position in the ``FontStack``'s candidates.
  public var font: Int

  public var isRightToLeft: Bool { level & 1 == 1 }
}
