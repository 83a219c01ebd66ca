internal import TextUnits

/// `ignoresSafeArea`: takes the room it would take, and is drawn up to the edges of the screen
/// where it reaches those of the safe area.
///
/// The content is offered as much more as it grows, and stands at the top leading corner of that:
/// the rule of OpenSwiftUI's `_SafeAreaRegionsIgnoringLayout`. A view that does not reach the edge
/// stays where it is.
final class SafeAreaIgnoringElement: WrappingElement {
  private let edges: EdgeSet

  init(_ content: LayoutElement, edges: EdgeSet) {
    self.edges = edges
    super.init(content)
  }

  override func place(
    _ proposal: Proposal, at origin: Point, _ context: PlacementContext
  ) -> [PlacedView] {
    let reach =
      context.edges?.reach(of: Rect(origin, size(proposal)), at: edges) ?? .zero
    let offer = Proposal(
      proposal.width.map { $0 + reach[.horizontal] }, proposal.height.map { $0 + reach[.vertical] })
    return content.place(
      offer, at: Point(origin.x - reach.leading, origin.y - reach.top),
      context.ignoringSafeArea(reach))
  }
}

/// `safeAreaInset`: a view at an edge, and the content in what it leaves.
final class SafeAreaInsetElement: WrappingElement {
  private let inset: LayoutElement
  private let edge: EdgeSet
  private let gap: Points

  init(_ content: LayoutElement, inset: LayoutElement, edge: EdgeSet, spacing: Points) {
    self.inset = inset
    self.edge = edge
    gap = spacing
    super.init(content)
  }

  private var axis: Axis { edge == .leading || edge == .trailing ? .horizontal : .vertical }

  private func insetOffer(_ proposal: Proposal) -> Proposal {
    var offer = proposal
    offer[axis] = nil
    return offer
  }

  private func thickness(_ proposal: Proposal) -> Points {
    inset.size(insetOffer(proposal))[axis] + gap
  }

  private func offer(_ proposal: Proposal) -> Proposal {
    var offer = proposal
    offer[axis] = proposal[axis].map { max(0, $0 - thickness(proposal)) }
    return offer
  }

  override func measure(_ proposal: Proposal) -> Size {
    var size = content.size(offer(proposal))
    size[axis] += thickness(proposal)
    return size
  }

  override func place(
    _ proposal: Proposal, at point: Point, _ context: PlacementContext
  ) -> [PlacedView] {
    let frame = Rect(point, size(proposal))
    let own = inset.size(insetOffer(proposal))
    let isFirst = edge == .top || edge == .leading
    var contentPoint = point
    var insetPoint = point
    if isFirst {
      contentPoint[axis] += thickness(proposal)
    } else {
      insetPoint[axis] = (axis == .horizontal ? frame.maxX : frame.maxY) - own[axis]
    }
    insetPoint[axis.cross] += (frame.size[axis.cross] - own[axis.cross]) / 2
    return content.place(
      offer(proposal), at: contentPoint,
      context.safeArea(less: edge.insets(thickness(proposal))))
      + inset.place(insetOffer(proposal), at: insetPoint, context)
  }
}
