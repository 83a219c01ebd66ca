import JSONDocuments
import Testing

/// A text that is not of the type, and what is said about it.
struct Refusal: Sendable, CustomTestStringConvertible {
  let text: String
  let error: JSONDecodingError
  let message: String
  let decode: @Sendable (JSONValue) throws(JSONDecodingError) -> Void

  init<Value: Decodable & SendableMetatype>(
    _ type: Value.Type, _ text: String, _ error: JSONDecodingError, _ message: String
  ) {
    self.text = text
    self.error = error
    self.message = message
    decode = { json throws(JSONDecodingError) in _ = try JSONValueDecoder().decode(type, from: json)
    }
  }

  var testDescription: String { text }
}

/// Asks for its members in one way or another.
struct Asking: Decodable {
  enum CodingKeys: CodingKey { case contained, null, nested, listed, fallback }
  enum Inner: CodingKey { case a, b }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    _ = container.contains(.contained)
    if container.contains(.null) { _ = try container.decodeNil(forKey: .null) }
    // Only lists its keys, `a` among them.
    if container.contains(.listed) {
      _ = try container.nestedContainer(keyedBy: Inner.self, forKey: .listed).allKeys
    }
    // A part is read here, the rest through another container for the same key.
    if container.contains(.nested) {
      for key in [Inner.a, .b] {
        _ = try container.nestedContainer(keyedBy: Inner.self, forKey: .nested)
          .decode(Int.self, forKey: key)
      }
    }
    if container.contains(.fallback), (try? container.decode(Int.self, forKey: .fallback)) == nil {
      _ = try container.decode(String.self, forKey: .fallback)
    }
  }
}

struct Refused: Error, CustomStringConvertible {
  var description: String { "refused\nfor no reason" }
}

/// Throws what its string says.
struct Throwing: Decodable {
  enum Key: CodingKey { case inner }

  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    switch try container.decode(String.self) {
    case "foreign": throw Refused()
    case "placed":
      throw DecodingError.dataCorruptedError(in: container, debugDescription: "not so")
    case "below":
      throw DecodingError.dataCorrupted(
        .init(codingPath: decoder.codingPath + [Key.inner], debugDescription: "not there"))
    case "missing":
      throw DecodingError.keyNotFound(Key.inner, .init(codingPath: [], debugDescription: ""))
    case "mismatch":
      throw DecodingError.typeMismatch(Int.self, .init(codingPath: [], debugDescription: "no Int"))
    case "value":
      throw DecodingError.valueNotFound(Int.self, .init(codingPath: [], debugDescription: "no one"))
    default:
      throw DecodingError.dataCorrupted(.init(codingPath: [], debugDescription: "no place"))
    }
  }
}

@Suite("What a decoder refuses")
struct JSONValueDecoderTests {
  static let layout = """
    {
      "type": "stack",
      "children": [
        {"type": "text", "text": "a"},
        {
          "type": "text",
          "text": "b",
          "modifiers": [
            {"width": 1},
            {"wdth": 2}
          ]
        }
      ]
    }
    """

  @Test(
    "unknown members",
    arguments: [
      Refusal(
        Layout.self, layout,
        .unknownMember(
          name: "wdth", path: "$.children[1].modifiers[1]", line: 10, known: ["width"]),
        #"line 10: $.children[1].modifiers[1]: unknown member "wdth""#),
      Refusal(
        Layout.self, "{\"type\":\"text\",\n\"text\":\"a\",\n\"children\":[]}",
        .unknownMember(
          name: "children", path: "$", line: 3, known: ["type", "text", "lines", "modifiers"]),
        #"line 3: $: unknown member "children""#),
      // The first in the document, not the first that decoding comes by.
      Refusal(
        Layout.self,
        "{\"modifiers\":\n[{},{\"a\":0}],\n\"b\":0,\"type\":\"text\",\"text\":\"a\"}",
        .unknownMember(name: "a", path: "$.modifiers[1]", line: 2, known: ["width"]),
        #"line 2: $.modifiers[1]: unknown member "a""#),
      Refusal(
        Square.self, #"{"side":1,"super":{"name":"s","colour":"red"}}"#,
        .unknownMember(name: "colour", path: "$.super", line: 1, known: ["name"]),
        #"line 1: $.super: unknown member "colour""#),
      Refusal(
        Layout.TextPayload.self, "{\"text\":\"\",\n\"x\\n\u{2028}\":2}",
        .unknownMember(name: "x\n\u{2028}", path: "$", line: 2, known: ["text", "lines"]),
        #"line 2: $: unknown member "x\n ""#),
      Refusal(
        Asking.self, #"{"listed":{"a":1}}"#,
        .unknownMember(name: "a", path: "$.listed", line: 1, known: []),
        #"line 1: $.listed: unknown member "a""#),
    ])
  func unknownMembers(_ refusal: Refusal) throws { try expect(refusal) }

  @Test(
    "members that are missing",
    arguments: [
      Refusal(
        Layout.self, "{}", .missingMember(name: "type", path: "$", line: nil),
        #"$: the member "type" is missing"#),
      Refusal(
        Layout.self, "\n{\"type\":\"text\"}", .missingMember(name: "text", path: "$", line: 2),
        #"line 2: $: the member "text" is missing"#),
      // An object in an array has the line of its own first member, not that of the array.
      Refusal(
        Layout.self, "{\"type\":\"stack\",\"children\":\n[\n{\"text\":\"a\"}]}",
        .missingMember(name: "type", path: "$.children[0]", line: 3),
        #"line 3: $.children[0]: the member "type" is missing"#),
      Refusal(
        Square.self, #"{"side":1}"#, .missingMember(name: "super", path: "$", line: 1),
        #"line 1: $: the member "super" is missing"#),
      Refusal(
        Throwing.self, #""missing""#, .missingMember(name: "inner", path: "$", line: nil),
        #"$: the member "inner" is missing"#),
    ])
  func missingMembers(_ refusal: Refusal) throws { try expect(refusal) }

  static func number<Number: Decodable & SendableMetatype>(
    _ type: Number.Type, _ number: String, expected: String, found: String? = nil
  ) -> Refusal {
    let found = found ?? number
    return Refusal(
      [String: [Number]].self, "{\n\"a b\": [\(number)]}",
      .wrongType(expected: expected, found: found, path: "$[\"a b\"][0]", line: 2),
      "line 2: $[\"a b\"][0]: expected \(expected), found \(found)")
  }

  @Test(
    "values of another type",
    arguments: [
      number(Int8.self, "128", expected: "a whole number from -128 to 127"),
      number(Int16.self, "-32769", expected: "a whole number from -32768 to 32767"),
      number(Int32.self, "1e300", expected: "a whole number from -2147483648 to 2147483647"),
      number(
        Int64.self, "9223372036854775808",
        expected: "a whole number from -9223372036854775808 to 9223372036854775807"),
      number(UInt8.self, "256", expected: "a whole number from 0 to 255"),
      number(UInt16.self, "-1", expected: "a whole number from 0 to 65535"),
      number(UInt32.self, "4294967296", expected: "a whole number from 0 to 4294967295"),
      number(UInt64.self, "-1", expected: "a whole number from 0 to 18446744073709551615"),
      number(
        UInt128.self, "-1",
        expected: "a whole number from 0 to 340282366920938463463374607431768211455"),
      number(Int.self, "1.5", expected: "a whole number"),
      number(Int128.self, "-0.5", expected: "a whole number"),
      number(
        UInt8.self, String(repeating: "9", count: 100), expected: "a whole number from 0 to 255",
        found: String(repeating: "9", count: 40) + "…"),
      number(Float.self, "3.5e38", expected: "a number of at most ±3.4028235e+38"),
      number(Int.self, "\"1\"", expected: "a whole number", found: "a string"),
      number(Double.self, "null", expected: "a number", found: "null"),
      number(Float.self, "[]", expected: "a number", found: "an array"),
      number(Bool.self, "0", expected: "true or false", found: "a number"),
      number(String.self, "true", expected: "a string", found: "true or false"),
      number([Int].self, "{}", expected: "an array", found: "an object"),
      number([String: Int].self, "1", expected: "an object", found: "a number"),
      Refusal(
        Scalars.self, "{\"flag\":true,\"text\":\"\",\"double\":1,\n\"float\":\"x\"}",
        .wrongType(expected: "a number", found: "a string", path: "$.float", line: 2),
        "line 2: $.float: expected a number, found a string"),
      Refusal(
        Positional.self, #"["a",1,["b",300]]"#,
        .wrongType(
          expected: "a whole number from 0 to 255", found: "300", path: "$[2][1]", line: nil),
        "$[2][1]: expected a whole number from 0 to 255, found 300"),
      Refusal(
        Asking.self, #"{"fallback":true}"#,
        .wrongType(
          expected: "a string", found: "true or false", path: "$.fallback", line: 1),
        "line 1: $.fallback: expected a string, found true or false"),
    ])
  func otherTypes(_ refusal: Refusal) throws { try expect(refusal) }

  static func thrown(_ what: String, _ reason: String, below: String = "") -> Refusal {
    Refusal(
      [String: [Throwing]].self, "{\"a\":\n[],\n\"é\": [\"\(what)\"]}",
      .invalidValue(reason: reason, path: "$[\"é\"][0]\(below)", line: 3),
      "line 3: $[\"é\"][0]\(below): \(reason.replacing("\n", with: " "))")
  }

  @Test(
    "values that a type refuses",
    arguments: [
      thrown("foreign", "refused\nfor no reason"), thrown("placed", "not so"),
      thrown("below", "not there", below: ".inner"), thrown("mismatch", "no Int"),
      thrown("value", "no one"), thrown("unplaced", "no place"),
      Refusal(
        Layout.self, #"{"type":"txet"}"#,
        .invalidValue(
          reason: "Cannot initialize Kind from invalid String value txet", path: "$.type", line: 1),
        "line 1: $.type: Cannot initialize Kind from invalid String value txet"),
      Refusal(
        Positional.self, #"["a"]"#,
        .invalidValue(reason: "expected more than the array's one element", path: "$", line: nil),
        "$: expected more than the array's one element"),
      Refusal(
        Positional.self, #"["a",1,["b",2,3]]"#,
        .invalidValue(reason: "null comes last", path: "$[2][2]", line: nil),
        "$[2][2]: null comes last"),
      Refusal(
        Positional.self, #"["a",1,["b",2]]"#,
        .invalidValue(reason: "expected more than the array's 2 elements", path: "$[2]", line: nil),
        "$[2]: expected more than the array's 2 elements"),
    ])
  func refusedByTypes(_ refusal: Refusal) throws { try expect(refusal) }

  private func expect(_ refusal: Refusal) throws {
    let root = try JSONDocument(parsing: refusal.text).root
    let error = #expect(throws: JSONDecodingError.self) { try refusal.decode(root) }
    #expect(error == refusal.error)
    #expect(error?.description == refusal.message)
    #expect(error?.description.contains(where: \.isNewline) == false)
  }

  @Test(
    "what counts as asking for a member",
    arguments: [
      #"{"contained": {"and": "all that is in it"}}"#, #"{"null": [{"whatever": 1}]}"#,
      #"{"listed": {}}"#, #"{"nested": {"a": 1, "b": 2}}"#, #"{"fallback": "text"}"#,
    ])
  func asking(text: String) throws {
    let root = try JSONDocument(parsing: text).root
    _ = try JSONValueDecoder().decode(Asking.self, from: root)
  }

  @Test("types meet the standard library's errors, as Decoder promises")
  func standardErrors() throws {
    struct Catching: Decodable {
      enum CodingKeys: CodingKey { case a, b }
      init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        #expect {
          try container.decode([Int].self, forKey: .a)
        } throws: {
          guard case DecodingError.typeMismatch(_, let context) = $0 else { return false }
          return context.codingPath.map(\.stringValue) == ["a", "Index 0"]
        }
        #expect {
          try container.decodeNil(forKey: .b)
        } throws: {
          guard case DecodingError.keyNotFound(let key, _) = $0 else { return false }
          return key.stringValue == "b"
        }
        var array = try container.nestedUnkeyedContainer(forKey: .a)
        #expect(throws: DecodingError.self) { try array.decode(Int.self) }
        // What cannot be decoded is not passed.
        #expect(array.currentIndex == 0)
        #expect(try array.decode(String.self) == "x")
        #expect {
          try array.decode(Int.self)
        } throws: {
          guard case DecodingError.valueNotFound = $0 else { return false }
          return true
        }
      }
    }
    _ = try JSONValueDecoder().decode(Catching.self, from: ["a": ["x"]])
  }
}
