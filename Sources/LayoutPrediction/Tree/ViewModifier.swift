public import TextUnits

/// A length that follows the content size (`@ScaledMetric`).
public struct ScaledLength: Hashable, Sendable, Codable {
  /// In points, at `large`.
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

/// A modifier that is on or off.
public struct FlagModifier: Hashable, Sendable, Codable {
  /// On where left out.
  public var isOn: Bool?

  public init(isOn: Bool? = nil) { self.isOn = isOn }
}

/// The shape that can be tapped (`contentShape`). It is read; targets are frames all the same.
public struct ContentShapeModifier: Hashable, Sendable, Codable {
  /// `rectangle`, `circle`, `capsule`.
  public var shape: String?

  public init(shape: String? = nil) {
    self.shape = shape
  }
}

/// A direction of the view's own (`environment(\.layoutDirection, …)`).
public struct LayoutDirectionModifier: Hashable, Sendable, Codable {
  /// Where lines and rows start.
  public enum Direction: String, Hashable, NamedChoice {
    case leftToRight
    case rightToLeft
  }

  /// The subtree is mirrored in its frame where it is another than around it.
  public var direction: Direction

  public init(direction: Direction) {
    self.direction = direction
  }
}

/// How buttons inside look (`buttonStyle`).
public struct ButtonStyleModifier: Hashable, Sendable, Codable {
  /// SwiftUI's styles, and one of the app's own.
  public enum Style: String, Hashable, NamedChoice {
    case automatic
    case plain
    case borderless
    case bordered
    case borderedProminent
    /// A style of the app's own: what it draws around the label is part of what can be tapped.
    case custom
  }

  /// `automatic`, `plain` and `borderless` add nothing to the label.
  public var style: Style
  /// What a custom style puts around the label, innermost first.
  public var modifiers: [ViewModifier]?

  public init(style: Style, modifiers: [ViewModifier]? = nil) {
    self.style = style
    self.modifiers = modifiers
  }
}

/// How large buttons inside are (`controlSize`).
public struct ControlSizeModifier: Hashable, Sendable, Codable {
  /// SwiftUI's sizes.
  public enum ControlSize: String, Hashable, NamedChoice {
    case mini
    case small
    case regular
    case large
    case extraLarge
  }

  /// Bordered buttons follow it.
  public var size: ControlSize

  public init(size: ControlSize) {
    self.size = size
  }
}
