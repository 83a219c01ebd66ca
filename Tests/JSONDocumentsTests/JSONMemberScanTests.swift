import JSONDocuments
import Testing

/// A member of a text that is no valid JSON.
@Suite struct JSONMemberScanTests {
  @Test(arguments: [
    (#"{"id":1"#, nil), (#"{"id":1,"#, "1"), (#"{"id":1}x"#, "1"), (#" { "id" : "a" ,]"#, #""a""#),
    (#"{"a":NaN,"id":{"b":[1,2]},"#, #"{"b":[1,2]}"#),
    (#"{"id":[1,{"c":"}"}],"#, #"[1,{"c":"}"}]"#),
    // The first counts; a value is no name, whatever it says, and neither is what lies deeper.
    (#"{"id":1,"id":2}"#, "1"), (#"{"a":"id","b":2,"#, nil), (#"{"a":{"id":2},"#, nil),
    (#"{"a":"\"id\":3,","id":4,"#, "4"), (#"{"a":["id",2],"id":5,"#, "5"),
    // Written otherwise, it is the same name.
    (#"{"\u0069d":6,"#, "6"),
    (#"{"id":NaN,"a":1}"#, nil), (#"{"id":}"#, nil), (#"{"id"}"#, nil), (#"{"id"#, nil),
    (#"{"id":"a"#, nil), (#"{"id":"a\"#, nil), ("[\"id\",1,", nil), ("", nil), ("{", nil),
    ("]}", nil),
  ])
  func member(text: String, value: String?) throws {
    let found = JSONDocument.member("id", ofInvalid: Array(text.utf8))
    #expect(found.map { JSONWriter().string(for: $0) } == value)
  }

  @Test func bytesThatAreNoUTF8EndTheirOwnValueOnly() {
    let bad = Array(#"{"a":""#.utf8) + [0xC3, 0x28] + Array(#"","id":7,"#.utf8)
    #expect(JSONDocument.member("id", ofInvalid: bad) == 7)
  }
}
