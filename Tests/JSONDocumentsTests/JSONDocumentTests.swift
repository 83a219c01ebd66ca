import JSONDocuments
import Testing

@Suite("Reading JSON")
struct JSONDocumentTests {
  @Test(
    "values of every kind",
    arguments: [
      ("null", nil), ("true", true), (" false\n", false), ("0", 0), ("-12", -12),
      (#""""#, ""), (#""a\"\\\/\b\f\n\r\t\u00e9\ud83d\ude00é""#, "a\"\\/\u{8}\u{C}\n\r\té😀é"),
      ("[]", []), ("{}", [:]), ("[1,[2],{}]", [1, [2], [:]]),
      (#"{"b":1,"a":[true]}"#, ["b": 1, "a": [true]]), ("\u{FEFF}[]", []),
    ] as [(String, JSONValue)])
  func reads(text: String, expected: JSONValue) throws {
    #expect(try JSONDocument(parsing: text).root == expected)
  }

  @Test(
    "numbers keep their text and have a value",
    arguments: [
      ("-0", -0.0), ("1.50", 1.5), ("1e3", 1000), ("1E+2", 100), ("25e-2", 0.25),
      ("9007199254740993", 9_007_199_254_740_992), ("1e-999", 0),
    ])
  func number(text: String, value: Double) throws {
    let root = try JSONDocument(parsing: text).root
    #expect(root.doubleValue == value)
    #expect(JSONWriter().string(for: root) == text)
  }

  @Test("whole numbers are exact beyond what a Double can tell apart")
  func integers() throws {
    #expect(
      try JSONDocument(parsing: "9007199254740993").root.integerValue == 9_007_199_254_740_993)
    #expect(try JSONDocument(parsing: "3.0").root.integerValue == 3)
    #expect(try JSONDocument(parsing: "3.5").root.integerValue == nil)
    #expect(try JSONDocument(parsing: "1e300").root.integerValue == nil)
  }

  @Test(
    "errors say where and what",
    arguments: [
      ("", "1:1: the text is empty; a JSON value was expected"),
      (" \n ", "2:2: the text is empty; a JSON value was expected"),
      ("{", "1:2: expected a name in double quotes, found the end of the text"),
      ("{\n  \"a\" 1}", "2:7: expected ':' after the name \"a\", found '1'"),
      ("{\"a\":1 \"b\":2}", "1:8: expected ',' or '}' after the member \"a\", found '\"'"),
      ("{\"a\":1,}", "1:8: expected a name in double quotes, found '}'"),
      ("[1,]", "1:4: expected a value, found ']'"),
      ("[1 2]", "1:4: expected ',' or ']' after an element, found '2'"),
      ("[\"é\" x]", "1:6: expected ',' or ']' after an element, found 'x'"),
      ("[\r\n\r\u{1}]", "3:1: expected a value, found the character U+0001"),
      ("{\"a\":1,\n \"b\":2,\n \"a\":3}", "3:2: the name \"a\" stands twice, first on line 1"),
      ("{\"a\":1,\"\\u0061\":3}", "1:8: the name \"a\" stands twice, first on line 1"),
      ("\"abc", "1:1: the string that begins here is never closed"),
      ("[\n\"abc\n\"]", "2:5: the string that begins at column 1 has no closing quote"),
      ("\"a\tb\"", "1:3: the character U+0009 in a string must be written as an escape"),
      (#""\x""#, "1:3: \\ must be followed by one of \" \\ / b f n r t u, found 'x'"),
      (#""\u12g4""#, "1:6: \\u must be followed by four hexadecimal digits, found 'g'"),
      (#""a\ud800""#, "1:3: half of a surrogate pair; \\u escapes beyond U+FFFF come in pairs"),
      (
        #""\ud800\u0041""#, "1:2: half of a surrogate pair; \\u escapes beyond U+FFFF come in pairs"
      ),
      ("01", "1:1: a number must not begin with a zero"),
      ("-", "1:2: expected a digit, found the end of the text"),
      ("1.", "1:3: expected a digit, found the end of the text"),
      ("[1e]", "1:4: expected a digit, found ']'"),
      ("1e999", "1:1: the number 1e999 is too large"),
      ("nul", "1:1: expected a value, found 'n'"),
      ("NaN", "1:1: JSON has no NaN; write a number"),
      ("[] []", "1:4: expected the end of the text after its value, found '['"),
      ("// c\n1", "1:1: expected a value, found '/'"),
    ])
  func refuses(text: String, message: String) {
    let error = #expect(throws: JSONError.self) { try JSONDocument(parsing: text) }
    #expect(error?.description == message)
  }

  @Test(
    "bytes that are not UTF-8 are found before anything else",
    arguments: [
      ([0x22, 0xFF, 0x22], 2), ([0x22, 0xC3, 0xA9, 0xC3, 0x22], 3), ([0x22, 0xED, 0xA0, 0x80], 2),
      ([0x7B, 0x80], 2), ([0x22, 0xF4, 0x90, 0x80, 0x80, 0x22], 2),
    ] as [([UInt8], Int)])
  func invalidUTF8(bytes: [UInt8], column: Int) {
    let error = #expect(throws: JSONError.self) { try JSONDocument(parsing: bytes) }
    #expect(error?.description == "1:\(column): the text is not valid UTF-8 here")
  }

  @Test("members know where they stand, whatever the line holds before them")
  func positions() throws {
    let root = try JSONDocument(parsing: "{\"é\": {\"b\": 1},\r\n  \"c\": 2}").root
    #expect(root.member("é")?.position == JSONPosition(line: 1, column: 2))
    #expect(root["é"]?.member("b")?.position == JSONPosition(line: 1, column: 8))
    #expect(root.member("c")?.position == JSONPosition(line: 2, column: 3))
  }

  @Test("names are compared by code unit: é and e + accent are two names")
  func canonicallyEquivalentNames() throws {
    let root = try JSONDocument(parsing: "{\"\u{E9}\": 1, \"e\u{301}\": 2}").root
    #expect(root["\u{E9}"] == 1)
    #expect(root["e\u{301}"] == 2)
  }

  @Test("a name that stands twice is found among many members too", arguments: [8, 9, 500])
  func duplicateAmongMany(count: Int) {
    let members = (0..<count).map { "\"k\($0)\": 0" } + ["\"k0\": 1"]
    let text = "{\(members.joined(separator: ",\n"))}"
    let error = #expect(throws: JSONError.self) { try JSONDocument(parsing: text) }
    #expect(error?.description == "\(count + 1):1: the name \"k0\" stands twice, first on line 1")
  }

  @Test("nesting is limited, so that no text can overflow the stack")
  func depth() throws {
    func nested(_ levels: Int) -> String {
      String(repeating: "[", count: levels) + String(repeating: "]", count: levels)
    }
    _ = try JSONDocument(parsing: nested(JSONDocument.maximumDepth))
    let error = #expect(throws: JSONError.self) {
      try JSONDocument(parsing: nested(JSONDocument.maximumDepth + 1))
    }
    #expect(error?.description == "1:513: nested more than 512 levels deep")
    #expect(throws: JSONError.self) { try JSONDocument(parsing: nested(1_000_000)) }
  }

  @Test("comments are white space where they are allowed")
  func comments() throws {
    let text = "// é\n{ /* a\n*/ \"a\": /**/ 1, // end\n \"b\": 2 }//"
    let root = try JSONDocument(parsing: text, dialect: .commented).root
    #expect(root == ["a": 1, "b": 2])
    #expect(root.member("a")?.position == JSONPosition(line: 3, column: 4))
    for (text, message) in [
      ("1 /* x", "1:3: the comment that begins here is never closed by '*/'"),
      ("/", "1:1: expected a value or a comment, found '/'"),
    ] {
      let error = #expect(throws: JSONError.self) {
        try JSONDocument(parsing: text, dialect: .commented)
      }
      #expect(error?.description == message)
    }
  }

  @Test("a comma may follow the last of many where that is allowed")
  func trailingCommas() throws {
    let text = "{\"a\": [1, 2, /* last */ ],\n}"
    #expect(try JSONDocument(parsing: text, dialect: .commented).root == ["a": [1, 2]])
    for text in ["[1,]", "{\"a\":1,}"] {
      #expect(throws: JSONError.self) { try JSONDocument(parsing: text) }
    }
    for text in ["[,]", "{,}", "[1,,]", "{\"a\":1,,}"] {
      #expect(throws: JSONError.self) { try JSONDocument(parsing: text, dialect: .commented) }
    }
  }

  @Test("no damage to a text makes the reader trap")
  func damage() throws {
    let text = Array(#"{"a":[1,-2.5e3,"x\u00e9\ud83d\ude00é",{"b":null,"c":[true,false]}]}"#.utf8)
    _ = try JSONDocument(parsing: text)
    for index in text.indices {
      _ = try? JSONDocument(parsing: Array(text[..<index]))
      for byte in UInt8.min...UInt8.max {
        var damaged = text
        damaged[index] = byte
        _ = try? JSONDocument(parsing: damaged, dialect: .commented)
      }
    }
  }
}
