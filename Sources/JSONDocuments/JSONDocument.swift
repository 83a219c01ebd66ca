/// A JSON text that has been read.
///
/// Stricter than most readers and more talkative: an object with the same name twice is an error,
/// and every error and every member has its line and column. What RFC 8259 leaves to the reader
/// is decided so: a byte order mark is skipped, numbers beyond a `Double` and unpaired surrogate
/// escapes are errors, and nesting is limited to ``maximumDepth``.
public struct JSONDocument: Sendable {
  /// The value that makes up the whole text.
  public let root: JSONValue

  /// How strictly a text is read.
  public enum Dialect: Sendable {
    /// RFC 8259 and nothing else, for files that other programs must read too.
    case standard
    /// What people write by hand: `// …` to the end of the line and `/* … */` wherever white space
    /// may stand, and a comma after the last member or element.
    case commented
  }

  /// Objects and arrays within each other that are still read; bounds the use of the stack.
  public static let maximumDepth = 512

  /// Reads a text in UTF-8.
  ///
  /// - Parameters:
  ///   - bytes: the whole text; a byte order mark before it is skipped.
  ///   - dialect: what is allowed beyond the standard.
  /// - Throws: ``JSONError`` with the first place at which the text is not valid.
  /// - Complexity: O(number of bytes).
  public init(parsing bytes: [UInt8], dialect: Dialect = .standard) throws(JSONError) {
    var reader = try JSONReader(bytes, dialect: dialect)
    root = try reader.readDocument()
  }

  /// Reads a text.
  ///
  /// - Throws: ``JSONError`` with the first place at which the text is not valid.
  /// - Complexity: O(length of the text).
  public init(parsing text: String, dialect: Dialect = .standard) throws(JSONError) {
    try self.init(parsing: Array(text.utf8), dialect: dialect)
  }
}
