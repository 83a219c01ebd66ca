internal import TextUnits

/// A screen that takes what it is offered, a bar and the content in what the bar leaves.
class BarredElement: WrappingElement {
  fileprivate let barHeight: Points
  fileprivate let origin: ViewOrigin

  fileprivate init(_ content: LayoutElement, barHeight: Points, origin: ViewOrigin) {
    self.barHeight = barHeight
    self.origin = origin
    super.init(content)
  }

  override func measure(_ proposal: Proposal) -> Size {
    let inner = content.size(offer(proposal))
    return Size(proposal.width ?? inner.width, proposal.height ?? inner.height + barHeight)
  }

  fileprivate func offer(_ proposal: Proposal) -> Proposal {
    Proposal(proposal.width, proposal.height.map { max(0, $0 - barHeight) })
  }
}

/// A screen with a navigation bar: the bar's title and items, and the content below it.
final class NavigationElement: BarredElement {
  private let bar: LayoutElement

  /// - Parameter bar: laid out in the bar's region.
  init(_ content: LayoutElement, bar: LayoutElement, barHeight: Points, origin: ViewOrigin) {
    self.bar = bar
    super.init(content, barHeight: barHeight, origin: origin)
  }

  override func place(
    _ proposal: Proposal, at point: Point, _ context: PlacementContext
  ) -> [PlacedView] {
    let frame = Rect(point, size(proposal))
    let barRect = Rect(x: frame.minX, y: frame.minY, width: frame.width, height: barHeight)
    var barContext = context
    barContext.container = barRect
    var below = context.safeArea(less: EdgeInsets(top: barHeight))
    below.container = Rect(
      x: context.container.minX, y: max(context.container.minY, barRect.maxY),
      width: context.container.width,
      height: max(0, context.container.maxY - max(context.container.minY, barRect.maxY)))
    let offer = Proposal(frame.width, max(0, frame.height - barHeight))
    let inner = content.size(offer)
    let children =
      bar.place(Proposal(barRect.size), at: barRect.origin, barContext)
      + content.place(
        offer,
        at: Point(
          frame.minX + (frame.width - inner.width) / 2,
          barRect.maxY + max(0, (offer.height ?? 0) - inner.height) / 2),
        below)
    return [origin.placed(frame, context, children: children)]
  }
}

/// A screen with a bar of tabs at its bottom.
final class TabBarElement: BarredElement {
  private let tabs: [LayoutElement]

  init(_ content: LayoutElement, tabs: [LayoutElement], barHeight: Points, origin: ViewOrigin) {
    self.tabs = tabs
    super.init(content, barHeight: barHeight, origin: origin)
  }

  override func place(
    _ proposal: Proposal, at point: Point, _ context: PlacementContext
  ) -> [PlacedView] {
    let frame = Rect(point, size(proposal))
    let bar = Rect(
      x: frame.minX, y: frame.maxY - barHeight, width: frame.width, height: barHeight)
    var above = context.safeArea(less: EdgeInsets(bottom: barHeight))
    above.container =
      context.container.intersection(
        Rect(x: frame.minX, y: frame.minY, width: frame.width, height: frame.height - barHeight))
      ?? context.container
    var children = content.place(offer(proposal), at: point, above)
    let width = frame.width / Points(max(tabs.count, 1))
    for (index, tab) in tabs.enumerated() {
      let cell = Rect(
        x: bar.minX + Points(index) * width, y: bar.minY, width: width, height: min(49, barHeight))
      var inside = context
      inside.container = cell
      let own = tab.size(Proposal(cell.size))
      children += tab.place(
        Proposal(cell.size),
        at: Point(cell.minX + (width - own.width) / 2, cell.minY + (cell.height - own.height) / 2),
        inside)
    }
    return [origin.placed(frame, context, children: children)]
  }
}
