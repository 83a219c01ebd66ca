/// How a font behaves at one point size: the numbers that turn prepared text into points.
public struct SizedFont: Hashable, Sendable {
  /// Points to the em.
  public var pointSize: Points
  /// Where between the text (0) and display (1) drawing of an optically sized font.
  public var opticalPosition: Double
  /// Added to the advance of every cluster of the platform's system font.
  public var tracking: Points
  /// Added to the advance of every cluster (`tracking(_:)`, CSS `letter-spacing`).
  public var clusterSpacing: Points
  /// Height of a single line.
  public var lineHeight: Points
  /// Distance from one baseline to the next.
  public var linePitch: Points

  public init(
    pointSize: Points, opticalPosition: Double = 0, tracking: Points = 0,
    clusterSpacing: Points = 0, lineHeight: Points, linePitch: Points? = nil
  ) {
    self.pointSize = pointSize
    self.opticalPosition = opticalPosition
    self.tracking = tracking
    self.clusterSpacing = clusterSpacing
    self.lineHeight = lineHeight
    self.linePitch = linePitch ?? lineHeight
  }

  /// The height of lines set one below the other: `lineHeight + (count − 1) × linePitch`.
  public func height(ofLines count: Int) -> Points {
    count == 0 ? 0 : lineHeight + Points(count - 1) * linePitch
  }
}
