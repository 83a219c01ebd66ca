internal import TextUnits

/// A stretch of clusters with one direction and one font.
public struct TextPiece: Hashable, Sendable {
  /// The first cluster; the piece reaches to the next piece or the text's end.
  public var start: Int32
  /// Bidi embedding level; odd ones run from right to left.
  public var level: UInt8
  /// Position in ``PreparedText/fonts``.
  public var font: Int
  /// The font's "…" (U+2026).
  public var ellipsis: OpticalAdvance
  /// The font's hyphen (U+2010, else U+002D), shown at soft hyphens.
  public var hyphen: OpticalAdvance
  /// Whether the platform tracks the font, and so its ellipsis and hyphen.
  public var isTracked: Bool

  public init(
    start: Int32, level: UInt8 = 0, font: Int = 0, ellipsis: OpticalAdvance,
    hyphen: OpticalAdvance, isTracked: Bool = false
  ) {
    self.start = start
    self.level = level
    self.font = font
    self.ellipsis = ellipsis
    self.hyphen = hyphen
    self.isTracked = isTracked
  }

  /// The width of the piece's ellipsis at a size.
  func ellipsisWidth(in font: SizedFont) -> Points {
    ellipsis.width(in: font, isTracked: isTracked)
  }

  /// The width of the piece's hyphen at a size.
  func hyphenWidth(in font: SizedFont) -> Points {
    hyphen.width(in: font, isTracked: isTracked)
  }
}
