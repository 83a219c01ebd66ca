@_exported public import DynamicType
@_exported public import LayoutPrediction
@_exported public import LineBreaking
public import Measuring
@_exported public import TextUnits
internal import Typeface

/// Measures text as a platform will set it, at any Dynamic Type size and width.
///
/// ```swift
/// let measurer = try TextMeasurer()
/// let label = try measurer.prepare("Paired Macs", style: .body, locale: "en")
/// let layout = label.layout(size: .accessibility5, width: 130)
/// print(layout.outcome, layout.lines.map(\.text), layout.slack)
/// ```
///
/// One measurer serves a whole program: it is safe to use from any thread, and keeps prepared
/// texts in a bounded cache.
public final class TextMeasurer: TextMeasuring {
  /// The engine, for those who need more than labels.
  public let engine: TextEngine

  /// Makes a measurer for iOS.
  ///
  /// - Parameter fontDirectories: folders with fonts of your own; families of the platform found
  ///   there (`SF Pro`, `Hiragino Sans`) make measurements exact.
  /// - Throws: ``Typeface/FontError`` where fonts are missing.
  public convenience init(fontDirectories: [String] = []) throws {
    try self.init(profile: .iOS, fontDirectories: fontDirectories)
  }

  /// Makes a measurer for a platform.
  ///
  /// - Throws: ``Typeface/FontError`` where fonts are missing.
  public init(profile: PlatformProfile, fontDirectories: [String] = []) throws {
    engine = TextEngine(
      profile: profile,
      book: try FontBook(bundled: try BundledFonts.locate(), directories: fontDirectories))
  }

  /// The platform it measures for.
  public var profile: PlatformProfile { engine.profile }

  /// Prepares a text in a text style.
  ///
  /// - Parameters:
  ///   - text: any text.
  ///   - style: the text style, system font.
  ///   - locale: a language tag such as `ja` or `pt-BR`.
  /// - Throws: ``CopyfitError/invalidLocale(_:)`` for what is no language tag;
  ///   ``Measuring/MeasuringError`` where a font is missing or broken.
  public func prepare(
    _ text: String, style: TextStyle = .body, locale: String
  ) throws -> StyledText {
    guard let tag = LocaleTag(locale) else { throw CopyfitError.invalidLocale(locale) }
    return try prepare(text, font: TextFont(.style(style)), locale: tag)
  }

  /// Prepares a text in any font.
  ///
  /// - Parameters:
  ///   - isBoldTextOn: the accessibility setting Bold Text.
  ///   - rules: line break rules; `nil` for the platform's.
  /// - Throws: ``Measuring/MeasuringError`` where a font is missing or broken.
  public func prepare(
    _ text: String, font: TextFont, locale: LocaleTag, isBoldTextOn: Bool = false,
    rules: LineBreakRules? = nil
  ) throws -> StyledText {
    let preparation = try engine.prepare(
      text, font.request(in: profile, isBoldTextOn: isBoldTextOn), locale: locale, rules: rules)
    return StyledText(
      preparation.text, font: font, scaling: preparation.scaling, locale: locale, profile: profile)
  }
}
