public import TextUnits

/// Something doubtful in a catalog that did not keep it from being read.
public struct CatalogDiagnostic: Sendable, Hashable, CustomStringConvertible {
  /// What kind of doubt; tools filter by it.
  public enum Kind: String, Sendable, Hashable, CaseIterable {
    /// A key stands twice in a `.strings` or `.stringsdict` file; the last one counts.
    case duplicateKey
    /// A placeholder that is broken and will be shown as it is, such as `% @`.
    case malformedSpecifier
    /// A variation by something, or for a category of numbers, that is not known; it is left out.
    case unknownVariation
    /// The name of a language that is no language tag; its texts are left out.
    case unknownLocale
    /// A reference to a substitution that the text does not define.
    case missingSubstitution
  }

  public let kind: Kind
  public let file: String
  /// From 1; `nil` where the format has no lines.
  public let line: Int?
  public let key: String?
  public let locale: LocaleTag?
  /// What is wrong, in words.
  public let message: String

  init(
    _ kind: Kind, file: String, line: Int?, key: String? = nil, locale: LocaleTag? = nil,
    message: String
  ) {
    self.kind = kind
    self.file = file
    self.line = line
    self.key = key
    self.locale = locale
    self.message = message
  }

  /// `file:line: what is wrong`, on one line.
  public var description: String {
    ([file] + [line].compactMap { $0.map(String.init) }).joined(separator: ":") + ": \(message)"
  }
}
