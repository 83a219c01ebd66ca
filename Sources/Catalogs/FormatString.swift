/// A text with placeholders, taken apart.
///
/// What `String(format:)` and string catalogs understand: `%@`, `%lld`, `%2$@`, `%.1f`, `%%`,
/// `%#@name@`, and `%arg` inside a substitution. A `%` that begins none of these is part of the
/// text. So is one with a space after it, though C takes a space as a flag: `% d` in a catalog is
/// a placeholder that a translation service has broken, or prose such as "100 % des fichiers".
public struct FormatString: Sendable, Hashable {
  /// A piece of the text.
  public enum Part: Sendable, Hashable {
    /// Text shown as it is; `%%` has become `%`.
    case literal(String)
    case specifier(FormatSpecifier)
    /// `%#@name@` or `%1$#@name@`.
    case substitution(name: String, position: Int?)
    /// `%arg`: the number that the substitution around it is about.
    case substitutionArgument
  }

  /// The text as it stands in the catalog, escapes of the file format resolved.
  public let source: String
  /// The pieces in order; two literals never follow each other.
  public let parts: [Part]
  /// Placeholders that look broken, such as `% @`, and stay in the text.
  public let malformed: [String]

  /// Takes a text apart.
  ///
  /// - Parameters:
  ///   - source: the text.
  ///   - inSubstitution: whether `%arg` is a placeholder; elsewhere it is `%a` and "rg".
  /// - Complexity: O(length of the text).
  public init(_ source: String, inSubstitution: Bool = false) {
    var parser = FormatStringParser(source, inSubstitution: inSubstitution)
    parser.parse()
    self.source = source
    parts = parser.parts
    malformed = parser.malformed
  }

  /// The placeholders for arguments, in the order of the text.
  public var specifiers: [FormatSpecifier] {
    parts.compactMap { part in
      guard case .specifier(let specifier) = part else { return nil }
      return specifier
    }
  }

  /// Whether the text has any placeholder at all.
  public var hasArguments: Bool {
    parts.contains { part in
      if case .literal = part { false } else { true }
    }
  }
}
