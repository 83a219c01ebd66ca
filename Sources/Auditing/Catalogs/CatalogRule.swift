/// What can be wrong with catalogs whatever room their texts have.
public enum CatalogRule: String, Hashable, Sendable, CaseIterable {
  /// A text with a number lacks forms that the language has for numbers.
  case pluralForms = "plural-forms"
  /// A translation takes other arguments than the source's text.
  case formatSpecifiers = "format-specifiers"
  /// A key of the source is in no catalog.
  case unknownKeys = "unknown-key"
  /// A key of a catalog is not used by the source, as far as that can be seen.
  case unusedKeys = "unused-key"
}
