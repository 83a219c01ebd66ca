public import TextUnits

/// One key of a table and its texts.
public struct CatalogEntry: Sendable {
  /// What the app looks the text up by; often the text in the source language.
  public let key: String
  /// What the developer tells translators.
  public let comment: String?
  /// How the entry came into the catalog; `nil` where the file does not say.
  public let extractionState: ExtractionState?
  /// Whether the text is the same in all languages by intent, such as a product's name.
  public let shouldTranslate: Bool
  /// The file that holds the key first.
  public let file: String
  /// The line of the key in that file, from 1; `nil` where the format has no lines.
  public let line: Int?
  /// The language of the app's own texts.
  public let sourceLanguage: LocaleTag
  /// What each language has; a missing language has no translation.
  public let localizations: [LocaleTag: LocalizedText]
}
