public import TextUnits

/// One table of an app's texts in all its languages, whatever files it is kept in.
public struct StringCatalog: Sendable {
  /// The name the app looks the table up by, such as `Localizable`.
  public let tableName: String
  public let format: CatalogFormat
  /// The files the table was read from, as they were named to the reader: one `.xcstrings`, or
  /// the `.strings` and `.stringsdict` of each `.lproj` folder.
  public let files: [String]
  /// The language the app is written in, which stands in for missing translations.
  public let sourceLanguage: LocaleTag
  /// The languages with at least one text, in the order of their tags.
  public let locales: [LocaleTag]
  /// The entries in the order of the file; for `.lproj` folders, that of the source language's
  /// files, followed by keys that only other languages have.
  public let entries: [CatalogEntry]
  /// What is doubtful about the files but did not keep them from being read.
  public let diagnostics: [CatalogDiagnostic]

  init(
    tableName: String, format: CatalogFormat, files: [String], sourceLanguage: LocaleTag,
    entries: [CatalogEntry], diagnostics: [CatalogDiagnostic]
  ) {
    self.tableName = tableName
    self.format = format
    self.files = files
    self.sourceLanguage = sourceLanguage
    self.entries = entries
    self.diagnostics = diagnostics
    locales = Set(entries.flatMap(\.localizations.keys)).sorted()
  }

  /// The entry with a key; `nil` where the table has none.
  ///
  /// - Complexity: O(entries); make a dictionary of your own to look up many.
  public func entry(forKey key: String) -> CatalogEntry? {
    entries.first { $0.key == key }
  }
}
