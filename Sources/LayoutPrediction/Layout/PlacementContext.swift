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

  /// The same with a narrower region to draw in.
  func clipped(to rect: Rect) -> PlacementContext {
    var context = self
    context.clip = clip.map { $0.intersection(rect) ?? Rect(rect.origin, .zero) } ?? rect
    return context
  }
}
