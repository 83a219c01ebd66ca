/// A place in source code.
public struct SourceLocation: Hashable, Sendable, Codable, CustomStringConvertible {
  /// The path as the source's reader gives it.
  public var file: String
  /// From 1.
  public var line: Int
  /// From 1; `nil` where only the line is known.
  public var column: Int?

  public init(file: String, line: Int, column: Int? = nil) {
    self.file = file
    self.line = line
    self.column = column
  }

  /// `file:line:column`.
  public var description: String {
    [file, String(line), column.map(String.init)].compactMap(\.self).joined(separator: ":")
  }
}
