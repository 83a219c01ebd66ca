internal import DynamicType
internal import LineBreaking
internal import TextUnits

/// Where a view comes from, for the placed views made of it.
struct ViewOrigin {
  let identity: ViewIdentity
  var facts: ViewFacts

  var path: String { identity.path }

  /// The origin of a part that the system makes of the view, one step below it.
  ///
  /// - Parameter isNamed: whether findings call the part by the view's name.
  func part(_ step: String, _ kind: String, isNamed: Bool = false) -> ViewOrigin {
    ViewOrigin(
      identity: ViewIdentity(
        path: path + step, kind: kind, id: isNamed ? identity.id : nil, source: identity.source),
      facts: facts.intersection([.hidden, .assumedRoom]))
  }

  /// A view placed at a rectangle.
  func placed(
    _ frame: Rect, _ context: PlacementContext, text: PlacedView.PlacedText? = nil,
    target: PlacedView.Target? = nil, children: [PlacedView] = []
  ) -> PlacedView {
    PlacedView(
      identity: identity, frame: frame, container: context.container, clip: context.clip,
      scrollAxes: context.scrollAxes, text: text, target: target, facts: facts, children: children)
  }
}

/// A text.
final class TextElement: LayoutElement {
  /// What is set, and under which limits.
  struct Setting {
    let content: TextContent
    let string: String
    let styled: StyledText
    let size: ContentSize
    /// Lines, scale and truncation; the room comes with the offer.
    let limits: LineConstraints
    /// The least lines there is room for.
    let reservedLines: Int
    let alignment: HorizontalAlignment
    let isUntranslated: Bool
  }

  private let origin: ViewOrigin
  private let setting: Setting
  private let edge: SpacingPreference.TextEdge
  private let font: SizedFont

  init(_ setting: Setting, edge: SpacingPreference.TextEdge, origin: ViewOrigin) {
    self.setting = setting
    self.edge = edge
    self.origin = origin
    font = setting.styled.sizedFont(at: setting.size)
  }

  private func constraints(_ proposal: Proposal) -> LineConstraints {
    var constraints = setting.limits
    constraints.width = proposal.width ?? .infinity
    constraints.height = proposal.height.flatMap { $0.isFinite ? $0 : nil }
    return constraints
  }

  override func measure(_ proposal: Proposal) -> Size {
    let size = setting.styled.size(at: setting.size, constraints(proposal))
    let reserved = setting.limits.pixels.roundedUp(font.height(ofLines: setting.reservedLines))
    return Size(size.width, max(size.height, reserved))
  }

  override func place(
    _ proposal: Proposal, at point: Point, _ context: PlacementContext
  ) -> [PlacedView] {
    let constraints = constraints(proposal)
    let text = PlacedView.PlacedText(
      setting, constraints, layout: setting.styled.layout(size: setting.size, constraints))
    return [origin.placed(Rect(point, size(proposal)), context, text: text)]
  }

  override func baselines(_ proposal: Proposal) -> Baselines? {
    let pixels = setting.limits.pixels
    let height = size(proposal).height
    return Baselines(
      first: pixels.rounded(edge.ascent), last: height - pixels.rounded(edge.descent))
  }

  override var spacing: SpacingPreference { .text(edge) }
}

/// A view of a size of its own, which never changes: an icon, a switch.
final class RigidElement: LayoutElement {
  private let origin: ViewOrigin
  private let fixed: Size
  private let target: String?
  private let baseline: Points?

  /// - Parameters:
  ///   - target: the control's name, where the view can be tapped.
  ///   - baseline: from the top, where text lines up with it.
  init(_ size: Size, origin: ViewOrigin, target: String? = nil, baseline: Points? = nil) {
    fixed = size
    self.origin = origin
    self.target = target
    self.baseline = baseline
  }

  override func measure(_ proposal: Proposal) -> Size { fixed }

  override func place(
    _ proposal: Proposal, at point: Point, _ context: PlacementContext
  ) -> [PlacedView] {
    let frame = Rect(point, fixed)
    return [
      origin.placed(
        frame, context, target: target.map { PlacedView.Target(control: $0, area: frame) })
    ]
  }

  override func baselines(_ proposal: Proposal) -> Baselines? {
    baseline.map { Baselines(first: $0, last: $0) }
  }
}

/// A view that takes what it is offered, on the axes it is flexible on.
final class FlexibleElement: LayoutElement {
  private let origin: ViewOrigin
  private let ideal: Size
  private let axes: AxisSet
  private let target: String?

  init(
    ideal: Size, axes: AxisSet = .all, origin: ViewOrigin,
    target: String? = nil
  ) {
    self.ideal = ideal
    self.axes = axes
    self.origin = origin
    self.target = target
  }

  override func measure(_ proposal: Proposal) -> Size {
    Size(
      axes.contains(.horizontal) ? proposal.width ?? ideal.width : ideal.width,
      axes.contains(.vertical) ? proposal.height ?? ideal.height : ideal.height)
  }

  override func place(
    _ proposal: Proposal, at point: Point, _ context: PlacementContext
  ) -> [PlacedView] {
    let frame = Rect(point, size(proposal))
    return [
      origin.placed(
        frame, context, target: target.map { PlacedView.Target(control: $0, area: frame) })
    ]
  }
}

/// Room that grows along the axis of its stack and takes none across it.
final class SpacerElement: LayoutElement {
  private let axis: Axis?
  private let minimum: Points

  /// - Parameter axis: the stack's; `nil` outside a stack, where it grows both ways.
  init(axis: Axis?, minimum: Points) {
    self.axis = axis
    self.minimum = minimum
  }

  override func measure(_ proposal: Proposal) -> Size {
    func length(_ axis: Axis) -> Points {
      guard self.axis == nil || self.axis == axis else { return 0 }
      return max(proposal[axis] ?? minimum, minimum)
    }
    return Size(length(.horizontal), length(.vertical))
  }

  override var spacing: SpacingPreference { .none }
  override var priority: Double { -.infinity }
  override var isSpacer: Bool { true }
}
