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
}

/// Lengths of a frame; either the fixed ones or the bounds.
public struct FrameModifier: Hashable, Sendable, Codable {
  public var width: Points?
  public var height: Points?
  public var minWidth: Points?
  public var idealWidth: Points?
  /// `null` is no bound; `"infinity"` in JSON is written as a very large number.
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
  case ignoresSafeArea(EdgesModifier)
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
}

public struct ScaleModifier: Hashable, Sendable, Codable {
  public var value: Double
}

public struct FlagModifier: Hashable, Sendable, Codable {
  /// On where left out.
  public var isOn: Bool?

  public init(isOn: Bool? = nil) { self.isOn = isOn }
}

public struct TruncationModifier: Hashable, Sendable, Codable {
  /// `tail`, `middle` or `head`.
  public var mode: String
}

public struct TextAlignmentModifier: Hashable, Sendable, Codable {
  public var alignment: HorizontalAlignment
}

public struct LengthModifier: Hashable, Sendable, Codable {
  public var value: Points
}

public struct TextCaseModifier: Hashable, Sendable, Codable {
  public enum Case: String, Hashable, Sendable, Codable, CaseIterable {
    case uppercase
    case lowercase
  }

  public var textCase: Case?
}

public struct FixedSizeModifier: Hashable, Sendable, Codable {
  public var horizontal: Bool?
  public var vertical: Bool?
}

public struct PriorityModifier: Hashable, Sendable, Codable {
  public var value: Double
}

public struct PaddingModifier: Hashable, Sendable, Codable {
  public var edges: EdgeSet?
  /// `nil` for the platform's own.
  public var length: Points?
  public var scaledLength: ScaledLength?
  public var insets: EdgeInsets?
}

public struct OffsetModifier: Hashable, Sendable, Codable {
  public var x: Points?
  public var y: Points?
}

public struct SecondaryModifier: Hashable, Sendable, Codable {
  public var content: ViewNode
  public var alignment: Alignment?
}

public struct SafeAreaInsetModifier: Hashable, Sendable, Codable {
  public var edge: EdgeSet
  public var spacing: Points?
  public var content: ViewNode
}

public struct EdgesModifier: Hashable, Sendable, Codable {
  public var edges: EdgeSet?
}

public struct ContentShapeModifier: Hashable, Sendable, Codable {
  /// `rectangle`, `circle`, `capsule`.
  public var shape: String?
}

public struct DynamicTypeSizeModifier: Hashable, Sendable, Codable {
  /// A size to set, or the ends of a range to clamp to; any of their names.
  public var size: String?
  public var minimum: String?
  public var maximum: String?
}

public struct LocaleModifier: Hashable, Sendable, Codable {
  public var tag: String
}

public struct LayoutDirectionModifier: Hashable, Sendable, Codable {
  public enum Direction: String, Hashable, Sendable, Codable, CaseIterable {
    case leftToRight
    case rightToLeft
  }

  public var direction: Direction
}

public struct AspectRatioModifier: Hashable, Sendable, Codable {
  /// Width over height; the content's own where left out.
  public var ratio: Double?
  /// Whether it fills the room rather than fits in it.
  public var fills: Bool?
}

public struct ContainerFrameModifier: Hashable, Sendable, Codable {
  public var axes: [Axis]?
  /// The container is divided into this many parts…
  public var count: Int?
  /// …and the view takes this many of them…
  public var span: Int?
  /// …with this between them.
  public var spacing: Points?
}

public struct ButtonStyleModifier: Hashable, Sendable, Codable {
  public enum Style: String, Hashable, Sendable, Codable, CaseIterable {
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
}

public struct ControlSizeModifier: Hashable, Sendable, Codable {
  public enum ControlSize: String, Hashable, Sendable, Codable, CaseIterable {
    case mini
    case small
    case regular
    case large
    case extraLarge
  }

  public var size: ControlSize
}

public struct PresentationModifier: Hashable, Sendable, Codable {
  public var content: ViewNode
}

public struct AlertModifier: Hashable, Sendable, Codable {
  public var title: TextContent
  public var message: TextContent?
  public var actions: [TextContent]?
}
