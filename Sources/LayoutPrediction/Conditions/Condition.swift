public import DynamicType
public import TextUnits

/// What a layout is tried under.
public struct Condition: Hashable, Sendable {
  public var locale: LocaleTag
  public var size: ContentSize
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
