/// A line of text as it is drawn: glyphs in the order they stand, left to right.
public struct DrawnLine: Hashable, Sendable {
  public struct Glyph: Hashable, Sendable {
    /// The glyph's number in its face.
    public var number: UInt32
    /// The family the outline comes from.
    public var family: String
    /// The origin, to the right of the line's left end.
    public var x: Points
    /// The origin, below the baseline; negative for a mark set above its place.
    public var y: Points
    /// From here to the next glyph's place, kerning and spacing included.
    public var advance: Points
    /// The characters the glyph stands for; empty for all but the first glyph of a cluster.
    public var text: String
    /// The contours; empty for white space, `nil` where the font has only a picture (emoji).
    public var path: GlyphPath?

    public init(
      number: UInt32, family: String, x: Points, y: Points, advance: Points, text: String,
      path: GlyphPath?
    ) {
      self.number = number
      self.family = family
      self.x = x
      self.y = y
      self.advance = advance
      self.text = text
      self.path = path
    }
  }

  public var glyphs: [Glyph]
  /// The sum of all advances.
  public var width: Points
  /// The baseline, below the top of the first line.
  public var baseline: Points

  public init(glyphs: [Glyph], width: Points, baseline: Points) {
    self.glyphs = glyphs
    self.width = width
    self.baseline = baseline
  }
}
