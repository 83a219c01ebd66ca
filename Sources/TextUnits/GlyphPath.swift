/// The contours of a drawn glyph in points: x to the right of the glyph's origin, y **down** from
/// the baseline, as screens count.
public struct GlyphPath: Hashable, Sendable {
  public struct Point: Hashable, Sendable {
    public var x: Points
    public var y: Points

    public init(x: Points, y: Points) {
      self.x = x
      self.y = y
    }
  }

  /// A piece of a contour, with absolute points.
  public enum Segment: Hashable, Sendable {
    case move(Point)
    case line(Point)
    case quadratic(control: Point, Point)
    case cubic(first: Point, second: Point, Point)
  }

  /// Contours one after the other; each begins with a move and is closed implicitly.
  public var segments: [Segment]

  public init(_ segments: [Segment] = []) {
    self.segments = segments
  }
}
