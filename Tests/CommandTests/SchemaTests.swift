import FoundationEssentials
import JSONDocuments
import Testing

/// What the program reads and prints is what `Schemas` describes.
@Suite("JSON Schemas")
struct SchemaTests {
  private static func checker(_ name: String) throws -> SchemaChecker {
    let path = "\(CopyfitProgram.root)/Schemas/\(name).schema.json"
    let schema = try JSONDocument(parsing: [UInt8](try Data(contentsOf: URL(filePath: path)))).root
    #expect(schema["$schema"] == "https://json-schema.org/draft/2020-12/schema")
    return SchemaChecker(schema)
  }

  // MARK: check

  @Test(
    "findings are as described",
    arguments: [
      ["--width", "160", "--lines", "2"], ["--width", "60"], ["--width", "90", "--height", "20"],
      ["--width", "1000"],
      ["--width", "120", "--lines", "1", "--font-size", "20", "--weight", "bold", "--bold"],
      ["--width", "120", "--lines", "1", "--family", "Inter", "--min-scale", "0.8"],
    ])
  func check(options: [String]) throws {
    let run = try CopyfitProgram.run(
      ["check", "Corpus", "--format", "json", "--size", "xSmall,large,AX5"] + options)
    let document = try JSONDocument(parsing: run.output).root
    #expect(try Self.checker("check-catalog").faults(in: document) == [])
    let catalog = try #require(document["catalogs"]?.arrayValue?.first)
    let findings = (catalog["keys"]?.arrayValue ?? []).flatMap { $0["findings"]?.arrayValue ?? [] }
    #expect(findings.isEmpty == (run.status == 0))
    for finding in findings { #expect(finding["outcomes"]?.arrayValue?.count == 3) }
  }

  @Test("what is doubtful about a catalog is as described")
  func diagnostics() throws {
    let folder = try TemporaryFolder()
    try folder.write("\"a\" = \"1\";\n\"a\" = \"%@ % @\";\n", to: "en.lproj/A.strings")
    try folder.write(
      #"{"sourceLanguage":"en","strings":{"k":{"localizations":{"??":{"stringUnit":{"value":"x"}}}}}}"#,
      to: "B.xcstrings")
    let run = try CopyfitProgram.run(
      ["check", folder.path(), "--width", "1000", "--format", "json"])
    let document = try JSONDocument(parsing: run.output).root
    #expect(try Self.checker("check-catalog").faults(in: document) == [])
    let kinds = (document["catalogs"]?.arrayValue ?? []).map { catalog in
      (catalog["diagnostics"]?.arrayValue ?? []).compactMap { $0["kind"]?.stringValue }
    }
    #expect(kinds == [["unknownLocale"], ["duplicateKey", "malformedSpecifier"]])
  }

  // MARK: measure

  @Test(
    "requests that are as described are answered as described",
    arguments: [
      #"{"text":"Save","locale":"en"}"#,
      #"{"id":"a","text":"実行中のセッション","locale":"ja","style":"body","size":"AX5","width":60}"#,
      #"{"id":{"row":[1,null]},"text":"a b","locale":"en","width":30,"lines":1,"truncate":"middle"}"#,
      #"{"id":null,"text":"soft\u00ADhyphen","locale":"en","width":50,"hyphens":"manual"}"#,
      #"{"text":"","locale":"und"}"#, #"{"text":"a\nb\n","locale":"en","height":10}"#,
      #"{"text":"Bildschirmfreigabe","locale":"de","fontSize":20,"weight":"bold","width":60}"#,
      #"{"text":"a","locale":"zh-Hant-HK","style":null,"size":"accessibility-large","bold":true}"#,
      #"{"text":"a b","locale":"en","width":10,"overflowWrap":"normal","letterSpacing":-3}"#,
      #"{"text":"aaaa bbbb","locale":"pt_BR","width":40,"lines":1,"minScale":0.5,"italic":false}"#,
      #"{"text":"설정","locale":"ko","wordBreak":"keep-all","lineBreak":"auto","profile":"ios"}"#,
      #"{"text":"a","locale":"en","family":"Inter","weight":"650"}"#,
    ])
  func answers(request: String) throws {
    #expect(
      try Self.checker("measure-request").faults(in: JSONDocument(parsing: request).root) == [])
    let run = try CopyfitProgram.run(["measure"], input: request + "\n")
    #expect(run.status == 0)
    let answer = try JSONDocument(parsing: run.output).root
    #expect(answer["error"] == nil)
    #expect(try Self.checker("measure-answer").faults(in: answer) == [])
    #expect(answer["id"] == (try JSONDocument(parsing: request).root["id"]))
  }

  @Test(
    "requests that are not as described are refused as described",
    arguments: [
      #"{"locale":"en"}"#, #"{"text":"a"}"#, #"{"text":1,"locale":"en"}"#, "[]", "3",
      #"{"text":"a","locale":""}"#, #"{"text":"a","locale":"english language"}"#,
      #"{"text":"a","locale":"en","colour":"red"}"#, #"{"text":"a","locale":"en","width":0}"#,
      #"{"text":"a","locale":"en","width":"60"}"#, #"{"text":"a","locale":"en","lines":0}"#,
      #"{"text":"a","locale":"en","lines":1.5}"#, #"{"text":"a","locale":"en","height":-1}"#,
      #"{"text":"a","locale":"en","style":"boddy"}"#, #"{"text":"a","locale":"en","size":"AX6"}"#,
      #"{"text":"a","locale":"en","style":"body","fontSize":20}"#,
      #"{"text":"a","locale":"en","weight":"boldest"}"#,
      #"{"text":"a","locale":"en","weight":600}"#,
      #"{"text":"a","locale":"en","minScale":0}"#, #"{"text":"a","locale":"en","minScale":1.1}"#,
      #"{"text":"a","locale":"en","bold":"yes"}"#, #"{"text":"a","locale":"en","truncate":"end"}"#,
      #"{"text":"a","locale":"en","lineBreak":"hard"}"#,
      #"{"text":"a","locale":"en","wordBreak":"auto"}"#,
      #"{"text":"a","locale":"en","overflowWrap":"clip"}"#,
      #"{"text":"a","locale":"en","hyphens":"auto"}"#,
      #"{"text":"a","locale":"en","profile":"android"}"#,
    ])
  func refusals(request: String) throws {
    let faults = try Self.checker("measure-request").faults(in: JSONDocument(parsing: request).root)
    #expect(faults != [])
    let run = try CopyfitProgram.run(["measure"], input: request + "\n")
    #expect(run.status == 2)
    let answer = try JSONDocument(parsing: run.output).root
    #expect(answer["error"]?["code"] == "invalid_request")
    #expect(try Self.checker("measure-answer").faults(in: answer) == [])
  }

  @Test("what is no JSON, and a font that is not at hand, are refused as described")
  func failures() throws {
    let run = try CopyfitProgram.run(
      ["measure"], input: "{\n" + #"{"text":"a","locale":"en","family":"Inner"}"# + "\n")
    #expect(run.status == 2)
    let answers = try run.output.split(separator: "\n").map {
      try JSONDocument(parsing: String($0)).root
    }
    #expect(answers.map { $0["error"]?["code"] } == ["invalid_json", "cannot_measure"])
    for answer in answers { #expect(try Self.checker("measure-answer").faults(in: answer) == []) }
  }

  // MARK: The checker itself

  @Test(
    "the checker finds what is wrong",
    arguments: [
      (#"{"a":1}"#, []), (#"{"a":1,"b":["x",null]}"#, []), ("{}", [": a is missing"]),
      ("[]", [": is an array"]), (#"{"a":0}"#, ["/a: is not above 0.0"]),
      (#"{"a":1.5}"#, ["/a: is a number"]), (#"{"a":1,"c":1}"#, [": c is not described"]),
      (#"{"a":1,"b":["x",3]}"#, ["/b/1: is a number"]), (#"{"a":1,"b":[]}"#, ["/b: has too few"]),
    ])
  func checker(value: String, faults: [String]) throws {
    let schema = """
      {"type":"object","required":["a"],"properties":{"a":{"$ref":"#/$defs/a"},
      "b":{"type":"array","minItems":1,"items":{"type":["string","null"]}}},
      "$defs":{"a":{"type":"integer","exclusiveMinimum":0}}}
      """
    let checker = SchemaChecker(try JSONDocument(parsing: schema).root)
    #expect(checker.faults(in: try JSONDocument(parsing: value).root) == faults)
    let unknown = SchemaChecker(["typo": 1])
    #expect(unknown.faults(in: 1) == ["typo is no word this checker knows"])
  }
}
