/// The kinds of files a table of texts is kept in.
public enum CatalogFormat: String, Sendable, Hashable, CaseIterable {
  /// Xcode's string catalog: all languages in one JSON file, `.xcstrings`.
  case stringCatalog
  /// A `.strings` file, a `.stringsdict` file or both for each language, in `.lproj` folders.
  case stringsTable
}
