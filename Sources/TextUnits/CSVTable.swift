/// A table of plain values separated by commas: the form the package's own data files have.
///
/// The first line names the columns. Lines that start with `#` are comments. A field in double
/// quotes may hold commas, and `""` for a quote; a field never spans lines.
public struct CSVTable: Sendable {
  /// Column names, in file order.
  public let columns: [String]
  /// Rows of fields, each as long as ``columns``; short rows are filled with empty fields.
  public let rows: [[String]]

  /// Reads a whole table.
  ///
  /// - Complexity: O(length of the text).
  public init(_ text: String) {
    var lines = text.split(whereSeparator: \.isNewline).filter { !$0.hasPrefix("#") }[...]
    let columns = lines.popFirst().map(Self.fields) ?? []
    self.columns = columns
    rows = lines.map { line in
      let fields = Self.fields(line)
      return fields + Array(repeating: "", count: max(0, columns.count - fields.count))
    }
  }

  /// Reads a table compiled into the program.
  public init(utf8 bytes: [UInt8]) {
    self.init(String(decoding: bytes, as: UTF8.self))
  }

  /// The position of a column.
  ///
  /// - Precondition: the table has it; a data file without its columns is a programmer's error.
  public func column(_ name: String) -> Int {
    guard let index = columns.firstIndex(of: name) else {
      preconditionFailure("no column \(name) among \(columns)")
    }
    return index
  }

  private static func fields(_ line: Substring) -> [String] {
    var fields: [String] = []
    var field = ""
    var quoted = false
    var characters = line.makeIterator()
    var pending: Character?
    while let character = pending ?? characters.next() {
      pending = nil
      switch (character, quoted) {
      case ("\"", true):
        let next = characters.next()
        if next == "\"" { field.append("\"") } else { (quoted, pending) = (false, next) }
      case ("\"", false) where field.isEmpty:
        quoted = true
      case (",", false):
        fields.append(field)
        field = ""
      default:
        field.append(character)
      }
    }
    return fields + [field]
  }
}
