public import TextUnits

/// Lengths of a frame; either the fixed ones or the bounds.
public struct FrameModifier: Hashable, Sendable, Codable {
  /// In points; as with SwiftUI a frame with a fixed length has no bounds.
  public var width: Points?
  /// In points.
  public var height: Points?
  /// In points; below 0 it counts as 0.
  public var minWidth: Points?
  /// In points, where the ideal width is asked for.
  public var idealWidth: Points?
  /// No bound where left out; ``fillsWidth`` for infinity.
  public var maxWidth: Points?
  /// In points; below 0 it counts as 0.
  public var minHeight: Points?
  /// In points, where the ideal height is asked for.
  public var idealHeight: Points?
  /// In points; no bound where left out.
  public var maxHeight: Points?
  /// Whether ``maxWidth`` or ``maxHeight`` is infinity.
  public var fillsWidth: Bool?
  /// Whether ``maxHeight`` is infinity.
  public var fillsHeight: Bool?
  /// Of the content; in the middle where left out.
  public var alignment: Alignment?
  /// Fixed lengths that follow the content size.
  public var scaledWidth: ScaledLength?
  /// In place of ``height``.
  public var scaledHeight: ScaledLength?

  public init(
    width: Points? = nil, height: Points? = nil, minWidth: Points? = nil, idealWidth: Points? = nil,
    maxWidth: Points? = nil, minHeight: Points? = nil, idealHeight: Points? = nil,
    maxHeight: Points? = nil, fillsWidth: Bool? = nil, fillsHeight: Bool? = nil,
    alignment: Alignment? = nil, scaledWidth: ScaledLength? = nil, scaledHeight: ScaledLength? = nil
  ) {
    self.width = width
    self.height = height
    self.minWidth = minWidth
    self.idealWidth = idealWidth
    self.maxWidth = maxWidth
    self.minHeight = minHeight
    self.idealHeight = idealHeight
    self.maxHeight = maxHeight
    self.fillsWidth = fillsWidth
    self.fillsHeight = fillsHeight
    self.alignment = alignment
    self.scaledWidth = scaledWidth
    self.scaledHeight = scaledHeight
  }
}

/// The ideal size whatever is offered (`fixedSize`).
public struct FixedSizeModifier: Hashable, Sendable, Codable {
  /// Both axes where neither is given.
  public var horizontal: Bool?
  /// Both axes where neither is given.
  public var vertical: Bool?

  public init(horizontal: Bool? = nil, vertical: Bool? = nil) {
    self.horizontal = horizontal
    self.vertical = vertical
  }
}

/// Who is asked first for room in a stack (`layoutPriority`).
public struct PriorityModifier: Hashable, Sendable, Codable {
  /// 0 where there is no modifier.
  public var value: Double

  public init(value: Double) {
    self.value = value
  }
}

/// Room around a view (`padding`, `safeAreaPadding`).
public struct PaddingModifier: Hashable, Sendable, Codable {
  /// All where left out.
  public var edges: EdgeSet?
  /// `nil` for the platform's own.
  public var length: Points?
  /// In place of ``length``.
  public var scaledLength: ScaledLength?
  /// In place of all others.
  public var insets: EdgeInsets?

  public init(
    edges: EdgeSet? = nil, length: Points? = nil, scaledLength: ScaledLength? = nil,
    insets: EdgeInsets? = nil
  ) {
    self.edges = edges
    self.length = length
    self.scaledLength = scaledLength
    self.insets = insets
  }
}

/// Drawing elsewhere (`offset`), while the room taken stays.
public struct OffsetModifier: Hashable, Sendable, Codable {
  /// In points, towards the trailing side.
  public var x: Points?
  /// In points, downwards.
  public var y: Points?

  public init(x: Points? = nil, y: Points? = nil) {
    self.x = x
    self.y = y
  }
}

/// A second view in the first one's frame (`overlay`, `background`), which it does not change.
public struct SecondaryModifier: Hashable, Sendable, Codable {
  /// Offered the first view's size. As a background, a colour without modifiers and alignment is
  /// a style (`background(.red)`) and grows into the safe area where the first view reaches it.
  public var content: ViewNode
  /// Of a content that is smaller or larger; in the middle where left out.
  public var alignment: Alignment?

  var isStyle: Bool {
    if case .color = content.kind { content.modifiers.isEmpty && alignment == nil } else { false }
  }

  public init(content: ViewNode, alignment: Alignment? = nil) {
    self.content = content
    self.alignment = alignment
  }
}

/// A view at an edge that takes its room from the safe area (`safeAreaInset`).
public struct SafeAreaInsetModifier: Hashable, Sendable, Codable {
  /// One edge.
  public var edge: EdgeSet
  /// Between the view and the content, in points; none where left out.
  public var spacing: Points?
  /// Offered the length of the edge.
  public var content: ViewNode

  public init(edge: EdgeSet, spacing: Points? = nil, content: ViewNode) {
    self.edge = edge
    self.spacing = spacing
    self.content = content
  }
}

/// Growth beyond the safe area (`ignoresSafeArea`), where the view reaches its edge.
public struct SafeAreaModifier: Hashable, Sendable, Codable {
  /// What takes room from the screen (SwiftUI `SafeAreaRegions`).
  public enum Regions: String, Hashable, NamedChoice {
    case all
    /// The system's own: the bars of the screen and of the app.
    case container
    /// The keyboard, which no layout here shows: ignoring it alone changes nothing.
    case keyboard
  }

  /// All where left out.
  public var regions: Regions?
  /// All where left out.
  public var edges: EdgeSet?

  public init(regions: Regions? = nil, edges: EdgeSet? = nil) {
    self.regions = regions
    self.edges = edges
  }
}

/// A shape to keep (`aspectRatio`, `scaledToFit`, `scaledToFill`).
public struct AspectRatioModifier: Hashable, Sendable, Codable {
  /// Width over height; the content's own where left out.
  public var ratio: Double?
  /// Whether it fills the room rather than fits in it.
  public var fills: Bool?

  public init(ratio: Double? = nil, fills: Bool? = nil) {
    self.ratio = ratio
    self.fills = fills
  }
}

/// A share of the safe area (`containerRelativeFrame`).
public struct ContainerFrameModifier: Hashable, Sendable, Codable {
  /// Sideways where left out.
  public var axes: [Axis]?
  /// The container is divided into this many parts…
  public var count: Int?
  /// …and the view takes this many of them…
  public var span: Int?
  /// …with this between them.
  public var spacing: Points?

  public init(axes: [Axis]? = nil, count: Int? = nil, span: Int? = nil, spacing: Points? = nil) {
    self.axes = axes
    self.count = count
    self.span = span
    self.spacing = spacing
  }
}
