public import JSONDocuments
internal import LayoutPrediction
internal import TextUnits

extension JSONFileError {
  /// What to say of a text that is no JSON.
  public init(_ error: JSONError, file: String) {
    self.init(
      file: file, line: error.line, column: error.column, path: nil, reason: error.reason)
  }

  /// What to say of a value that is not of the type it should be; the nearest name is named.
  ///
  /// - Parameter root: the value that was decoded.
  public init(_ error: JSONDecodingError, in root: JSONValue, file: String) {
    var (line, reason) = (error.line ?? 1, error.reason)
    switch error {
    case .unknownMember(let name, _, _, let known):
      reason = InputError.unknown("member", name, among: known).description
    case .missingMember(let name, let path, _):
      // Most often the member is there, with a letter wrong.
      let others = Self.value(at: path, in: root)?.members?.filter { $0.name != "type" } ?? []
      if let nearest = NearestName.of(name, among: others.map(\.name)) {
        reason += "; did you mean it by \"\(nearest)\"?"
        line = others.first { $0.isNamed(nearest) }?.position?.line ?? line
      } else if path == "$", let wayOut = Self.membersOfFile[name] {
        reason += "; \(wayOut)"
      }
    default:
      break
    }
    self.init(file: file, line: line, column: nil, path: error.path, reason: reason)
  }

  /// What to write for each member that every layout file has.
  private static let membersOfFile = [
    "version": "write \"version\": \(LayoutFile.currentVersion)",
    "name": "write what the screen is called",
    "canvas": "write \"screen\" for a whole screen, or \"component\" for a part of one",
    "view": "write the view, such as {\"type\":\"text\",\"key\":\"Save\"}",
  ]

  /// The value at a path of plain names and indices; `nil` for other paths.
  private static func value(at path: String, in root: JSONValue) -> JSONValue? {
    var value = root
    for step in path.dropFirst().split(whereSeparator: { ".[]".contains($0) }) {
      let element: JSONValue? =
        if let index = Int(step), let elements = value.arrayValue {
          elements.indices.contains(index) ? elements[index] : nil
        } else {
          value[String(step)]
        }
      guard let element else { return nil }
      value = element
    }
    return value
  }
}
