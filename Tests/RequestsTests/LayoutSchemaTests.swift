import JSONDocuments
import LayoutPrediction
import Requests
import Testing

/// A view or modifier by its type, as the only content of a layout.
struct LayoutPart: Sendable, CustomTestStringConvertible {
  /// `view` or `modifier`.
  let base: String
  let type: String

  static let all: [LayoutPart] =
    ViewKind.typeNames.map { LayoutPart(base: "view", type: $0) }
    + ViewModifier.typeNames.map { LayoutPart(base: "modifier", type: $0) }

  var testDescription: String { "\(base) \(type)" }

  func file(_ part: JSONValue) -> JSONValue {
    let view: JSONValue =
      base == "view" ? part : ["type": "divider", "modifiers": .array([part])]
    return ["version": 1, "name": "a", "canvas": "screen", "view": view]
  }

  func part(of file: JSONValue) -> JSONValue? {
    let view = file["view"]
    return base == "view" ? view : view?["modifiers"]?.arrayValue?.first
  }

  func decode(_ part: JSONValue) throws(JSONDecodingError) -> LayoutFile {
    try JSONValueDecoder().decode(LayoutFile.self, from: file(part))
  }
}

@Suite("The schema of layout files")
struct LayoutSchemaTests {
  private let schema: LayoutSchema

  init() throws { schema = try LayoutSchema() }

  @Test("it has every view and modifier, and no others")
  func types() {
    #expect(schema.types(of: "view") == ViewKind.typeNames)
    #expect(schema.types(of: "modifier") == ViewModifier.typeNames)
    #expect(LayoutPart.all.count == 66)
  }

  @Test(
    "what it describes is read, and written again with the same members", arguments: LayoutPart.all)
  func members(part: LayoutPart) throws {
    let definition = schema.definition("\(part.base).\(part.type)")
    let sample = schema.sample(definition)
    let text = JSONWriter(style: .compact).string(for: part.file(sample))
    let layout = try LayoutFileReader.read(Array(text.utf8), named: "sample.json")
    let written = try LayoutFileReader.json(layout)
    let again = try LayoutFileReader.read(Array(written.utf8), named: "sample.json")
    #expect(again == layout)
    #expect(try LayoutFileReader.json(again) == written)
    let members = try part.part(of: JSONDocument(parsing: written).root)?.members ?? []
    #expect(
      Set(members.map(\.name)) == Set((definition["properties"]?.members ?? []).map(\.name)))
    #expect(part.part(of: try JSONDocument(parsing: written).root).map(sorted) == sorted(sample))
  }

  @Test(
    "it has every member that is read, and asks for those that must be there",
    arguments: LayoutPart.all)
  func known(part: LayoutPart) throws {
    let definition = schema.definition("\(part.base).\(part.type)")
    let members = schema.sample(definition).members ?? []
    let error = #expect(throws: JSONDecodingError.self) {
      try part.decode(.object(members + [JSONMember("¿", 1)]))
    }
    guard case .unknownMember("¿", _, _, let known) = error else {
      Issue.record("\(String(describing: error))")
      return
    }
    #expect(Set(known) == Set(members.map(\.name)))
    let required = schema.required(definition)
    for member in members {
      let rest = JSONValue.object(members.filter { $0.name != member.name })
      if required.contains(member.name) {
        #expect(throws: JSONDecodingError.self, "\(member.name)") { try part.decode(rest) }
      } else {
        #expect(throws: Never.self, "\(member.name)") { try part.decode(rest) }
      }
    }
  }

  @Test("the whole file: every member is read, and written again")
  func file() throws {
    let sample = schema.sample(schema.root)
    let text = JSONWriter(style: .compact).string(for: sample)
    let layout = try LayoutFileReader.read(Array(text.utf8), named: "sample.json")
    let written = try JSONDocument(parsing: LayoutFileReader.json(layout)).root
    #expect(sorted(written) == sorted(sample))
    #expect(
      Set(schema.required(schema.root)).union(["policies", "suppressions"])
        == Set(written.members?.map(\.name) ?? []))
    for name in ["policies", "suppressions"] {
      let members = (sample.members ?? []).filter { $0.name != name }
      let rest = JSONWriter(style: .compact).string(for: .object(members))
      #expect(throws: Never.self) { try LayoutFileReader.read(Array(rest.utf8), named: "a") }
    }
  }

  @Test("the names of choices are all there", arguments: LayoutPart.all)
  func choices(part: LayoutPart) throws {
    let definition = schema.definition("\(part.base).\(part.type)")
    let members = schema.sample(definition).members ?? []
    for property in definition["properties"]?.members ?? [] {
      let isList = property.value["items"]?["enum"] != nil
      let names = (property.value["enum"] ?? property.value["items"]?["enum"])?.arrayValue ?? []
      func changed(_ name: JSONValue) -> [UInt8] {
        let part = part.file(
          .object(
            members.map {
              $0.name == property.name ? JSONMember($0.name, isList ? [name] : name) : $0
            }))
        return Array(JSONWriter(style: .compact).string(for: part).utf8)
      }
      for name in names {
        #expect(throws: Never.self) {
          try LayoutFileReader.read(changed(name), named: "sample.json")
        }
      }
      guard !names.isEmpty else { continue }
      // A name like none of them is answered with all there are.
      let error = #expect(throws: JSONFileError.self) {
        try LayoutFileReader.read(changed("????????????????????????????????????"), named: "a")
      }
      let listed = names.compactMap(\.stringValue).joined(separator: ", ")
      #expect(error?.reason.hasSuffix("there are \(listed)") == true, "\(error?.reason ?? "")")
    }
  }

  /// The value with the members of every object in the order of their names.
  private func sorted(_ value: JSONValue) -> JSONValue {
    switch value {
    case .object(let members):
      .object(
        members.map { JSONMember($0.name, sorted($0.value)) }.sorted { $0.name < $1.name })
    case .array(let elements): .array(elements.map(sorted))
    default: value
    }
  }
}
