import JSONDocuments
import Testing

@Suite("Writing JSON")
struct JSONWriterTests {
  @Test("members keep their order, in either style")
  func styles() {
    let value: JSONValue = ["b": [1, "x", []], "a": ["c": nil, "d": [:]], "e": true]
    #expect(
      JSONWriter().string(for: value)
        == #"{"b":[1,"x",[]],"a":{"c":null,"d":{}},"e":true}"#)
    #expect(
      JSONWriter(style: .pretty).string(for: value) == """
        {
          "b": [
            1,
            "x",
            []
          ],
          "a": {
            "c": null,
            "d": {}
          },
          "e": true
        }
        """)
  }

  @Test(
    "strings are escaped where JSON or a terminal needs it, and only there",
    arguments: [
      ("", #""""#), ("a\"\\/", #""a\"\\/""#), ("\u{8}\t\n\u{C}\r", #""\b\t\n\f\r""#),
      ("\u{0}\u{1F}\u{7F}", #""\u0000\u001F\u007F""#), ("é実😀\u{2028}", "\"é実😀\u{2028}\""),
    ])
  func strings(text: String, expected: String) throws {
    let written = JSONWriter().string(for: .string(text))
    #expect(written == expected)
    #expect(try JSONDocument(parsing: written).root == .string(text))
  }

  @Test(
    "numbers are written with the fewest digits that read back the same",
    arguments: [
      (0.1, "0.1"), (53, "53.0"), (.leastNonzeroMagnitude, "5e-324"), (1e23, "1e+23"),
      (-0.0, "-0.0"),
    ])
  func numbers(value: Double, expected: String) throws {
    let number = try #require(JSONNumber(value))
    #expect(JSONWriter().string(for: .number(number)) == expected)
    #expect(try JSONDocument(parsing: expected).root.doubleValue == value)
  }

  @Test("what JSON cannot say is no JSON number", arguments: [Double.nan, .infinity, -.infinity])
  func notFinite(value: Double) {
    #expect(JSONNumber(value) == nil)
  }
}
