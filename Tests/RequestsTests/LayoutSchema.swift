import FoundationEssentials
import JSONDocuments

/// `Schemas/layout.schema.json`, and samples of what it describes.
struct LayoutSchema {
  let root: JSONValue

  init() throws {
    var folder = URL(filePath: #filePath)
    for _ in 0..<3 { folder.deleteLastPathComponent() }
    let file = folder.appending(path: "Schemas/layout.schema.json")
    root = try JSONDocument(parsing: Array(try Data(contentsOf: file))).root
  }

  func definition(_ name: String) -> JSONValue { root["$defs"]?[name] ?? [:] }

  /// The names of the views, or of the modifiers, in their order.
  func types(of base: String) -> [String] {
    (definition(base)["oneOf"]?.arrayValue ?? []).compactMap { choice in
      choice["$ref"]?.stringValue.map { String($0.dropFirst("#/$defs/\(base).".count)) }
    }
  }

  func required(_ definition: JSONValue) -> [String] {
    (definition["required"]?.arrayValue ?? []).compactMap(\.stringValue)
  }

  /// A value with every member that the schema describes, in which views are dividers.
  func sample(_ schema: JSONValue) -> JSONValue {
    if let example = schema["examples"]?.arrayValue?.first { return example }
    if let value = schema["const"] ?? schema["enum"]?.arrayValue?.first { return value }
    switch schema["$ref"]?.stringValue?.dropFirst("#/$defs/".count) {
    case "view": return ["type": "divider"]
    case "modifier": return ["type": "clipped"]
    case let name?: return sample(definition(String(name)))
    case nil: break
    }
    switch schema["type"]?.stringValue {
    case "array": return [sample(schema["items"] ?? [:])]
    case "string": return "a"
    case "boolean": return true
    case "object":
      return .object(
        (schema["properties"]?.members ?? []).map { JSONMember($0.name, sample($0.value)) })
    default: return 1
    }
  }
}
