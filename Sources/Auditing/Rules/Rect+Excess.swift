internal import LayoutPrediction
internal import TextUnits

extension Rect {
  /// What no eye sees: rounding to pixels moves a frame by less.
  static let tolerance: Points = 0.5

  /// The most that juts out of another rectangle at any edge of the axes; 0 where nothing does.
  func excess(beyond other: Rect, along axes: AxisSet) -> Points {
    var excess: Points = 0
    if axes.contains(.horizontal) {
      excess = max(excess, other.minX - minX, maxX - other.maxX)
    }
    if axes.contains(.vertical) {
      excess = max(excess, other.minY - minY, maxY - other.maxY)
    }
    return excess
  }
}

extension Size {
  /// How much larger it is than another at most; 0 where it is not.
  func excess(over other: Size) -> Points {
    max(0, width - other.width, height - other.height)
  }
}
