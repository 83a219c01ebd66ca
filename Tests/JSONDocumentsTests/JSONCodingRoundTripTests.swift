import JSONDocuments
import Testing

/// A type and a text of it: decoding and encoding the text gives the text again.
struct RoundTrip: Sendable, CustomTestStringConvertible {
  let text: String
  let recode: @Sendable (JSONValue) throws -> JSONValue

  init<Value: Codable & SendableMetatype>(_ type: Value.Type, _ text: String) {
    self.text = text
    recode = { try JSONValueEncoder().encode(try JSONValueDecoder().decode(type, from: $0)) }
  }

  var testDescription: String { text }
}

@Suite("Codable types as JSON, there and back")
struct JSONCodingRoundTripTests {
  @Test(
    arguments: [
      RoundTrip(Bool.self, "true"), RoundTrip(String.self, #""é\n""#),
      RoundTrip(Int.self, "-9223372036854775808"), RoundTrip(UInt.self, "18446744073709551615"),
      RoundTrip(Int8.self, "-128"), RoundTrip(UInt8.self, "255"),
      RoundTrip(Int16.self, "32767"), RoundTrip(UInt16.self, "65535"),
      RoundTrip(Int32.self, "-2147483648"), RoundTrip(UInt32.self, "4294967295"),
      RoundTrip(Int64.self, "9223372036854775807"), RoundTrip(UInt64.self, "9007199254740993"),
      RoundTrip(Int128.self, "-170141183460469231731687303715884105728"),
      RoundTrip(UInt128.self, "340282366920938463463374607431768211455"),
      RoundTrip(Double.self, "0.1"), RoundTrip(Double.self, "5e-324"),
      RoundTrip(Float.self, "0.1"), RoundTrip(Float.self, "3.4028235e+38"),
      RoundTrip(Int?.self, "null"), RoundTrip(Int?.self, "1"),
      RoundTrip([Int?].self, "[1,null,2]"), RoundTrip([[String]].self, #"[[],["a"],[]]"#),
      RoundTrip(
        Scalars.self,
        #"{"flag":true,"text":"a","double":0.5,"float":0.25,"int":1,"int8":2,"int16":3,"int32":4,"#
          + #""int64":5,"int128":6,"uint":7,"uint8":8,"uint16":9,"uint32":10,"uint64":11,"#
          + #""uint128":12}"#),
      RoundTrip(Layout.self, #"{"type":"text","text":"Save","modifiers":[{"width":40.5},{}]}"#),
      RoundTrip(
        Layout.self,
        #"{"type":"stack","children":[{"type":"text","text":"a","lines":2},"#
          + #"{"type":"stack","children":[]}]}"#),
      RoundTrip(Square.self, #"{"super":{"name":"s"},"side":2.5}"#),
      RoundTrip(Positional.self, #"["a",1,["b",2,null],{"deep":[true]}]"#),
      RoundTrip([String: Int].self, #"{"a":1,"b":2,"c d":3}"#),
      RoundTrip([Int: [String: Bool]].self, #"{"1":{},"2":{"x":true}}"#),
    ])
  func sameText(_ roundTrip: RoundTrip) throws {
    let root = try JSONDocument(parsing: roundTrip.text).root
    #expect(JSONWriter().string(for: try roundTrip.recode(root)) == roundTrip.text)
  }

  @Test("a whole number may be written with a fraction or an exponent")
  func wholeNumbers() throws {
    let root = try JSONDocument(parsing: "[3.0, 25e1, -0, 9007199254740993]").root
    #expect(
      try JSONValueDecoder().decode([Int64].self, from: root) == [3, 250, 0, 9_007_199_254_740_993])
    #expect(try JSONValueDecoder().decode([Double].self, from: [3, 4]) == [3, 4])
  }

  @Test("a Float is rounded once")
  func floatRounding() throws {
    // Just above the middle between two floats, and its nearest Double is that middle.
    let text = "1.00000005960464477540"
    let root = try JSONDocument(parsing: text).root
    #expect(Float(try #require(Double(text))) == 1)
    #expect(try JSONValueDecoder().decode(Float.self, from: root) == Float(1).nextUp)
  }

  @Test("an optional member may be absent or null, and is not written where there is none")
  func optionals() throws {
    let decoder = JSONValueDecoder()
    let expected = Layout.TextPayload(text: "a", lines: nil)
    #expect(try decoder.decode(Layout.TextPayload.self, from: ["text": "a"]) == expected)
    #expect(
      try decoder.decode(Layout.TextPayload.self, from: ["text": "a", "lines": nil]) == expected)
    #expect(try JSONValueEncoder().encode(expected) == ["text": "a"])
  }

  @Test("allKeys is in the order of the document, and every key is found among many")
  func manyMembers() throws {
    struct Names: Decodable {
      struct Key: CodingKey {
        var stringValue: String
        var intValue: Int? { nil }
        init(stringValue: String) { self.stringValue = stringValue }
        init?(intValue: Int) { nil }
      }
      var names: [String]
      var numbers: [Int]
      init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: Key.self)
        names = container.allKeys.map(\.stringValue)
        numbers = try container.allKeys.map { try container.decode(Int.self, forKey: $0) }
      }
    }
    let names = (0..<20_000).map { "k\(($0 * 7919) % 20_000)" }
    let json = JSONValue.object(names.enumerated().map { JSONMember($1, .number(JSONNumber($0))) })
    let decoded = try JSONValueDecoder().decode(Names.self, from: json)
    #expect(decoded.names == names)
    #expect(decoded.numbers == Array(0..<20_000))
    let dictionary = try JSONValueDecoder().decode([String: Int].self, from: json)
    #expect(dictionary.count == 20_000)
    // Without order of its own, and so written in that of the names.
    #expect(try JSONValueEncoder().encode(dictionary).members?.map(\.name) == names.sorted())
  }

  @Test("names are compared by code unit")
  func canonicallyEquivalentNames() throws {
    struct Accents: Codable {
      enum CodingKeys: String, CodingKey {
        case composed = "\u{E9}"
        case decomposed = "e\u{301}"
      }
      var composed: Int
      var decomposed: Int
    }
    let json: JSONValue = ["e\u{301}": 1, "\u{E9}": 2]
    let accents = try JSONValueDecoder().decode(Accents.self, from: json)
    #expect(accents.composed == 2)
    #expect(accents.decomposed == 1)
    #expect(try JSONValueEncoder().encode(accents) == ["\u{E9}": 2, "e\u{301}": 1])
  }

  @Test("userInfo reaches every type")
  func userInfo() throws {
    struct Told: Codable {
      static let key = CodingUserInfoKey(rawValue: "told")
      var words: [String?]
      init(from decoder: any Decoder) throws {
        var array = try decoder.unkeyedContainer()
        words = [Self.key.flatMap { decoder.userInfo[$0] as? String }]
        while !array.isAtEnd { words += try array.decode(Told.self).words }
      }
      func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(Self.key.flatMap { encoder.userInfo[$0] as? String })
      }
    }
    let key = try #require(Told.key)
    let told = try JSONValueDecoder(userInfo: [key: "word"]).decode(Told.self, from: [[], []])
    #expect(told.words == ["word", "word", "word"])
    #expect(
      try JSONValueEncoder(userInfo: [key: "word"]).encode([told, told]) == ["word", "word"])
  }

  @Test("coding paths are those of the document")
  func codingPaths() throws {
    struct Path: Codable {
      var path: String
      init() { path = "" }
      init(from decoder: any Decoder) { path = Self.text(decoder.codingPath) }
      func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(Self.text(encoder.codingPath))
      }
      static func text(_ path: [any CodingKey]) -> String {
        path.map { $0.intValue.map(String.init) ?? $0.stringValue }.joined(separator: "/")
      }
    }
    let decoded = try JSONValueDecoder().decode([String: [Path]].self, from: ["a": [1, 2]])
    #expect(decoded["a"]?.map(\.path) == ["a/0", "a/1"])
    #expect(
      try JSONValueEncoder().encode(["a": [Path(), Path()]]) == ["a": ["a/0", "a/1"]])
  }
}
