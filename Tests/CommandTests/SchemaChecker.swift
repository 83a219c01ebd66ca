import JSONDocuments

/// Holds JSON values against a JSON Schema, of which it knows the words that `Schemas/` uses.
///
/// Stricter than the standard in two ways: a member that the schema does not describe is an error
/// even where the schema would let it pass, and so is a word of the schema that it does not know.
struct SchemaChecker {
  private let root: JSONValue

  init(_ schema: JSONValue) {
    root = schema
  }

  /// What is wrong with a value, with its place: nothing where it is as described.
  func faults(in value: JSONValue) -> [String] {
    faults(in: value, by: root, at: "")
  }

  private func faults(in value: JSONValue, by schema: JSONValue, at place: String) -> [String] {
    (schema.members ?? []).flatMap { word in
      faults(in: value, by: word, of: schema, at: place)
    }
  }

  private func faults(
    in value: JSONValue, by word: JSONMember, of schema: JSONValue, at place: String
  ) -> [String] {
    func fault(_ isSound: Bool, _ message: String) -> [String] {
      isSound ? [] : ["\(place): \(message)"]
    }
    let number = value.doubleValue
    let limit = word.value.doubleValue ?? .nan
    switch word.name {
    case "$schema", "$defs", "title", "description":
      return []
    case "$ref":
      guard let target = definition(word.value) else { return ["\(place): no \(word.value)"] }
      return faults(in: value, by: target, at: place)
    case "type":
      let types = word.value.arrayValue ?? [word.value]
      return fault(types.contains { Self.isOf($0, value) }, "is \(value.kind)")
    case "enum":
      return fault(word.value.arrayValue?.contains(value) ?? false, "\(value) is none of the names")
    case "const":
      return fault(word.value == value, "is not \(word.value)")
    case "minimum":
      return fault(number.map { $0 >= limit } ?? true, "is below \(limit)")
    case "maximum":
      return fault(number.map { $0 <= limit } ?? true, "is above \(limit)")
    case "exclusiveMinimum":
      return fault(number.map { $0 > limit } ?? true, "is not above \(limit)")
    case "minItems":
      return fault(value.arrayValue.map { Double($0.count) >= limit } ?? true, "has too few")
    case "pattern":
      guard let text = value.stringValue, let pattern = try? Regex(word.value.stringValue ?? "(")
      else { return [] }
      return fault(text.contains(pattern), "\"\(text)\" is of another form")
    case "items":
      return (value.arrayValue ?? []).enumerated().flatMap { index, item in
        faults(in: item, by: word.value, at: "\(place)/\(index)")
      }
    case "required":
      return (word.value.arrayValue ?? []).compactMap(\.stringValue).flatMap { name in
        fault(value.members == nil || value[name] != nil, "\(name) is missing")
      }
    case "properties":
      return (value.members ?? []).flatMap { member in
        guard let property = word.value[member.name] else {
          return schema["required"] == nil ? [] : ["\(place): \(member.name) is not described"]
        }
        return faults(in: member.value, by: property, at: "\(place)/\(member.name)")
      }
    case "additionalProperties":
      return []
    case "oneOf":
      let results = (word.value.arrayValue ?? []).map { faults(in: value, by: $0, at: place) }
      let sound = results.count { $0.isEmpty }
      return fault(sound == 1, "is \(sound) of the kinds: \(results)")
    case "not":
      return fault(!isOf(word.value, value), "is what it must not be")
    default:
      return ["\(word.name) is no word this checker knows"]
    }
  }

  /// Whether a value is of a kind that leaves other members open.
  private func isOf(_ schema: JSONValue, _ value: JSONValue) -> Bool {
    let required = (schema["required"]?.arrayValue ?? []).compactMap(\.stringValue)
    return required.allSatisfy { name in
      guard let member = value[name] else { return false }
      return faults(in: member, by: schema["properties"]?[name] ?? [:], at: "").isEmpty
    }
  }

  private func definition(_ reference: JSONValue) -> JSONValue? {
    let parts = (reference.stringValue ?? "").split(separator: "/").map(String.init)
    guard parts.count == 3, parts[0] == "#", parts[1] == "$defs" else { return nil }
    return root["$defs"]?[parts[2]]
  }

  private static func isOf(_ type: JSONValue, _ value: JSONValue) -> Bool {
    switch type {
    case "object": value.members != nil
    case "array": value.arrayValue != nil
    case "string": value.stringValue != nil
    case "integer": value.integerValue != nil
    case "number": value.doubleValue != nil
    case "boolean": value.boolValue != nil
    case "null": value == .null
    default: false
    }
  }
}
