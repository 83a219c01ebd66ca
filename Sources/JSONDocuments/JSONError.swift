/// Why a text is not JSON, and where.
public struct JSONError: Error, Sendable, Equatable, CustomStringConvertible {
  /// Where the offending character stands, or where the text ends too early.
  public let position: JSONPosition
  /// One line without a full stop, such as `expected ':' after the name "id", found '='`.
  public let reason: String

  public init(position: JSONPosition, reason: String) {
    self.position = position
    self.reason = reason
  }

  /// From 1.
  public var line: Int { position.line }
  /// From 1, in Unicode scalars.
  public var column: Int { position.column }

  /// `line:column: reason`, to be put after a file's name and a colon.
  public var description: String { "\(line):\(column): \(reason)" }
}
