/// Why a file is not the JSON it should be, and where in it.
public struct JSONFileError: Error, Hashable, CustomStringConvertible {
  /// The file as it was named.
  public let file: String
  /// From 1; `nil` where it is not known.
  public let line: Int?
  /// From 1; only known where the text is no JSON.
  public let column: Int?
  /// The JSON path of the value, as in `$.view.children[3].modifiers[0]`; `nil` where the text is
  /// no JSON.
  public let path: String?
  /// One line without a full stop.
  public let reason: String

  public init(file: String, line: Int?, column: Int? = nil, path: String?, reason: String) {
    self.file = file
    self.line = line
    self.column = column
    self.path = path
    self.reason = reason
  }

  /// `layout.json:12: $.view.children[3]: unknown member "wdth"; did you mean width?`
  public var description: String {
    let place = [file, line.map(String.init), column.map(String.init)].compactMap(\.self)
    return ([place.joined(separator: ":")] + [path, reason].compactMap(\.self))
      .joined(separator: ": ")
  }
}
