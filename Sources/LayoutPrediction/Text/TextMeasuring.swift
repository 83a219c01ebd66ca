public import DynamicType
public import TextUnits

/// Where text becomes measurable: the engine, or in tests a fake with round advances.
public protocol TextMeasuring: Sendable {
  /// The platform whose laws sizes follow.
  var profile: PlatformProfile { get }

  /// Prepares a text in a font.
  ///
  /// - Parameters:
  ///   - isBoldTextOn: the accessibility setting Bold Text.
  ///   - rules: line break rules; `nil` for the platform's.
  /// - Throws: an error whose description tells the way out, where a font is missing or broken.
  func prepare(
    _ text: String, font: TextFont, locale: LocaleTag, isBoldTextOn: Bool, rules: LineBreakRules?
  ) throws -> StyledText
}
