internal import TextUnits

/// What a view knows of its surroundings when it is placed.
struct PlacementContext {
  /// The region the view's contents should stay inside: the screen without its safe areas, a
  /// list row, a scroll view across its axis.
  var container: Rect
  /// Axes along which an ancestor lets the person move the content.
  var scrollAxes: Set<Axis> = []
  /// What ancestors cut the drawing to; `nil` where nothing does.
  var clip: Rect?
  /// Where the safe area of a whole screen ends; `nil` in a part of one.
  var edges: ScreenEdges?

  /// The same with a narrower region to draw in.
  func clipped(to rect: Rect) -> PlacementContext {
    var context = self
    context.clip = clip.map { $0.intersection(rect) ?? Rect(rect.origin, .zero) } ?? rect
    return context
  }
}

/// The safe area of a screen, and the screen around it.
struct ScreenEdges {
  let safeArea: Rect
  let screen: Rect

  /// What shows of a scroll view: one that reaches an edge of the safe area lets its content be
  /// seen up to the edge of the screen, along the axes it scrolls on.
  func shown(_ frame: Rect, scrolling axes: Set<Axis>) -> Rect {
    var insets = EdgeInsets.zero
    if axes.contains(.horizontal) {
      if frame.minX <= safeArea.minX { insets.leading = min(0, screen.minX - frame.minX) }
      if frame.maxX >= safeArea.maxX { insets.trailing = min(0, frame.maxX - screen.maxX) }
    }
    if axes.contains(.vertical) {
      if frame.minY <= safeArea.minY { insets.top = min(0, screen.minY - frame.minY) }
      if frame.maxY >= safeArea.maxY { insets.bottom = min(0, frame.maxY - screen.maxY) }
    }
    return frame.inset(by: insets)
  }
}
