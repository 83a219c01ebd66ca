internal import TextUnits

/// Children one over the other (`ZStack`).
final class OverlayStackElement: LayoutElement {
  private let children: [LayoutElement]
  private let alignment: Alignment

  init(_ children: [LayoutElement], alignment: Alignment) {
    self.children = children
    self.alignment = alignment
  }

  override func measure(_ proposal: Proposal) -> Size {
    children.map { $0.size(proposal) }.reduce(.zero) {
      Size(max($0.width, $1.width), max($0.height, $1.height))
    }
  }

  override func place(
    _ proposal: Proposal, at origin: Point, _ context: PlacementContext
  ) -> [PlacedView] {
    let size = size(proposal)
    return children.flatMap { child in
      let own = child.size(proposal)
      return child.place(
        proposal,
        at: Point(
          origin.x + (size.width - own.width) * alignment.horizontal.share,
          origin.y + (size.height - own.height) * alignment.vertical.share),
        context)
    }
  }

  override func baselines(_ proposal: Proposal) -> Baselines? {
    children.lazy.compactMap { $0.baselines(proposal) }.first
  }
}

/// `overlay` and `background`: a second view in the first one's frame, which it does not change.
final class SecondaryElement: WrappingElement {
  private let secondary: LayoutElement
  private let alignment: Alignment
  private let isBehind: Bool

  init(_ content: LayoutElement, secondary: LayoutElement, alignment: Alignment, isBehind: Bool) {
    self.secondary = secondary
    self.alignment = alignment
    self.isBehind = isBehind
    super.init(content)
  }

  override func place(
    _ proposal: Proposal, at origin: Point, _ context: PlacementContext
  ) -> [PlacedView] {
    let size = size(proposal)
    let offer = Proposal(size)
    let own = secondary.size(offer)
    let other = secondary.place(
      offer,
      at: Point(
        origin.x + (size.width - own.width) * alignment.horizontal.share,
        origin.y + (size.height - own.height) * alignment.vertical.share),
      context)
    let main = content.place(proposal, at: origin, context)
    return isBehind ? other + main : main + other
  }
}

/// `ViewThatFits`: the first child whose ideal size fits the offer, else the last.
final class FittingElement: LayoutElement {
  private let children: [LayoutElement]
  private let axes: AxisSet
  private let origin: ViewOrigin

  init(_ children: [LayoutElement], axes: AxisSet, origin: ViewOrigin) {
    self.children = children
    self.axes = axes
    self.origin = origin
  }

  private func choice(_ proposal: Proposal) -> (index: Int, fits: Bool) {
    for (index, child) in children.enumerated() {
      let ideal = child.size(
        Proposal(
          axes.contains(.horizontal) ? nil : proposal.width,
          axes.contains(.vertical) ? nil : proposal.height))
      let fits = Axis.allCases.allSatisfy { axis in
        // A hair over, from sums of doubles, still fits.
        !axes.contains(axis) || proposal[axis].map { ideal[axis] <= $0 + 1 / 1024 } ?? true
      }
      if fits { return (index, true) }
    }
    return (children.count - 1, false)
  }

  override func measure(_ proposal: Proposal) -> Size {
    guard !children.isEmpty else { return .zero }
    return children[choice(proposal).index].size(proposal)
  }

  override func place(
    _ proposal: Proposal, at point: Point, _ context: PlacementContext
  ) -> [PlacedView] {
    guard !children.isEmpty else { return [] }
    let (index, fits) = choice(proposal)
    var origin = origin
    if index > 0 { origin.facts.insert(.fallenBack) }
    if !fits { origin.facts.insert(.nothingFits) }
    return [
      origin.placed(
        Rect(point, size(proposal)), context,
        children: children[index].place(proposal, at: point, context))
    ]
  }

  override func baselines(_ proposal: Proposal) -> Baselines? {
    children.isEmpty ? nil : children[choice(proposal).index].baselines(proposal)
  }

  override var spacing: SpacingPreference { children.first?.spacing ?? .standard }
}

/// `ScrollView`: asks its content for its ideal length along the axis, and takes what it is
/// offered.
final class ScrollElement: WrappingElement {
  private let axes: AxisSet
  private let origin: ViewOrigin

  init(_ content: LayoutElement, axes: AxisSet, origin: ViewOrigin) {
    self.axes = axes
    self.origin = origin
    super.init(content)
  }

  private func offer(_ proposal: Proposal) -> Proposal {
    Proposal(
      axes.contains(.horizontal) ? nil : proposal.width,
      axes.contains(.vertical) ? nil : proposal.height)
  }

  override func measure(_ proposal: Proposal) -> Size {
    let inner = content.size(offer(proposal))
    return Size(
      axes.contains(.horizontal) ? proposal.width ?? inner.width : inner.width,
      axes.contains(.vertical) ? proposal.height ?? inner.height : inner.height)
  }

  override func place(
    _ proposal: Proposal, at point: Point, _ context: PlacementContext
  ) -> [PlacedView] {
    let inner = content.size(offer(proposal))
    let frame = shown(point, of: proposal)
    var inside = context.clipped(
      to: context.edges?.shown(frame, scrolling: axes) ?? frame)
    inside.scrollAxes.formUnion(axes)
    inside.container = Rect(
      x: frame.minX, y: frame.minY,
      width: axes.contains(.horizontal) ? max(frame.width, inner.width) : frame.width,
      height: axes.contains(.vertical) ? max(frame.height, inner.height) : frame.height)
    let x = axes.contains(.horizontal) ? frame.minX : frame.minX + (frame.width - inner.width) / 2
    let y = axes.contains(.vertical) ? frame.minY : frame.minY + (frame.height - inner.height) / 2
    return [
      origin.placed(
        frame, context, children: content.place(offer(proposal), at: Point(x, y), inside))
    ]
  }

  /// Across its axis a scroll view is as wide as its content (measured on iOS 26: 336 of 375), up
  /// to what it is offered; wider content stands out at both sides.
  private func shown(_ point: Point, of proposal: Proposal) -> Rect {
    var frame = Rect(point, size(proposal))
    for axis in Axis.allCases where !axes.contains(axis) {
      guard let room = proposal[axis], room < frame.size[axis] else { continue }
      frame.origin[axis] += (frame.size[axis] - room) / 2
      frame.size[axis] = room
    }
    return frame
  }

  override var spacing: SpacingPreference { .standard }
  override func baselines(_ proposal: Proposal) -> Baselines? { nil }
}

/// A view with a frame of its own in the placed tree: a stack, a button, a row.
final class NamedElement: WrappingElement {
  private let origin: ViewOrigin
  private let control: String?
  private let clips: Bool
  private let isContainer: Bool

  /// - Parameters:
  ///   - control: the control's name where the frame can be tapped.
  ///   - clips: whether what juts out is cut.
  ///   - isContainer: whether the frame is the region its contents should stay in.
  init(
    _ content: LayoutElement, origin: ViewOrigin, control: String? = nil, clips: Bool = false,
    isContainer: Bool = false
  ) {
    self.origin = origin
    self.control = control
    self.clips = clips
    self.isContainer = isContainer
    super.init(content)
  }

  override func place(
    _ proposal: Proposal, at point: Point, _ context: PlacementContext
  ) -> [PlacedView] {
    let frame = Rect(point, size(proposal))
    var inside = clips ? context.clipped(to: frame) : context
    if isContainer { inside.container = frame }
    return [
      origin.placed(
        frame, context, target: control.map { PlacedView.Target(control: $0, area: frame) },
        children: content.place(proposal, at: point, inside))
    ]
  }
}

/// A button in a style of the app's own: what the style draws around the label can be tapped too,
/// up to a distance from the button.
final class StyledButtonElement: WrappingElement {
  private let origin: ViewOrigin
  private let stylePath: String
  private let reach: Points

  /// - Parameters:
  ///   - stylePath: the path below which the style's own views stand.
  ///   - reach: how far beyond the button's frame it can be tapped.
  init(_ content: LayoutElement, origin: ViewOrigin, stylePath: String, reach: Points) {
    self.origin = origin
    self.stylePath = stylePath
    self.reach = reach
    super.init(content)
  }

  override func place(
    _ proposal: Proposal, at point: Point, _ context: PlacementContext
  ) -> [PlacedView] {
    let frame = Rect(point, size(proposal))
    let children = content.place(proposal, at: point, context)
    let drawn = children.flatMap(\.flattened).filter { $0.path.hasPrefix(stylePath) }
      .reduce(frame) { $0.union($1.frame) }
    let limit = frame.inset(
      by: EdgeInsets(top: -reach, leading: -reach, bottom: -reach, trailing: -reach))
    return [
      origin.placed(
        frame, context,
        target: PlacedView.Target(control: "button", area: drawn.intersection(limit) ?? frame),
        children: children)
    ]
  }
}

/// A subtree set from right to left: mirrored within its own frame.
final class MirrorElement: WrappingElement {
  override func place(
    _ proposal: Proposal, at origin: Point, _ context: PlacementContext
  ) -> [PlacedView] {
    let middle = origin.x + size(proposal).width / 2
    return content.place(proposal, at: origin, context.mirrored(about: middle)).map { view in
      view.mapped { $0.mirrored(about: middle) }
    }
  }
}
