import JSONDocuments
import Testing

@Suite("Decoding and encoding what is nested deep")
struct JSONCodingDepthTests {
  /// What other threads than the first have on Apple's systems. Unoptimised code takes half as much
  /// stack again, most of it in the standard library and in the types themselves.
  static var smallStack: Int { _isDebugAssertConfiguration() ? 1 << 20 : 1 << 19 }

  static func objects(_ levels: Int) -> JSONValue {
    (1..<levels).reduce([:]) { inner, _ in ["next": inner] }
  }

  static func arrays(_ levels: Int) -> JSONValue {
    (1..<levels).reduce([]) { inner, _ in [inner] }
  }

  @Test("types within themselves, on a small stack")
  func smallStack() async {
    // In a process of its own, which is all that an overflow ends.
    await #expect(processExitsWith: .success) {
      onStack(ofBytes: JSONCodingDepthTests.smallStack) {
        for levels in [500, JSONDocument.maximumDepth] {
          JSONCodingDepthTests.requireRoundTrip(
            Link.self, JSONCodingDepthTests.objects(levels), \.length, levels)
          JSONCodingDepthTests.requireRoundTrip(
            Lists.self, JSONCodingDepthTests.arrays(levels), \.depth, levels)
        }
      }
    }
  }

  static func requireRoundTrip<Value: Codable>(
    _ type: Value.Type, _ json: JSONValue, _ levels: (Value) -> Int, _ expected: Int
  ) {
    do {
      let value = try JSONValueDecoder().decode(type, from: json)
      guard levels(value) == expected else { fatalError("\(levels(value)) levels") }
      guard try JSONValueEncoder().encode(value) == json else { fatalError("encoded otherwise") }
    } catch {
      fatalError("\(error)")
    }
  }

  @Test("one level more than a text may have is refused both ways")
  func tooDeep() throws {
    let levels = JSONDocument.maximumDepth + 1
    let objects = "$" + String(repeating: ".next", count: levels - 1)
    let arrays = "$" + String(repeating: "[0]", count: levels - 1)
    #expect(throws: JSONDecodingError.tooDeep(path: objects, line: nil)) {
      try JSONValueDecoder().decode(Link.self, from: Self.objects(levels))
    }
    #expect(throws: JSONDecodingError.tooDeep(path: arrays, line: nil)) {
      try JSONValueDecoder().decode(Lists.self, from: Self.arrays(levels))
    }
    #expect(
      JSONDecodingError.tooDeep(path: "$[0]", line: nil).description
        == "$[0]: nested more than 512 levels deep")
    let reason = "nested more than 512 levels deep"
    #expect(throws: JSONEncodingError(path: objects, reason: reason)) {
      try JSONValueEncoder().encode(
        (1..<levels).reduce(Link(next: nil)) { link, _ in Link(next: link) })
    }
    #expect(throws: JSONEncodingError(path: arrays, reason: reason)) {
      try JSONValueEncoder().encode((1..<levels).reduce(Lists([])) { lists, _ in Lists([lists]) })
    }
  }

  @Test("a type that never comes to an end is stopped before the stack is")
  func endless() {
    struct Endless: Encodable {
      enum CodingKeys: CodingKey { case more }
      func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(Endless(), forKey: .more)
      }
    }
    let path = "$" + String(repeating: ".more", count: JSONDocument.maximumDepth)
    #expect(throws: JSONEncodingError(path: path, reason: "nested more than 512 levels deep")) {
      try JSONValueEncoder().encode(Endless())
    }
  }
}
