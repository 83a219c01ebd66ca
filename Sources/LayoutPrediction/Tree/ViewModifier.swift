public import TextUnits

/// A length that follows the content size (`@ScaledMetric`).
public struct ScaledLength: Hashable, Sendable, Codable {
  public var value: Points
  /// The text style it is relative to; body where left out.
  public var relativeTo: String?
  /// A factor the code applies to the scaled value.
  public var factor: Double?

  public init(_ value: Points, relativeTo: String? = nil, factor: Double? = nil) {
    self.value = value
    self.relativeTo = relativeTo
    self.factor = factor
  }
}

/// The font modifiers of a view; what is left out is inherited.
public struct FontModifier: Hashable, Sendable, Codable {
  /// A text style.
  public var style: String?
  /// Points: fixed, unless ``relativeTo`` names a style.
  public var size: Points?
  public var scaledSize: ScaledLength?
  public var relativeTo: String?
  public var family: String?
  public var weight: String?
  public var isBold: Bool?
  public var isItalic: Bool?
  public var design: String?
  public var hasMonospacedDigits: Bool?

  public init(
    style: String? = nil, size: Points? = nil, scaledSize: ScaledLength? = nil,
    relativeTo: String? = nil, family: String? = nil, weight: String? = nil, isBold: Bool? = nil,
    isItalic: Bool? = nil, design: String? = nil, hasMonospacedDigits: Bool? = nil
  ) {
    self.style = style
    self.size = size
    self.scaledSize = scaledSize
    self.relativeTo = relativeTo
    self.family = family
    self.weight = weight
    self.isBold = isBold
    self.isItalic = isItalic
    self.design = design
    self.hasMonospacedDigits = hasMonospacedDigits
  }
}

/// Lengths of a frame; either the fixed ones or the bounds.
public struct FrameModifier: Hashable, Sendable, Codable {
  public var width: Points?
  public var height: Points?
  public var minWidth: Points?
  public var idealWidth: Points?
  /// No bound where left out; ``fillsWidth`` for infinity.
  public var maxWidth: Points?
  public var minHeight: Points?
  public var idealHeight: Points?
  public var maxHeight: Points?
  /// Whether ``maxWidth`` or ``maxHeight`` is infinity.
  public var fillsWidth: Bool?
  public var fillsHeight: Bool?
  public var alignment: Alignment?
  /// Fixed lengths that follow the content size.
  public var scaledWidth: ScaledLength?
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

/// What stands around a view and changes how it is laid out.
public indirect enum ViewModifier: Hashable, Sendable {
  case font(FontModifier)
  case lineLimit(LineLimitModifier)
  case minimumScaleFactor(ScaleModifier)
  case allowsTightening(FlagModifier)
  case truncationMode(TruncationModifier)
  case multilineTextAlignment(TextAlignmentModifier)
  case lineSpacing(LengthModifier)
  case tracking(LengthModifier)
  case textCase(TextCaseModifier)
  case fixedSize(FixedSizeModifier)
  case layoutPriority(PriorityModifier)
  case frame(FrameModifier)
  case padding(PaddingModifier)
  case offset(OffsetModifier)
  case overlay(SecondaryModifier)
  case background(SecondaryModifier)
  case safeAreaInset(SafeAreaInsetModifier)
  case safeAreaPadding(PaddingModifier)
  case ignoresSafeArea(SafeAreaModifier)
  case contentShape(ContentShapeModifier)
  case clipped(FlagModifier)
  case dynamicTypeSize(DynamicTypeSizeModifier)
  case labelsHidden(FlagModifier)
  case locale(LocaleModifier)
  case layoutDirection(LayoutDirectionModifier)
  case aspectRatio(AspectRatioModifier)
  case containerRelativeFrame(ContainerFrameModifier)
  case hidden(FlagModifier)
  case opacity(ScaleModifier)
  case buttonStyle(ButtonStyleModifier)
  case controlSize(ControlSizeModifier)
  case sheet(PresentationModifier)
  case popover(PresentationModifier)
  case alert(AlertModifier)
  case onTapGesture(FlagModifier)
}

public struct LineLimitModifier: Hashable, Sendable, Codable {
  /// The most lines; `nil` removes a limit.
  public var lines: Int?
  /// The least lines there is room for.
  public var minimum: Int?
  public var reservesSpace: Bool?

  public init(lines: Int? = nil, minimum: Int? = nil, reservesSpace: Bool? = nil) {
    self.lines = lines
    self.minimum = minimum
    self.reservesSpace = reservesSpace
  }
}

public struct ScaleModifier: Hashable, Sendable, Codable {
  public var value: Double

  public init(value: Double) {
    self.value = value
  }
}

public struct FlagModifier: Hashable, Sendable, Codable {
  /// On where left out.
  public var isOn: Bool?

  public init(isOn: Bool? = nil) { self.isOn = isOn }
}

public struct TruncationModifier: Hashable, Sendable, Codable {
  /// `tail`, `middle` or `head`.
  public var mode: String

  public init(mode: String) {
    self.mode = mode
  }
}

public struct TextAlignmentModifier: Hashable, Sendable, Codable {
  public var alignment: HorizontalAlignment

  public init(alignment: HorizontalAlignment) {
    self.alignment = alignment
  }
}

public struct LengthModifier: Hashable, Sendable, Codable {
  public var value: Points

  public init(value: Points) {
    self.value = value
  }
}

public struct TextCaseModifier: Hashable, Sendable, Codable {
  public enum Case: String, Hashable, NamedChoice {
    case uppercase
    case lowercase
  }

  public var textCase: Case?

  public init(textCase: Case? = nil) {
    self.textCase = textCase
  }
}

public struct FixedSizeModifier: Hashable, Sendable, Codable {
  public var horizontal: Bool?
  public var vertical: Bool?

  public init(horizontal: Bool? = nil, vertical: Bool? = nil) {
    self.horizontal = horizontal
    self.vertical = vertical
  }
}

public struct PriorityModifier: Hashable, Sendable, Codable {
  public var value: Double

  public init(value: Double) {
    self.value = value
  }
}

public struct PaddingModifier: Hashable, Sendable, Codable {
  public var edges: EdgeSet?
  /// `nil` for the platform's own.
  public var length: Points?
  public var scaledLength: ScaledLength?
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

public struct OffsetModifier: Hashable, Sendable, Codable {
  public var x: Points?
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

public struct SafeAreaInsetModifier: Hashable, Sendable, Codable {
  public var edge: EdgeSet
  public var spacing: Points?
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

public struct ContentShapeModifier: Hashable, Sendable, Codable {
  /// `rectangle`, `circle`, `capsule`.
  public var shape: String?

  public init(shape: String? = nil) {
    self.shape = shape
  }
}

public struct DynamicTypeSizeModifier: Hashable, Sendable, Codable {
  /// A size to set, or the ends of a range to clamp to; any of their names.
  public var size: String?
  public var minimum: String?
  public var maximum: String?

  public init(size: String? = nil, minimum: String? = nil, maximum: String? = nil) {
    self.size = size
    self.minimum = minimum
    self.maximum = maximum
  }
}

public struct LocaleModifier: Hashable, Sendable, Codable {
  public var tag: String

  public init(tag: String) {
    self.tag = tag
  }
}

public struct LayoutDirectionModifier: Hashable, Sendable, Codable {
  public enum Direction: String, Hashable, NamedChoice {
    case leftToRight
    case rightToLeft
  }

  public var direction: Direction

  public init(direction: Direction) {
    self.direction = direction
  }
}

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

public struct ContainerFrameModifier: Hashable, Sendable, Codable {
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

public struct ButtonStyleModifier: Hashable, Sendable, Codable {
  public enum Style: String, Hashable, NamedChoice {
    case automatic
    case plain
    case borderless
    case bordered
    case borderedProminent
    /// A style of the app's own: what it draws around the label is part of what can be tapped.
    case custom
  }

  public var style: Style
  /// What a custom style puts around the label, innermost first.
  public var modifiers: [ViewModifier]?

  public init(style: Style, modifiers: [ViewModifier]? = nil) {
    self.style = style
    self.modifiers = modifiers
  }
}

public struct ControlSizeModifier: Hashable, Sendable, Codable {
  public enum ControlSize: String, Hashable, NamedChoice {
    case mini
    case small
    case regular
    case large
    case extraLarge
  }

  public var size: ControlSize

  public init(size: ControlSize) {
    self.size = size
  }
}
