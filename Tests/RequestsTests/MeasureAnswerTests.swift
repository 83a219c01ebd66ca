import DynamicType
import JSONDocuments
import LayoutPrediction
import LineBreaking
import Requests
import RoundAdvances
import Testing
import TextUnits

/// Every character is as wide as the font is high; see `RoundMeasurer`.
@Suite("Answers")
struct MeasureAnswerTests {
  private func answer(_ json: String) throws -> JSONValue {
    let root = try JSONDocument(parsing: json).root
    let (styled, layout) = try MeasureRequest(root).layout(by: RoundMeasurer())
    return MeasureAnswer.json(id: root["id"], styled, layout)
  }

  @Test("a layout in full")
  func full() throws {
    // 10 pt a character: "Paired Macs" is 110, "Paired" 60 and 70 with its space.
    let answer = try answer(
      #"{"id":"a","text":"Paired Macs","locale":"en","fontSize":10,"width":65}"#)
    let expected = """
      {"id":"a","outcome":"wraps","width":65.0,"height":20.0,"lines":[\
      {"text":"Paired","width":60.0,"break":"word"},{"text":"Macs","width":40.0,"break":"end"}],\
      "natural_width":110.0,"min_width":60.0,"required_width":60.0,"slack":5.0,"truncated":false,\
      "visible_text":"Paired Macs","scale":1.0,"point_size":10.0,"fonts":[\
      {"family":"Round","for":"Round","stand_in":false,"clusters":11,"missing":0}],\
      "confidence":"exact","margin":0.0}
      """
    #expect(JSONWriter().string(for: answer) == expected)
  }

  @Test(
    "the request reaches the layout",
    arguments: [
      // Members, member of the answer, its JSON.
      (#""lines":1,"width":65"#, "visible_text", #""Paire…""#),
      (#""lines":1,"width":65"#, "outcome", #""truncated""#),
      (#""lines":1,"width":65,"truncate":"head""#, "visible_text", #""…Macs""#),
      (#""lines":1,"width":65,"truncate":"middle""#, "visible_text", #""Pai…cs""#),
      (#""lines":1,"width":66,"minScale":0.5"#, "scale", "0.6"),
      (#""lines":1,"width":66,"minScale":0.5"#, "outcome", #""shrunk""#),
      (#""width":65,"height":10"#, "truncated", "true"),
      (#""width":40"#, "outcome", #""word_broken""#),
      (#""width":40,"overflowWrap":"normal""#, "outcome", #""overflows""#),
      (#""letterSpacing":1"#, "natural_width", "121.0"),
      (#""bold":true"#, "natural_width", "165.0"),
      ("", "slack", "null"),
      ("", "width", "110.0"),
    ])
  func reaches(members: String, name: String, json: String) throws {
    let more = members.isEmpty ? "" : "," + members
    let answer = try answer(
      #"{"text":"Paired Macs","locale":"en","fontSize":10\#(more)}"#)
    #expect(answer[name].map { JSONWriter().string(for: $0) } == json)
    #expect(answer["id"] == nil)
  }

  @Test(
    "styles follow the content size: body has 17 pt, and 53 at AX5",
    arguments: [
      // 17 and 53 pt a character, rounded up to a third; lines 22 and 62 apart.
      (#""style":"body""#, "187.0", "17.0"), (#""size":"AX5""#, "583.0", "53.0"),
      (#""style":"body","width":102"#, "102.0", "39.0"),
      (#""size":"AX5","width":318"#, "318.0", "115.0"),
    ])
  func styles(members: String, width: String, height: String) throws {
    let answer = try answer(#"{"text":"Paired Macs","locale":"en",\#(members)}"#)
    #expect(answer["width"].map { JSONWriter().string(for: $0) } == width)
    #expect(answer["height"].map { JSONWriter().string(for: $0) } == height)
  }

  @Test(
    "no number that is taken is too large to be answered",
    arguments: [
      #""width":1e308"#, #""height":1e308"#, #""fontSize":10000"#, #""letterSpacing":10000"#,
      #""lines":9007199254740992"#, #""width":1e-308"#,
      #""height":1e-308"#, #""fontSize":1e-308"#, #""minScale":1e-308,"width":5,"lines":1"#,
      #""fontSize":10000,"width":1e308,"lines":1,"minScale":0.01"#,
      #""fontSize":10000,"width":10"#,
    ])
  func extremes(members: String) throws {
    let answer = try answer(#"{"text":"Paired\tMacs 日本\n","locale":"en",\#(members)}"#)
    let lines = try #require(answer["lines"]?.arrayValue)
    #expect(!lines.isEmpty && lines.count <= 14)
  }

  @Test(
    "where no width helps, none is required and none is missing",
    arguments: [
      // More paragraphs than lines; room lower than a line; and what width helps.
      ("ab\\nabcd", #""lines":1,"width":65"#, #""truncated""#, "null"),
      ("ab\\nabcd", #""height":15,"width":65"#, #""truncated""#, "null"),
      ("abcd", #""height":5,"width":65"#, #""clipped""#, "null"),
      ("ab\\nabcd", #""lines":2,"width":65"#, #""fits""#, "40.0"),
      ("ab\\nabcd", #""lines":2,"width":30"#, #""truncated""#, "40.0"),
    ])
  func noWidth(text: String, members: String, outcome: String, required: String) throws {
    let answer = try answer(#"{"text":"\#(text)","locale":"en","fontSize":10,\#(members)}"#)
    func json(_ name: String) -> String? { answer[name].map { JSONWriter().string(for: $0) } }
    #expect(json("outcome") == outcome)
    #expect(json("required_width") == required)
    #expect((json("slack") == "null") == (required == "null"))
  }

  @Test(
    "letters may overlap until a line has no width left",
    arguments: [
      // Four letters of 10 pt each; what is given is measured, or what could be given is named.
      (-9, nil), (-10, nil), (-10.1, "-10 pt"), (-10_000, "-10 pt"),
    ])
  func closeLetters(spacing: Double, least: String?) throws {
    let request = #"{"text":"abcd","locale":"en","fontSize":10,"letterSpacing":\#(spacing)}"#
    guard let least else {
      #expect(try answer(request)["natural_width"]?.doubleValue == 4 * (10 + spacing))
      return
    }
    let error = try #require(throws: InputError.self) { try answer(request) }
    #expect(error.description.hasSuffix(" narrower than nothing; give \(least) or more"))
  }

  @Test("an error keeps the request's id")
  func error() {
    let answer = MeasureAnswer.error(id: 7, code: "invalid_request", message: "what to do")
    #expect(
      JSONWriter().string(for: answer)
        == #"{"id":7,"error":{"code":"invalid_request","message":"what to do"}}"#)
    let nameless = MeasureAnswer.error(id: nil, code: "invalid_json", message: "column 3")
    #expect(nameless["id"] == .null)
  }
}
