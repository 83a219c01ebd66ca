internal import TextUnits

/// What a view knows of its surroundings when it is placed.
struct PlacementContext {
  /// The region the view's contents should stay inside: the screen without its safe areas, a
  /// list row, a scroll view across its axis.
  var container: Rect
  /// Axes along which an ancestor lets the person move the content.
  var scrollAxes: AxisSet = []
  /// What ancestors cut the drawing to; `nil` where nothing does.
  var clip: Rect?
  /// Where the safe area of a whole screen ends; `nil` in a part of one.
  var edges: ScreenEdges?

  /// The same with a narrower region to draw in.
  func clipped(to rect: Rect) -> PlacementContext {
    var context = self
    // Axis by axis: what lies below the edge of a scroll view is as wide as it was.
    context.clip = clip.map { rect.overlap($0) } ?? rect
    return context
  }

  /// The same with what a bar or an inset takes cut off the safe area.
  func safeArea(less insets: EdgeInsets) -> PlacementContext {
    var context = self
    context.edges?.content = edges?.content.inset(by: insets) ?? .zero
    return context
  }

  /// The same for a view that ignores the safe area at some edges, by so much each.
  func ignoringSafeArea(_ insets: EdgeInsets) -> PlacementContext {
    let outwards = EdgeInsets(
      top: -insets.top, leading: -insets.leading, bottom: -insets.bottom,
      trailing: -insets.trailing)
    var context = self
    context.container = container.inset(by: outwards)
    context.edges?.content = edges?.content.inset(by: outwards) ?? .zero
    return context
  }

  /// The same as it looks in a mirror that stands upright at `middle`.
  func mirrored(about middle: Points) -> PlacementContext {
    func mirrored(_ rect: Rect) -> Rect { rect.mirrored(about: middle) }
    var context = self
    context.container = mirrored(container)
    context.clip = clip.map(mirrored)
    context.edges = edges.map {
      ScreenEdges(
        safeArea: mirrored($0.safeArea), content: mirrored($0.content),
        screen: mirrored($0.screen))
    }
    return context
  }
}
