internal import JSONDocuments
internal import Requests

/// A JSON object with the members it must have; what else it has is let be, since newer versions
/// may add members.
struct JSONObjectReader {
  let value: JSONValue
  let path: String
  let file: String
  let line: Int?

  init(_ value: JSONValue, file: String) {
    self.init(value, path: "$", file: file, line: 1)
  }

  private init(_ value: JSONValue, path: String, file: String, line: Int?) {
    self.value = value
    self.path = path
    self.file = file
    self.line = line
  }

  func fault(_ reason: String, at name: String? = nil) -> JSONFileError {
    JSONFileError(
      file: file, line: name.flatMap { value.member($0)?.position?.line } ?? line,
      path: name.map { "\(path).\($0)" } ?? path, reason: reason)
  }

  /// A member's value, read; `nil` for `null`.
  private func optional<T>(
    _ name: String, _ expected: String, _ read: (JSONValue) -> T?
  ) throws(JSONFileError) -> T? {
    guard let member = value[name] else { throw fault("the member \"\(name)\" is missing") }
    if member == .null { return nil }
    guard let read = read(member) else { throw fault("expected \(expected)", at: name) }
    return read
  }

  private func required<T>(
    _ name: String, _ expected: String, _ read: (JSONValue) -> T?
  ) throws(JSONFileError) -> T {
    guard let value = try optional(name, expected, read) else {
      throw fault("expected \(expected), found null", at: name)
    }
    return value
  }

  func string(_ name: String) throws(JSONFileError) -> String {
    try required(name, "a string", \.stringValue)
  }

  func optionalString(_ name: String) throws(JSONFileError) -> String? {
    try optional(name, "a string", \.stringValue)
  }

  func integer(_ name: String) throws(JSONFileError) -> Int {
    try required(name, "a whole number", \.integerValue)
  }

  func optionalInteger(_ name: String) throws(JSONFileError) -> Int? {
    try optional(name, "a whole number", \.integerValue)
  }

  func number(_ name: String) throws(JSONFileError) -> Double {
    try required(name, "a number", \.doubleValue)
  }

  func bool(_ name: String) throws(JSONFileError) -> Bool {
    try required(name, "true or false") {
      if case .bool(let flag) = $0 { flag } else { nil }
    }
  }

  func strings(_ name: String) throws(JSONFileError) -> [String] {
    let elements = try required(name, "an array", \.arrayValue)
    let strings = elements.compactMap(\.stringValue)
    guard strings.count == elements.count else { throw fault("expected strings", at: name) }
    return strings
  }

  func object(_ name: String) throws(JSONFileError) -> JSONObjectReader {
    guard let object = try optionalObject(name) else {
      throw fault("expected an object, found null", at: name)
    }
    return object
  }

  func optionalObject(_ name: String) throws(JSONFileError) -> JSONObjectReader? {
    let line = value.member(name)?.position?.line ?? line
    guard let value = try optional(name, "an object", { $0.members == nil ? nil : $0 }) else {
      return nil
    }
    return JSONObjectReader(value, path: "\(path).\(name)", file: file, line: line)
  }

  func objects(_ name: String) throws(JSONFileError) -> [JSONObjectReader] {
    guard let objects = try optionalObjects(name) else {
      throw fault("expected an array, found null", at: name)
    }
    return objects
  }

  func optionalObjects(_ name: String) throws(JSONFileError) -> [JSONObjectReader]? {
    let elements = try optional(name, "an array", \.arrayValue)
    return elements?.enumerated().map { index, element in
      let line = element.members?.first?.position?.line ?? value.member(name)?.position?.line
      return JSONObjectReader(element, path: "\(path).\(name)[\(index)]", file: file, line: line)
    }
  }

  /// A string that names something.
  func named<T>(
    _ name: String, _ kind: String, _ read: (String) -> T?
  ) throws(JSONFileError) -> T {
    let text = try string(name)
    guard let value = read(text) else { throw fault("unknown \(kind) \"\(text)\"", at: name) }
    return value
  }
}
