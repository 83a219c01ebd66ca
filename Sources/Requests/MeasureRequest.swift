public import DynamicType
internal import JSONDocuments
public import LayoutPrediction
public import LineBreaking
public import TextUnits

/// A question to `copyfit measure`: a text, its font and its room.
public struct MeasureRequest: Sendable {
  public var text: String
  public var locale: LocaleTag
  public var font: TextFont
  public var size: ContentSize
  public var isBoldTextOn: Bool
  public var profile: PlatformProfile
  public var rules: LineBreakRules
  public var constraints: LineConstraints

  /// A text in body at `large` without limits.
  public init(text: String, locale: LocaleTag, profile: PlatformProfile = .iOS) {
    self.text = text
    self.locale = locale
    self.profile = profile
    font = TextFont(.style(.body))
    size = .large
    isBoldTextOn = false
    rules = profile.breakRules
    constraints = LineConstraints(
      tabInterval: profile.tabInterval, tolerance: profile.tolerance, pixels: profile.pixels)
  }

  /// Answers the question.
  ///
  /// - Throws: an error whose description tells the way out.
  public func layout(by measurer: some TextMeasuring) throws -> (StyledText, TextLayout) {
    let styled = try measurer.prepare(
      text, font: font, locale: locale, isBoldTextOn: isBoldTextOn, rules: rules)
    return (styled, styled.layout(size: size, constraints))
  }
}
