internal import TextUnits

/// The safe area of a whole screen, and the screen around it.
struct ScreenEdges {
  /// What the system leaves of the screen.
  let safeArea: Rect
  /// What bars and insets leave of that where the view stands.
  var content: Rect
  let screen: Rect

  /// What shows of a scroll view: one that reaches an edge of the safe area lets its content be
  /// seen up to the edge of the screen, along the axes it scrolls on.
  func shown(_ frame: Rect, scrolling axes: AxisSet) -> Rect {
    let reach = distances(from: frame, touching: safeArea)
    return frame.inset(
      by: EdgeInsets(
        top: axes.contains(.vertical) ? -reach.top : 0,
        leading: axes.contains(.horizontal) ? -reach.leading : 0,
        bottom: axes.contains(.vertical) ? -reach.bottom : 0,
        trailing: axes.contains(.horizontal) ? -reach.trailing : 0))
  }

  /// How far a view that ignores the safe area grows at each edge: to the screen's where it
  /// reaches the safe area's, and not at all where it does not.
  func reach(of frame: Rect, at edges: EdgeSet) -> EdgeInsets {
    let (reach, chosen) = (distances(from: frame, touching: content), edges.insets(1))
    return EdgeInsets(
      top: reach.top * chosen.top, leading: reach.leading * chosen.leading,
      bottom: reach.bottom * chosen.bottom, trailing: reach.trailing * chosen.trailing)
  }

  /// Distances to the edges of the screen where a frame reaches those of a region, never below
  /// nothing.
  private func distances(from frame: Rect, touching region: Rect) -> EdgeInsets {
    func distance(_ isReached: Bool, _ length: Points) -> Points {
      isReached ? max(0, length) : 0
    }
    // Sums of doubles may end a hair before the edge they reach.
    let hair = 1.0 / 1024
    return EdgeInsets(
      top: distance(frame.minY <= region.minY + hair, frame.minY - screen.minY),
      leading: distance(frame.minX <= region.minX + hair, frame.minX - screen.minX),
      bottom: distance(frame.maxY >= region.maxY - hair, screen.maxY - frame.maxY),
      trailing: distance(frame.maxX >= region.maxX - hair, screen.maxX - frame.maxX))
  }
}
