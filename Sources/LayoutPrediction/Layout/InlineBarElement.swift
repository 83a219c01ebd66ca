internal import TextUnits

/// The row of a navigation bar: buttons at both sides, and an inline title in the middle of the
/// screen, or beside the buttons where it is too long for that.
final class InlineBarElement: LayoutElement {
  private let leading: LayoutElement?
  private let title: LayoutElement?
  private let trailing: LayoutElement?
  private let metrics: LayoutMetrics

  init(
    leading: LayoutElement?, title: LayoutElement?, trailing: LayoutElement?,
    metrics: LayoutMetrics
  ) {
    self.leading = leading
    self.title = title
    self.trailing = trailing
    self.metrics = metrics
  }

  private var height: Points { metrics["navigationBarRow"] }

  override func measure(_ proposal: Proposal) -> Size {
    let items = [leading, title, trailing].compactMap { $0?.size(.unspecified).width }
    let ideal =
      items.reduce(0, +) + 2 * metrics["barItemSideInset"]
      + metrics["barItemSpacing"] * Points(max(items.count - 1, 0))
    return Size(proposal.width.flatMap { $0.isFinite ? $0 : nil } ?? ideal, height)
  }

  override func place(
    _ proposal: Proposal, at origin: Point, _ context: PlacementContext
  ) -> [PlacedView] {
    let width = size(proposal).width
    let side = metrics["barItemSideInset"]
    let gap = metrics["barItemSpacing"]
    var placed: [PlacedView] = []
    func put(_ element: LayoutElement, _ offer: Proposal, x: Points) {
      let y = origin.y + (height - element.size(offer).height) / 2
      placed += element.place(offer, at: Point(origin.x + x, y), context)
    }
    var (left, right) = (metrics.bySizeClass("navigationBarSideInset"), width)
    right -= left
    if let leading {
      put(leading, .unspecified, x: side)
      left = side + leading.size(.unspecified).width + gap
    }
    if let trailing {
      let own = trailing.size(.unspecified).width
      put(trailing, .unspecified, x: width - side - own)
      right = width - side - own - gap
    }
    if let title {
      let offer = Proposal(max(0, right - left), nil)
      let own = title.size(offer).width
      put(title, offer, x: max(left, min((width - own) / 2, right - own)))
    }
    return placed
  }
}
