internal import DynamicType
internal import LayoutPrediction

/// A finding at one place, as cures look at it.
struct Fault: Sendable {
  let rule: String
  /// Path of the view concerned, or of a part of it.
  let path: String
  /// The smallest size that shows it anywhere.
  let onset: ContentSize
  /// The devices that show it.
  let devices: [Device]
  let tree: ViewTree
  let profile: PlatformProfile

  /// What can befall a text that has too little room.
  static let ofRoom: Set<String> = [
    "pushed-out", "truncated", "clipped", "word-broken", "stacked", "wrapped-label", "shrunk",
    "overlap", "unreachable", "target-off-screen",
  ]
  /// What can befall a text in a frame of its own.
  static let ofFrames: Set<String> = [
    "truncated", "clipped", "word-broken", "stacked", "wrapped-label", "shrunk", "cell-overflow",
    "fixed-width-control", "label-escapes-button",
  ]

  var isOfRoom: Bool { Self.ofRoom.contains(rule) }

  /// The view concerned and those around it, innermost first.
  var chain: [ViewTree.Entry] { Array(tree.chain(path)) }

  var owner: ViewTree.Entry? { tree.owner(of: path) }

  /// The innermost row around the view concerned with more than one thing in it.
  var row: ViewTree.Entry? { rows.first }

  /// The rows around the view concerned with more than one thing in them, innermost first.
  var rows: [ViewTree.Entry] {
    chain.filter { entry in
      switch entry.node.kind {
      case .hstack(let stack): stack.children.filter { !$0.isSpacer }.count > 1
      case .labeledContent: true
      default: false
      }
    }
  }
}

extension ViewNode {
  var isSpacer: Bool { if case .spacer = kind { true } else { false } }

  /// Whether the view can be used or holds one that can.
  var holdsControl: Bool {
    declaresTarget || kind.isControl || steps.contains { $0.node.holdsControl }
  }

  /// Whether the view says something and cannot be used.
  var isText: Bool {
    guard !holdsControl else { return false }
    return switch kind {
    case .text, .label: true
    case .hstack, .vstack, .zstack, .group: steps.contains { $0.node.isText }
    default: false
    }
  }

  /// Something else in the view's place that holds the view itself, under the same modifiers.
  func holding(_ kind: (_ bare: ViewNode) -> ViewKind) -> ViewNode {
    ViewNode(kind(ViewNode(self.kind)), modifiers: modifiers, id: id, source: source)
  }

  /// The view with modifiers inside of those that give it room.
  func insertingInside(_ added: [ViewModifier]) -> ViewNode {
    var copy = self
    let position = modifiers.firstIndex(where: \.givesRoom) ?? modifiers.endIndex
    copy.modifiers.insert(contentsOf: added, at: position)
    return copy
  }

  /// The row as a column without its spacers, as wide as the row was; `nil` for no row.
  var asColumn: ViewNode? {
    switch kind {
    case .hstack(let stack):
      let children = stack.children.filter { !$0.isSpacer }
      let fills = children.count < stack.children.count
      return .column(children, spacing: stack.spacing, fills: fills)
    case .labeledContent(let content):
      return .column([content.label, content.value], spacing: nil, fills: true)
    default: return nil
    }
  }

  static func column(_ children: [ViewNode], spacing: Double?, fills: Bool) -> ViewNode {
    ViewNode(
      .vstack(StackView(alignment: "leading", spacing: spacing, children: children)),
      modifiers: fills ? [.frame(FrameModifier(fillsWidth: true, alignment: .leading))] : [])
  }
}

extension ViewModifier {
  /// Whether the modifier changes the room of what is inside, or draws around it.
  var givesRoom: Bool {
    switch self {
    case .frame, .padding, .safeAreaPadding, .offset, .overlay, .background, .clipped, .fixedSize,
      .aspectRatio, .containerRelativeFrame, .safeAreaInset, .layoutPriority:
      true
    default: false
    }
  }

  /// The frame, where it fixes a length that does not follow the content size.
  var fixedFrame: FrameModifier? {
    guard case .frame(let frame) = self else { return nil }
    let isFixed =
      frame.width != nil && frame.scaledWidth == nil
      || frame.height != nil && frame.scaledHeight == nil
    return isFixed ? frame : nil
  }
}

extension ConditionalView {
  /// One view from the size on at which a fault begins, another below.
  init(from onset: ContentSize, then: ViewNode, otherwise: ViewNode) {
    if onset.isAccessibilitySize {
      self.init(isAccessibilitySize: true, then: then, otherwise: otherwise)
    } else {
      self.init(sizeAtLeast: onset.name, then: then, otherwise: otherwise)
    }
  }

  /// The condition in words.
  static func words(from onset: ContentSize) -> String {
    onset.isAccessibilitySize ? "at accessibility sizes" : "from \(onset.name) on"
  }
}
