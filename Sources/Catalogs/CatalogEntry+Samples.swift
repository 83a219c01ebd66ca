public import LocaleData
public import TextUnits

extension CatalogEntry {
  /// The concrete texts to measure in a language: every variant that can appear, with sample
  /// arguments in place of its placeholders.
  ///
  /// A variant for a category of numbers is shown with the smallest whole number for which an app
  /// picks it. One that no whole number picks, such as `other` in Russian, is left out, unless its
  /// placeholder takes fractions. As on Apple's platforms, 0 picks a `zero` variant in any
  /// language, and a number whose category has no variant picks `other`.
  ///
  /// Numbers have the digits and the decimal separator of `locale` and no grouping: between
  /// `String(format:)`, which has European digits without a locale, and SwiftUI's interpolation,
  /// which groups thousands too.
  ///
  /// - Parameters:
  ///   - locale: the reader's language.
  ///   - arguments: what stands in for the arguments.
  ///   - device: the class of device whose texts are wanted; `nil` for those of all.
  /// - Returns: at least one text, except where all variants are left out.
  /// - Throws: ``LocaleDataError`` where ICU's data is not installed.
  /// - Complexity: O(texts × their length). Of the combinations of substitutions, 64 are written
  ///   out for each variant; where there are more, each variant of each still appears once.
  public func samples(
    in locale: LocaleTag, arguments: SampleArguments = SampleArguments(),
    device: DeviceClass? = nil
  ) throws(LocaleDataError) -> [SampledText] {
    let (text, origin) = text(in: locale)
    let textLanguage =
      switch origin {
      case .localization(let tag), .sourceLanguage(let tag): tag
      case .key: sourceLanguage
      }
    let sampler = TextSampler(
      key: key, text: text, origin: origin, arguments: arguments,
      plurals: try PluralRules.rules(for: textLanguage),
      formatter: ArgumentFormatter(locale: locale))
    return try sampler.samples(for: device)
  }
}
