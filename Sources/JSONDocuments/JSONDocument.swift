/// A JSON text that has been read.
///
/// Stricter than most readers and more talkative: an object with the same name twice is an error,
/// and every error and every member has its line and column. What RFC 8259 leaves to the reader
/// is decided so: a byte order mark is skipped, numbers beyond a `Double` and unpaired surrogate
/// escapes are errors, and nesting is limited to ``maximumDepth``.
public struct JSONDocument: Sendable {
  /// The value that makes up the whole text.
  public let root: JSONValue

  /// Objects and arrays within each other that are still read; bounds the use of the stack.
  public static let maximumDepth = 512

  /// Reads a text in UTF-8.
  ///
  /// - Parameters:
  ///   - bytes: the whole text; a byte order mark before it is skipped.
  ///   - allowingComments: accept `// …` to the end of the line and `/* … */` wherever white space
  ///     may stand. Off for files that other programs must read too.
  /// - Throws: ``JSONError`` with the first place at which the text is not valid.
  /// - Complexity: O(number of bytes).
  public init(parsing bytes: [UInt8], allowingComments: Bool = false) throws(JSONError) {
    var reader = try JSONReader(bytes, allowingComments: allowingComments)
    root = try reader.readDocument()
  }

  /// Reads a text.
  ///
  /// - Throws: ``JSONError`` with the first place at which the text is not valid.
  /// - Complexity: O(length of the text).
  public init(parsing text: String, allowingComments: Bool = false) throws(JSONError) {
    try self.init(parsing: Array(text.utf8), allowingComments: allowingComments)
  }
}
