import DynamicType
import JSONDocuments
import LineBreaking
import Requests
import Testing
import TextUnits

/// A request with a text, a locale and further members, written as JSON.
private func request(_ members: String) throws -> MeasureRequest {
  let more = members.isEmpty ? "" : "," + members
  return try MeasureRequest(
    JSONDocument(parsing: #"{"text":"Save","locale":"en"\#(more)}"#).root)
}

@Suite("Reading requests")
struct MeasureRequestTests {
  @Test("a text and a locale are enough: body at large, no limits, the platform's rules")
  func defaults() throws {
    let request = try request("")
    #expect(request.text == "Save")
    #expect(request.locale.identifier == "en")
    #expect(request.font == TextFont(.style(.body)))
    #expect(request.size == .large)
    #expect(!request.isBoldTextOn)
    #expect(request.profile.name == "ios")
    #expect(request.rules == PlatformProfile.iOS.breakRules)
    #expect(request.constraints == LineConstraints(tolerance: PlatformProfile.iOS.tolerance))
  }

  /// A member and what it makes of a request.
  struct Effect: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let isThere: @Sendable (MeasureRequest) -> Bool

    init(_ json: String, _ isThere: @escaping @Sendable (MeasureRequest) -> Bool) {
      testDescription = json
      self.isThere = isThere
    }
  }

  @Test(
    "every member has its effect",
    arguments: [
      Effect(#""id":{"any":[1]}"#, { $0.text == "Save" }),
      Effect(#""style":"title""#, { $0.font.size == .style(.title1) }),
      Effect(#""style":"Caption2""#, { $0.font.size == .style(.caption2) }),
      Effect(#""size":"AX5""#, { $0.size == .accessibility5 }),
      Effect(#""size":"UICTContentSizeCategoryXS""#, { $0.size == .xSmall }),
      Effect(#""width":160"#, { $0.constraints.width == 160 }),
      Effect(#""width":0.25"#, { $0.constraints.width == 0.25 }),
      Effect(#""lines":2"#, { $0.constraints.lines == 2 }),
      Effect(#""lines":2.0"#, { $0.constraints.lines == 2 }),
      Effect(#""height":44.5"#, { $0.constraints.height == 44.5 }),
      Effect(#""profile":"ios""#, { $0.profile.name == "ios" }),
      Effect(#""fontSize":13"#, { $0.font.size == .fixed(13) }),
      Effect(#""family":"Inter""#, { $0.font.family == "Inter" }),
      Effect(#""weight":"semibold""#, { $0.font.weight == .semibold }),
      Effect(#""weight":"650""#, { $0.font.weight?.value == 650 }),
      Effect(#""italic":true"#, { $0.font.isItalic }),
      Effect(#""bold":true"#, { $0.isBoldTextOn }),
      Effect(#""lineBreak":"auto""#, { $0.rules.strictness == .strict }),
      Effect(#""lineBreak":"loose""#, { $0.rules.strictness == .loose }),
      Effect(#""lineBreak":"normal""#, { $0.rules.strictness == .normal }),
      Effect(#""lineBreak":"anywhere""#, { $0.rules.strictness == .anywhere }),
      Effect(#""wordBreak":"keep-all""#, { $0.rules.wordBreak == .keepAll }),
      Effect(#""wordBreak":"break-all""#, { $0.rules.wordBreak == .breakAll }),
      Effect(#""wordBreak":"phrase""#, { $0.rules.wordBreak == .phrase }),
      Effect(#""overflowWrap":"break-word""#, { $0.constraints.overflowWrap == .breakWord }),
      Effect(#""overflowWrap":"normal""#, { $0.constraints.overflowWrap == .normal }),
      Effect(#""overflowWrap":"anywhere""#, { $0.constraints.overflowWrap == .anywhere }),
      Effect(#""hyphens":"none""#, { $0.rules.hyphens == .none }),
      Effect(#""letterSpacing":-0.5"#, { $0.font.clusterSpacing == -0.5 }),
      Effect(#""minScale":0.5"#, { $0.constraints.minimumScale == 0.5 }),
      Effect(#""minScale":1"#, { $0.constraints.minimumScale == 1 }),
      Effect(#""truncate":"middle""#, { $0.constraints.truncation == .middle }),
      Effect(#""truncate":"head""#, { $0.constraints.truncation == .head }),
    ])
  func members(effect: Effect) throws {
    let request = try request(effect.testDescription)
    #expect(effect.isThere(request))
  }

  @Test("null leaves a member out")
  func null() throws {
    let nulls = MeasureRequest.memberNames.filter { !["text", "locale"].contains($0) }
      .map { "\"\($0)\":null" }.joined(separator: ",")
    let (given, plain) = (try request(nulls), try request(""))
    #expect(given.font == plain.font)
    #expect(given.size == plain.size)
    #expect(given.constraints == plain.constraints)
    #expect(given.rules == plain.rules)
    #expect(given.isBoldTextOn == plain.isBoldTextOn)
  }

  @Test("the text is taken as it stands, the locale is normalised")
  func textAndLocale() throws {
    let json = #"{"locale":"ZH_hant-hk","text":"  a\n\u65e5\ud83d\ude00 "}"#
    let request = try MeasureRequest(JSONDocument(parsing: json).root)
    #expect(request.text == "  a\n日😀 ")
    #expect(request.locale.identifier == "zh-Hant-HK")
    let empty = try MeasureRequest(JSONDocument(parsing: #"{"text":"","locale":"en"}"#).root)
    #expect(empty.text.isEmpty)
  }

  @Test(
    "an unknown name is answered with the nearest one",
    arguments: [
      (#""widht":10"#, #"unknown member "widht"; did you mean width?"#),
      (#""Width":10"#, #"unknown member "Width"; did you mean width?"#),
      (#""fontsize":10"#, #"unknown member "fontsize"; did you mean fontSize?"#),
      (#""style":"boddy""#, #"unknown style "boddy"; did you mean body?"#),
      (#""size":"AX6""#, #"unknown size "AX6"; did you mean AX1?"#),
      (#""size":"acessibility5""#, #"unknown size "acessibility5"; did you mean accessibility5?"#),
      (#""weight":"boldd""#, #"unknown weight "boldd"; did you mean bold?"#),
      (#""profile":"ois""#, #"unknown profile "ois"; did you mean ios?"#),
      (#""profile":"webkit""#, #"unknown profile "webkit"; there are ios"#),
      (#""lineBreak":"stric""#, #"unknown lineBreak "stric"; did you mean strict?"#),
      (#""wordBreak":"keepall""#, #"unknown wordBreak "keepall"; did you mean keep-all?"#),
      (
        #""overflowWrap":"breakword""#,
        #"unknown overflowWrap "breakword"; did you mean break-word?"#
      ),
      (#""hyphens":"manul""#, #"unknown hyphens "manul"; did you mean manual?"#),
      (#""truncate":"midle""#, #"unknown truncate "midle"; did you mean middle?"#),
    ])
  func nearest(json: String, message: String) throws {
    let error = #expect(throws: InputError.self) { try request(json) }
    #expect(error?.description == message)
  }

  @Test(
    "a name like none is answered with those there are",
    arguments: [
      (#""truncate":"xyzzy""#, ["tail", "middle", "head"]),
      (#""wordBreak":"""#, ["normal", "keep-all", "break-all", "phrase"]),
      (#""style":"q""#, ["largeTitle", "body", "caption"]),
      (#""qqqqqqqqqqqqqqqqqqqqqq":1"#, ["id", "text", "locale", "…"]),
    ])
  func listed(json: String, names: [String]) throws {
    let error = #expect(throws: InputError.self) { try request(json) }
    let message = try #require(error?.description)
    for name in names { #expect(message.contains(name)) }
  }

  @Test(
    "what cannot be is refused, naming the member",
    arguments: [
      (#""width":0"#, "width"), (#""width":-1"#, "width"),
      (#""width":"160""#, "width"), (#""width":true"#, "width"), (#""width":[160]"#, "width"),
      (#""height":0"#, "height"), (#""height":-0.1"#, "height"),
      (#""lines":0"#, "lines"), (#""lines":-1"#, "lines"), (#""lines":1.5"#, "lines"),
      (#""lines":1e30"#, "lines"), (#""lines":"2""#, "lines"),
      (#""fontSize":0"#, "fontSize"), (#""fontSize":-17"#, "fontSize"),
      (#""fontSize":"17""#, "fontSize"),
      (#""fontSize":17,"style":"body""#, "not both"),
      (#""minScale":0"#, "minScale"), (#""minScale":-1"#, "minScale"),
      (#""minScale":1.01"#, "minScale"),

      (#""letterSpacing":"1""#, "letterSpacing"),
      (#""italic":1"#, "italic"), (#""bold":"yes""#, "bold"), (#""style":17"#, "style"),
      (#""size":5"#, "size"), (#""family":7"#, "family"), (#""weight":600"#, "weight"),
      (#""truncate":false"#, "truncate"), (#""lineBreak":{}"#, "lineBreak"),
      (#""profile":[]"#, "profile"), (#""weight":"0""#, "weight"),
    ])
  func refused(json: String, names: String) throws {
    let error = #expect(throws: InputError.self) { try request(json) }
    #expect(error?.description.contains(names) == true)
    #expect(error?.description.contains("\n") == false)
  }

  @Test(
    "a number no Double can hold is no JSON of ours",
    arguments: ["width", "height", "fontSize", "minScale", "letterSpacing", "lines"])
  func tooLarge(name: String) {
    #expect(throws: JSONError.self) { try request("\"\(name)\":1e999") }
    #expect(throws: JSONError.self) { try request("\"\(name)\":-1e999") }
  }

  @Test(
    "requests that are none",
    arguments: [
      ("[]", "object"), ("null", "object"), ("\"Save\"", "object"), ("{}", "\"text\""),
      (#"{"locale":"en"}"#, "\"text\""), (#"{"text":"a"}"#, "\"locale\""),
      (#"{"text":null,"locale":"en"}"#, "\"text\""), (#"{"text":1,"locale":"en"}"#, "\"text\""),
      (#"{"text":"a","locale":"english"}"#, "locale"), (#"{"text":"a","locale":""}"#, "locale"),
      (#"{"text":"a","locale":"xx"}"#, "locale"), (#"{"text":"a","locale":"j a"}"#, "locale"),
    ])
  func notRequests(json: String, names: String) throws {
    let error = #expect(throws: InputError.self) {
      try MeasureRequest(JSONDocument(parsing: json).root)
    }
    #expect(error?.description.contains(names) == true)
  }
}
