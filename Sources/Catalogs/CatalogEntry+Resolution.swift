public import TextUnits

extension CatalogEntry {
  /// The text an app shows in a language, and where it comes from.
  ///
  /// A translation in the language or the one it is a variety of; else the source language's
  /// text; else the key. A translation that is marked new and empty is none.
  public func text(in locale: LocaleTag) -> (text: LocalizedText, origin: TextOrigin) {
    // Nearly every text stands under the tag that is asked for, which is the first of them.
    if let text = localizations[locale], text.isTranslated { return (text, .localization(locale)) }
    for tag in locale.fallbacks {
      if let text = localizations[tag], text.isTranslated { return (text, .localization(tag)) }
    }
    if let text = localizations[sourceLanguage], text.isTranslated {
      return (text, .sourceLanguage(sourceLanguage))
    }
    let variant = TextVariant(
      selectors: [], template: FormatString(key), state: nil, line: line)
    return (LocalizedText(variants: [variant], substitutions: [], file: file), .key)
  }
}

extension LocalizedText {
  fileprivate var isTranslated: Bool {
    !variants.allSatisfy { $0.state == .new && $0.template.source.isEmpty }
  }
}
