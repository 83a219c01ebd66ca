public import Catalogs
public import LayoutPrediction
internal import Synchronization
public import TextUnits

/// The texts of an app's catalogs for the keys of a layout.
///
/// Of a key's variants the longest counts, but one that only numbers of a million show only where
/// there is no other, with sample arguments in its placeholders. A key that no
/// catalog has shows itself.
public final class CatalogStrings: StringResolving {
  private struct Question: Hashable {
    let key: String
    let table: String?
    let locale: LocaleTag
  }

  private let index: CatalogIndex
  private let arguments: SampleArguments
  /// Every text is asked for at every size on every device; there are as many answers at most as the
  /// catalogs have texts and the layouts have keys of their own.
  private let known = Mutex<[Question: ResolvedString]>([:])

  /// - Parameter arguments: what stands for the arguments of format strings.
  public init(_ catalogs: [StringCatalog], arguments: SampleArguments = SampleArguments()) {
    index = CatalogIndex(catalogs)
    self.arguments = arguments
  }

  /// The longest of a key's variants; the source's text, marked so, where the language has none.
  public func string(forKey key: String, table: String?, locale: LocaleTag) -> ResolvedString {
    let question = Question(key: key, table: table, locale: locale)
    if let answer = known.withLock({ $0[question] }) { return answer }
    let answer = resolve(question)
    known.withLock { $0[question] = answer }
    return answer
  }

  private func resolve(_ question: Question) -> ResolvedString {
    let (key, table, locale) = (question.key, question.table, question.locale)
    guard let entry = index.entry(forKey: key, table: table),
      let samples = try? entry.samples(in: locale, arguments: arguments),
      let longest = samples.max(by: {
        $0.isRare == $1.isRare ? $0.text.count < $1.text.count : $0.isRare
      })
    else { return ResolvedString(text: key, isUntranslated: true) }
    if case .localization = longest.origin { return ResolvedString(text: longest.text) }
    return ResolvedString(
      text: longest.text,
      isUntranslated: entry.shouldTranslate && locale != entry.sourceLanguage)
  }
}
