import JSONDocuments
import Testing

/// Encodes itself by a closure.
struct Encoded: Encodable {
  enum Key: CodingKey { case a, b, c }
  let body: (any Encoder) throws -> Void
  init(_ body: @escaping (any Encoder) throws -> Void) { self.body = body }
  func encode(to encoder: any Encoder) throws { try body(encoder) }
}

@Suite("What an encoder writes and refuses")
struct JSONValueEncoderTests {
  @Test("containers over the same object are one object")
  func merging() throws {
    let value = Encoded { encoder in
      var first = encoder.container(keyedBy: Encoded.Key.self)
      try first.encode(1, forKey: .b)
      var nested = first.nestedContainer(keyedBy: Encoded.Key.self, forKey: .a)
      try nested.encode(true, forKey: .a)
      var second = encoder.container(keyedBy: Encoded.Key.self)
      try second.encodeNil(forKey: .c)
      var again = second.nestedContainer(keyedBy: Encoded.Key.self, forKey: .a)
      try again.encode("x", forKey: .b)
      // Keeps its place.
      try second.encode(2, forKey: .b)
    }
    #expect(
      JSONWriter().string(for: try JSONValueEncoder().encode(value))
        == #"{"b":2,"a":{"a":true,"b":"x"},"c":null}"#)
  }

  @Test("what could not be encoded leaves nothing behind")
  func failedMember() throws {
    let value = Encoded { encoder in
      var container = encoder.container(keyedBy: Encoded.Key.self)
      try? container.encode([Double.nan], forKey: .a)
      try? container.encode(Double.nan, forKey: .b)
      try container.encode(1, forKey: .c)
    }
    #expect(try JSONValueEncoder().encode(value) == ["c": 1])
  }

  @Test("a superclass in an array, late elements, and types that encode nothing")
  func arrays() throws {
    let value = Encoded { encoder in
      var array = encoder.unkeyedContainer()
      let superclass = array.superEncoder()
      try array.encode(1.5)
      try array.encodeNil()
      try array.encode(Encoded { _ in })
      #expect(array.count == 4)
      try Shape(name: "s").encode(to: superclass)
    }
    #expect(
      JSONWriter().string(for: try JSONValueEncoder().encode(value))
        == #"[{"name":"s"},1.5,null,{}]"#)
  }

  @Test(
    "numbers that JSON does not have",
    arguments: [
      (Double.nan, "nan"), (.infinity, "inf"), (-.infinity, "-inf"),
    ])
  func notFinite(number: Double, text: String) {
    let encoder = JSONValueEncoder()
    let reason = "\(text) cannot be written as a JSON number"
    let layout = Layout(
      .stack(.init(children: [Layout(.text(.init(text: "a")), modifiers: [.init(width: number)])])))
    let error = #expect(throws: JSONEncodingError.self) { try encoder.encode(layout) }
    #expect(error?.description == "$.children[0].modifiers[0].width: \(reason)")
    #expect(throws: JSONEncodingError(path: "$", reason: reason)) { try encoder.encode(number) }
    #expect(throws: JSONEncodingError(path: "$[1]", reason: reason)) {
      try encoder.encode([0, Float(number)])
    }
    let single = Encoded { encoder in
      var array = encoder.unkeyedContainer()
      try array.encode(number)
    }
    #expect(throws: JSONEncodingError(path: "$[\"x y\"][0]", reason: reason)) {
      try encoder.encode(["x y": single])
    }
  }

  @Test("errors of the types themselves have the place where they were thrown")
  func foreignErrors() {
    let foreign = Encoded { _ in throw Refused() }
    let error = #expect(throws: JSONEncodingError.self) {
      try JSONValueEncoder().encode(["a": [foreign]])
    }
    #expect(error?.description == "$.a[0]: refused for no reason")
    let placed = Encoded { encoder in
      throw EncodingError.invalidValue(
        0, .init(codingPath: encoder.codingPath + [Encoded.Key.b], debugDescription: "not so"))
    }
    #expect(throws: JSONEncodingError(path: "$[0].b", reason: "not so")) {
      try JSONValueEncoder().encode([placed])
    }
    let unplaced = Encoded { _ in
      throw EncodingError.invalidValue(0, .init(codingPath: [], debugDescription: "no place"))
    }
    #expect(throws: JSONEncodingError(path: "$[0]", reason: "no place")) {
      try JSONValueEncoder().encode([unplaced])
    }
  }

  @Test("a value cannot be of two kinds")
  func twoKinds() async {
    await #expect(processExitsWith: .failure) {
      _ = try JSONValueEncoder().encode(
        Encoded { encoder in
          _ = encoder.unkeyedContainer()
          _ = encoder.container(keyedBy: Encoded.Key.self)
        })
    }
    await #expect(processExitsWith: .failure) {
      _ = try JSONValueEncoder().encode(
        Encoded { encoder in
          _ = encoder.container(keyedBy: Encoded.Key.self)
          _ = encoder.unkeyedContainer()
        })
    }
    await #expect(processExitsWith: .failure) {
      _ = try JSONValueEncoder().encode(
        Encoded { encoder in
          var container = encoder.singleValueContainer()
          try container.encode(1)
          try container.encode(2)
        })
    }
  }
}
