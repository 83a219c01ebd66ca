/// A place in a JSON text.
public struct JSONPosition: Sendable, Hashable {
  /// From 1; lines end at LF, CR or CR LF.
  public let line: Int
  /// From 1, in Unicode scalars from the start of the line.
  public let column: Int

  public init(line: Int, column: Int) {
    self.line = line
    self.column = column
  }
}
