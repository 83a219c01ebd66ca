internal import TextUnits

/// `frame(width:height:)`: offers and takes the fixed lengths, whatever the content does.
final class FixedFrameElement: WrappingElement {
  private let width: Points?
  private let height: Points?
  private let alignment: Alignment

  init(_ content: LayoutElement, width: Points?, height: Points?, alignment: Alignment) {
    self.width = width
    self.height = height
    self.alignment = alignment
    super.init(content)
  }

  private func offer(_ proposal: Proposal) -> Proposal {
    Proposal(width ?? proposal.width, height ?? proposal.height)
  }

  override func measure(_ proposal: Proposal) -> Size {
    let inner = content.size(offer(proposal))
    return Size(width ?? inner.width, height ?? inner.height)
  }

  override func place(
    _ proposal: Proposal, at origin: Point, _ context: PlacementContext
  ) -> [PlacedView] {
    placeAligned(offer(proposal), in: Rect(origin, size(proposal)), alignment, context)
  }

  override func baselines(_ proposal: Proposal) -> Baselines? {
    alignedBaselines(offer(proposal), in: size(proposal), alignment)
  }
}

/// `frame(minWidth:idealWidth:maxWidth:…)`: clamps the offer, and itself between its bounds.
final class FlexibleFrameElement: WrappingElement {
  /// The bounds along one axis.
  struct Bounds {
    var minimum: Points?
    var ideal: Points?
    var maximum: Points?

    var isBounded: Bool { minimum != nil || ideal != nil || maximum != nil }

    /// What the content is offered.
    func offer(_ proposed: Points?) -> Points? {
      guard let length = proposed ?? ideal else { return nil }
      return clamped(length)
    }

    /// What the frame takes, of an offer and the content's length.
    func length(_ proposed: Points?, content: Points) -> Points {
      let offered = proposed ?? ideal
      switch (minimum, maximum) {
      case (.some, .some):
        return clamped(offered ?? content)
      case (.some(let minimum), nil):
        return max(min(offered ?? content, content), minimum)
      case (nil, .some(let maximum)):
        return min(max(offered ?? content, content), maximum)
      case (nil, nil):
        return content
      }
    }

    private func clamped(_ length: Points) -> Points {
      min(max(length, minimum ?? 0), max(maximum ?? .infinity, minimum ?? 0))
    }
  }

  private let horizontal: Bounds
  private let vertical: Bounds
  private let alignment: Alignment

  init(_ content: LayoutElement, horizontal: Bounds, vertical: Bounds, alignment: Alignment) {
    self.horizontal = horizontal
    self.vertical = vertical
    self.alignment = alignment
    super.init(content)
  }

  private func offer(_ proposal: Proposal) -> Proposal {
    Proposal(horizontal.offer(proposal.width), vertical.offer(proposal.height))
  }

  override func measure(_ proposal: Proposal) -> Size {
    let inner = content.size(offer(proposal))
    return Size(
      horizontal.length(proposal.width, content: inner.width),
      vertical.length(proposal.height, content: inner.height))
  }

  override func place(
    _ proposal: Proposal, at origin: Point, _ context: PlacementContext
  ) -> [PlacedView] {
    let size = size(proposal)
    return placeAligned(
      offer(placing(size, proposal)), in: Rect(origin, size), alignment, context)
  }

  override func baselines(_ proposal: Proposal) -> Baselines? {
    alignedBaselines(offer(proposal), in: size(proposal), alignment)
  }

  /// What the content is offered when it is placed: where the frame was asked for its ideal length,
  /// the length it took along an axis that it bounds, and still the ideal along one that it does
  /// not. A column of texts that may be as high as it likes would else share out the height it
  /// took, and cut some of them.
  private func placing(_ size: Size, _ proposal: Proposal) -> Proposal {
    Proposal(
      proposal.width ?? (horizontal.isBounded ? size.width : nil),
      proposal.height ?? (vertical.isBounded ? size.height : nil))
  }
}

extension WrappingElement {
  /// Places the content of a frame by its alignment.
  func placeAligned(
    _ offer: Proposal, in frame: Rect, _ alignment: Alignment, _ context: PlacementContext
  ) -> [PlacedView] {
    let inner = content.size(offer)
    return content.place(
      offer,
      at: Point(
        frame.minX + (frame.width - inner.width) * alignment.horizontal.share,
        frame.minY + (frame.height - inner.height) * alignment.vertical.share),
      context)
  }

  func alignedBaselines(_ offer: Proposal, in size: Size, _ alignment: Alignment) -> Baselines? {
    guard let inner = content.baselines(offer) else { return nil }
    let top = (size.height - content.size(offer).height) * alignment.vertical.share
    return Baselines(first: top + inner.first, last: top + inner.last)
  }
}

/// `padding`: offers less and takes more.
class PaddingElement: WrappingElement {
  fileprivate let insets: EdgeInsets

  init(_ content: LayoutElement, insets: EdgeInsets) {
    self.insets = insets
    super.init(content)
  }

  override func measure(_ proposal: Proposal) -> Size {
    let inner = content.size(proposal.reduced(by: insets))
    return Size(inner.width + insets[.horizontal], inner.height + insets[.vertical])
  }

  override func place(
    _ proposal: Proposal, at origin: Point, _ context: PlacementContext
  ) -> [PlacedView] {
    content.place(
      proposal.reduced(by: insets),
      at: Point(origin.x + insets.leading, origin.y + insets.top), context)
  }

  override func baselines(_ proposal: Proposal) -> Baselines? {
    content.baselines(proposal.reduced(by: insets)).map {
      Baselines(first: $0.first + insets.top, last: $0.last + insets.top)
    }
  }

  override var spacing: SpacingPreference {
    var spacing = content.spacing
    if insets.top != 0 { spacing.top = .standard }
    if insets.bottom != 0 { spacing.bottom = .standard }
    return spacing
  }
}

/// `safeAreaPadding`: padding that views inside count as safe area, which they may ignore.
final class SafeAreaPaddingElement: PaddingElement {
  override func place(
    _ proposal: Proposal, at origin: Point, _ context: PlacementContext
  ) -> [PlacedView] {
    super.place(proposal, at: origin, context.safeArea(less: insets))
  }
}

/// `fixedSize`: asks for the ideal length whatever is offered.
final class FixedSizeElement: WrappingElement {
  private let isHorizontal: Bool
  private let isVertical: Bool

  init(_ content: LayoutElement, horizontal: Bool, vertical: Bool) {
    isHorizontal = horizontal
    isVertical = vertical
    super.init(content)
  }

  private func offer(_ proposal: Proposal) -> Proposal {
    Proposal(isHorizontal ? nil : proposal.width, isVertical ? nil : proposal.height)
  }

  override func measure(_ proposal: Proposal) -> Size { content.size(offer(proposal)) }

  override func place(
    _ proposal: Proposal, at origin: Point, _ context: PlacementContext
  ) -> [PlacedView] {
    content.place(offer(proposal), at: origin, context)
  }

  override func baselines(_ proposal: Proposal) -> Baselines? { content.baselines(offer(proposal)) }
}

/// `layoutPriority`.
final class PriorityElement: WrappingElement {
  private let value: Double

  init(_ content: LayoutElement, _ value: Double) {
    self.value = value
    super.init(content)
  }

  override var priority: Double { value }
}

/// `offset`: draws elsewhere, takes the same room.
final class OffsetElement: WrappingElement {
  private let x: Points
  private let y: Points

  init(_ content: LayoutElement, x: Points, y: Points) {
    self.x = x
    self.y = y
    super.init(content)
  }

  override func place(
    _ proposal: Proposal, at origin: Point, _ context: PlacementContext
  ) -> [PlacedView] {
    content.place(proposal, at: Point(origin.x + x, origin.y + y), context)
  }
}

/// `aspectRatio`: fits the content into, or fills, the room at a ratio.
final class AspectRatioElement: WrappingElement {
  private let ratio: Double
  private let fills: Bool

  init(_ content: LayoutElement, ratio: Double, fills: Bool) {
    self.ratio = ratio
    self.fills = fills
    super.init(content)
  }

  private func offer(_ proposal: Proposal) -> Proposal {
    switch (proposal.width, proposal.height) {
    case (nil, nil): return proposal
    case (.some(let width), nil): return Proposal(width, width / ratio)
    case (nil, .some(let height)): return Proposal(height * ratio, height)
    case (.some(let width), .some(let height)):
      let isWide = width / ratio <= height
      return isWide != fills
        ? Proposal(width, width / ratio) : Proposal(height * ratio, height)
    }
  }

  override func measure(_ proposal: Proposal) -> Size { content.size(offer(proposal)) }

  override func place(
    _ proposal: Proposal, at origin: Point, _ context: PlacementContext
  ) -> [PlacedView] {
    content.place(offer(proposal), at: origin, context)
  }
}
