/// The laws by which a platform sets one family at any point size.
public struct FontScaling: Hashable, Sendable {
  /// The sizes between which an optically sized family passes from its text drawing (at and below
  /// the first) to its display drawing (at and above the second), linearly.
  public var opticalRange: ClosedRange<Points>
  /// Tracking by point size.
  public var tracking: PiecewiseLinear
  /// Height of one line, ascent and descent together.
  public var lineHeight: Ems

  public init(
    opticalRange: ClosedRange<Points>, tracking: PiecewiseLinear, lineHeight: Ems
  ) {
    self.opticalRange = opticalRange
    self.tracking = tracking
    self.lineHeight = lineHeight
  }

  /// The font at a size.
  ///
  /// - Parameters:
  ///   - pointSize: the size asked for.
  ///   - leading: baseline to baseline, where a text style gives one; `nil` sets lines solid.
  ///   - clusterSpacing: extra space after each cluster.
  /// - Complexity: O(log of the tracking table's length).
  public func font(
    atPointSize pointSize: Points, leading: Points? = nil, clusterSpacing: Points = 0
  ) -> SizedFont {
    let height = lineHeight * pointSize
    return SizedFont(
      pointSize: pointSize, opticalPosition: opticalPosition(atPointSize: pointSize),
      tracking: tracking(at: pointSize), clusterSpacing: clusterSpacing, lineHeight: height,
      linePitch: leading ?? height)
  }

  /// 0 for the text drawing, 1 for the display drawing.
  public func opticalPosition(atPointSize pointSize: Points) -> Double {
    let span = opticalRange.upperBound - opticalRange.lowerBound
    guard span > 0 else { return pointSize > opticalRange.lowerBound ? 1 : 0 }
    return min(max((pointSize - opticalRange.lowerBound) / span, 0), 1)
  }
}
