internal import TextUnits

/// A view ready to be laid out under one condition: it answers proposals with sizes, and places
/// itself and its children.
///
/// Sizes are remembered by proposal, so that a subtree is measured once for each offer however
/// often its ancestors ask. Elements live for one layout on one thread.
class LayoutElement {
  private var sizes = OfferMemo<Size>()

  /// The size taken of an offer; never NaN, never negative.
  final func size(_ proposal: Proposal) -> Size {
    if let known = sizes[proposal] { return known }
    let measured = measure(proposal)
    let size = Size(max(0, measured.width), max(0, measured.height))
    sizes.remember(size, to: proposal)
    return size
  }

  /// Works a size out. For subclasses; callers use ``size(_:)``.
  func measure(_ proposal: Proposal) -> Size { .zero }

  /// Places the element at a point with the size it takes of an offer.
  func place(_ proposal: Proposal, at origin: Point, _ context: PlacementContext) -> [PlacedView] {
    []
  }

  /// Distances from the top of the first and last baselines, for a size taken of an offer; `nil`
  /// where there is no text.
  func baselines(_ proposal: Proposal) -> Baselines? { nil }

  /// What the element wants between itself and its neighbours.
  var spacing: SpacingPreference { .standard }

  /// Who is asked first for room in a stack (`layoutPriority`).
  var priority: Double { 0 }

  /// Whether the element is a spacer, which grows along the axis of its stack only.
  var isSpacer: Bool { false }
}

/// Distances of baselines from the top of a view.
struct Baselines {
  var first: Points
  var last: Points
}

/// An element with one inside, which it passes everything on to.
class WrappingElement: LayoutElement {
  let content: LayoutElement

  init(_ content: LayoutElement) {
    self.content = content
  }

  override func measure(_ proposal: Proposal) -> Size { content.size(proposal) }

  override func place(
    _ proposal: Proposal, at origin: Point, _ context: PlacementContext
  ) -> [PlacedView] {
    content.place(proposal, at: origin, context)
  }

  override func baselines(_ proposal: Proposal) -> Baselines? { content.baselines(proposal) }
  override var spacing: SpacingPreference { content.spacing }
  override var priority: Double { content.priority }
  override var isSpacer: Bool { content.isSpacer }
}
