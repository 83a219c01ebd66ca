public import Catalogs
public import LayoutPrediction
public import TextUnits

/// The texts of an app's catalogs for the keys of a layout.
///
/// Of a key's variants the longest counts, with sample arguments in its placeholders. A key that no
/// catalog has shows itself.
public struct CatalogStrings: StringResolving {
  private let index: CatalogIndex
  private let arguments: SampleArguments

  /// - Parameter arguments: what stands for the arguments of format strings.
  public init(_ catalogs: [StringCatalog], arguments: SampleArguments = SampleArguments()) {
    index = CatalogIndex(catalogs)
    self.arguments = arguments
  }

  /// The longest of a key's variants; the source's text, marked so, where the language has none.
  public func string(forKey key: String, table: String?, locale: LocaleTag) -> ResolvedString {
    guard let entry = index.entry(forKey: key, table: table),
      let samples = try? entry.samples(in: locale, arguments: arguments),
      let longest = samples.max(by: { $0.text.count < $1.text.count })
    else { return ResolvedString(text: key, isUntranslated: true) }
    if case .localization = longest.origin { return ResolvedString(text: longest.text) }
    return ResolvedString(
      text: longest.text,
      isUntranslated: entry.shouldTranslate && locale != entry.sourceLanguage)
  }
}
