/// The laws by which a platform sets one family at any point size.
public struct FontScaling: Hashable, Sendable {
  /// Where between the text drawing (0) and the display drawing (1) of an optically sized family
  /// a point size lies.
  public var opticalBlend: PiecewiseLinear
  /// Tracking by point size.
  public var tracking: PiecewiseLinear
  /// Height of one line, ascent and descent together.
  public var lineHeight: Ems

  public init(
    opticalBlend: PiecewiseLinear, tracking: PiecewiseLinear, lineHeight: Ems
  ) {
    self.opticalBlend = opticalBlend
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
      pointSize: pointSize, opticalPosition: opticalBlend(at: pointSize),
      tracking: tracking(at: pointSize), clusterSpacing: clusterSpacing, lineHeight: height,
      linePitch: leading ?? height)
  }
}
