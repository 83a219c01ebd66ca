public import TextUnits

/// One glyph of a shaped run.
public struct ShapedGlyph: Hashable, Sendable {
  /// The glyph's number in its face; 0 is `.notdef`, the box for what the face lacks.
  public var glyph: UInt32
  /// UTF-16 offset, in the whole text, of the first unit of the cluster the glyph belongs to.
  public var cluster: Int32
  /// Horizontal advance in font units, kerning included.
  public var advance: FontUnits
  /// Offset of the drawn glyph from the pen, in font units, y up.
  public var xOffset: FontUnits
  public var yOffset: FontUnits
  /// Whether text cut before this glyph's cluster would have to be shaped anew
  /// (`HB_GLYPH_FLAG_UNSAFE_TO_BREAK`).
  public var isUnsafeToBreak: Bool
}
