/// Why a JSON value is not a value of the type that was asked for, and where.
///
/// Every case has a JSON path such as `$.children[3].modifiers[0].width`, and the line of the
/// innermost member there; no line for values that were not read from a text.
public enum JSONDecodingError: Error, Sendable, Equatable {
  /// An object has a member that nothing asked for. The path is the object's, the line the
  /// member's; `known` are the names that were asked for, in the order of asking.
  case unknownMember(name: String, path: String, line: Int?, known: [String])
  /// An object lacks a member. Path and line are the object's.
  case missingMember(name: String, path: String, line: Int?)
  /// A value is of another kind or outside the range: `a number`, `a string`.
  case wrongType(expected: String, found: String, path: String, line: Int?)
  /// A type has refused its value, in its own words.
  case invalidValue(reason: String, path: String, line: Int?)
  /// Objects and arrays are nested deeper than ``JSONDocument/maximumDepth``.
  case tooDeep(path: String, line: Int?)
}

extension JSONDecodingError {
  /// Where the error is: `$` is the whole value.
  public var path: String {
    switch self {
    case .unknownMember(_, let path, _, _), .missingMember(_, let path, _),
      .wrongType(_, _, let path, _), .invalidValue(_, let path, _), .tooDeep(let path, _):
      path
    }
  }

  /// From 1; `nil` where it is not known.
  public var line: Int? {
    switch self {
    case .unknownMember(_, _, let line, _), .missingMember(_, _, let line),
      .wrongType(_, _, _, let line), .invalidValue(_, _, let line), .tooDeep(_, let line):
      line
    }
  }

  /// One line without a full stop, such as `expected a number, found a string`.
  public var reason: String {
    let reason =
      switch self {
      case .unknownMember(let name, _, _, _): "unknown member \(JSONWriter.quoted(name))"
      case .missingMember(let name, _, _): "the member \(JSONWriter.quoted(name)) is missing"
      case .wrongType(let expected, let found, _, _): "expected \(expected), found \(found)"
      case .invalidValue(let reason, _, _): reason
      case .tooDeep: "nested more than \(JSONDocument.maximumDepth) levels deep"
      }
    return reason.onOneLine
  }
}

extension JSONDecodingError: CustomStringConvertible {
  /// `line 7: $.children[3]: unknown member "wdth"`, or without the line where it is not known.
  public var description: String {
    (line.map { "line \($0): " } ?? "") + "\(path.onOneLine): \(reason)"
  }
}

extension String {
  /// The text with a space for every line end.
  var onOneLine: String { String(map { $0.isNewline ? " " : $0 }) }
}
