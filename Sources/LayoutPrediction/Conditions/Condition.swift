public import DynamicType
public import TextUnits

/// What a layout is tried under.
public struct Condition: Hashable, Sendable {
  /// The language texts are in; it decides the direction of the layout too.
  public var locale: LocaleTag
  /// The person's text size.
  public var size: ContentSize
  /// The screen.
  public var device: Device
  /// The accessibility setting Bold Text.
  public var isBoldTextOn: Bool
  /// Xcode's Double-Length Pseudolanguage: every text twice that can be translated.
  public var isDoubleLength: Bool

  public init(
    locale: LocaleTag, size: ContentSize, device: Device, isBoldTextOn: Bool = false,
    isDoubleLength: Bool = false
  ) {
    self.locale = locale
    self.size = size
    self.device = device
    self.isBoldTextOn = isBoldTextOn
    self.isDoubleLength = isDoubleLength
  }

  /// Whether the interface runs from right to left.
  public var isRightToLeft: Bool { locale.isRightToLeft }
}
