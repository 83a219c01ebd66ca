public import DynamicType
internal import JSONDocuments
public import LayoutPrediction
public import LineBreaking
public import TextUnits

/// A question to `copyfit measure`: a text, its font and its room.
public struct MeasureRequest: Sendable {
  /// What is measured.
  public var text: String
  /// The language it is in: fonts and break rules depend on it.
  public var locale: LocaleTag
  /// The font at `large`.
  public var font: TextFont
  /// The content size, which fonts with a style follow.
  public var size: ContentSize
  /// The accessibility setting Bold Text.
  public var isBoldTextOn: Bool
  /// The platform that sets it.
  public var profile: PlatformProfile
  /// Where lines may end; the platform's if nothing else is said.
  public var rules: LineBreakRules
  /// The room, in points and lines.
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
  /// - Throws: an error whose description tells the way out; ``InputError`` where letters are set so
  ///   close that a line would be narrower than nothing.
  public func layout(by measurer: some TextMeasuring) throws -> (StyledText, TextLayout) {
    let styled = try measurer.prepare(
      text, font: font, locale: locale, isBoldTextOn: isBoldTextOn, rules: rules)
    let layout = styled.layout(size: size, constraints)
    try checkSpacing(layout)
    return (styled, layout)
  }

  private func checkSpacing(_ layout: TextLayout) throws {
    guard font.clusterSpacing < 0 else { return }
    // The spacing at which each line would be 0 pt wide.
    let bounds = layout.lines.filter { $0.width < 0 }.map { line in
      font.clusterSpacing - line.width / Points(max(line.clusters.count, 1)) / layout.scale
    }
    guard let least = bounds.max() else { return }
    let given = PointsText.short(font.clusterSpacing)
    throw InputError(
      "a letter spacing of \(given) pt leaves a line narrower than nothing; "
        + "give \(PointsText.short((least * 10).rounded(.up) / 10)) pt or more")
  }
}
