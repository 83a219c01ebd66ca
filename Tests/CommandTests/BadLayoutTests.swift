import Testing

/// Layouts that cannot be laid out: one line on standard error, exit code 2, and nothing else,
/// whichever command reads them.
@Suite("layouts that cannot be read")
struct BadLayoutTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let view: String
    /// The end of the line, behind the file's name.
    let says: String

    init(_ view: String, _ says: String) {
      self.view = view
      self.says = says
    }

    var testDescription: String { view }
  }

  private static let commands = ["check", "render"]

  private static func modified(_ modifier: String) -> String {
    #"{"type":"text","verbatim":"a","modifiers":[\#(modifier)]}"#
  }

  private static func file(_ view: String) -> String {
    #"{"version":1,"name":"s","canvas":"component","view":\#(view)}"#
  }

  private func expectFailure(
    _ arguments: [String], says: String, sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let run = try CopyfitProgram.run(arguments)
    #expect(run.status == 2, sourceLocation: sourceLocation)
    #expect(run.output == "", sourceLocation: sourceLocation)
    #expect(run.error == "copyfit: \(says)\n", sourceLocation: sourceLocation)
  }

  @Test(
    "a fault in a view is told with its path and the way out", arguments: commands,
    [
      Case(
        #"{"type":"texxt","verbatim":"a"}"#,
        #":1: $.view.type: unknown view "texxt"; did you mean text?"#),
      Case(
        modified(#"{"type":"fraem","width":3}"#),
        #":1: $.view.modifiers[0].type: unknown modifier "fraem"; did you mean frame?"#),
      Case(
        modified(#"{"type":"frame","widht":3}"#),
        #":1: $.view.modifiers[0]: unknown member "widht"; did you mean width?"#),
      Case(
        modified(#"{"type":"frame","width":-3}"#),
        ":1: $.view.modifiers[0].width: width is -3; give a number of points that is not negative"),
      Case(
        modified(#"{"type":"frame","width":NaN}"#), ":1:120: JSON has no NaN; write a number"),
      Case(
        #"{"type":"text"}"#,
        ":1: $.view: the text says nothing; give key, verbatim, perLocale or parts"),
      Case(
        "{\"type\":\"\\u001B[31m\\n\"}", #":1: $.view.type: unknown view "‹U+001B›[31m ""#),
    ])
  func fault(command: String, sample: Case) throws {
    let folder = try TemporaryFolder()
    try folder.write(Self.file(sample.view), to: "a.json")
    try expectFailure([command, folder.path("a.json")], says: folder.path("a.json") + sample.says)
  }

  @Test(
    "a file that is no layout is told so", arguments: commands,
    [
      ("", ":1:1: the text is empty; a JSON value was expected"),
      ("[]", ":1: $: expected an object, found an array"),
      (
        #"{"version":9,"name":"s","canvas":"screen","view":{"type":"divider"}}"#,
        ":1: $.version: unknown version 9; this copyfit reads version 1"
      ),
      (
        #"{"name":"s","canvas":"screen","view":{"type":"divider"}}"#,
        #":1: $: the member "version" is missing; write "version": 1"#
      ),
      (
        #"{"version":1,"name":"s","view":{"type":"divider"}}"#,
        #":1: $: the member "canvas" is missing; write "screen" for a whole screen, or "component" for a part of one"#
      ),
    ])
  func file(command: String, sample: (text: String, says: String)) throws {
    let folder = try TemporaryFolder()
    try folder.write(sample.text, to: "a.json")
    try expectFailure([command, folder.path("a.json")], says: folder.path("a.json") + sample.says)
  }

  @Test("nesting 10,000 deep ends in a message", arguments: commands)
  func deep(command: String) throws {
    let folder = try TemporaryFolder()
    let view =
      String(repeating: #"{"type":"vstack","children":["#, count: 10_000)
      + #"{"type":"text","verbatim":"a"}"# + String(repeating: "]}", count: 10_000)
    try folder.write(Self.file(view), to: "a.json")
    let run = try CopyfitProgram.run([command, folder.path("a.json")])
    #expect(run.status == 2)
    #expect(run.output == "")
    #expect(run.error.hasPrefix("copyfit: \(folder.path("a.json")):"))
    #expect(run.error.contains("nested"))
    #expect(run.error.count { $0 == "\n" } == 1)
  }

  @Test("a file that is not there, a folder and a catalog are told apart", arguments: commands)
  func paths(command: String) throws {
    let folder = try TemporaryFolder()
    let (absent, inner) = (folder.path("absent.json"), folder.path("inner.json"))
    try expectFailure([command, absent], says: "\(absent): does not exist; check the path")
    try folder.write("", to: "inner.json/file")
    try expectFailure(
      [command, inner], says: "\(inner): a folder; name a layout file, such as settings.json")
  }

  @Test("the catalogs of a layout must be there", arguments: commands)
  func strings(command: String) throws {
    let folder = try TemporaryFolder()
    try folder.write(Self.file(#"{"type":"text","key":"a.b"}"#), to: "a.json")
    let options = [command, folder.path("a.json"), "--strings"]
    let absent = folder.path("absent.xcstrings")
    try expectFailure(
      options + [absent], says: "\(absent): does not exist; check the path and its permissions")
    try folder.write("", to: "empty/file")
    let empty = folder.path("empty")
    try expectFailure(
      options + [empty],
      says: "\(empty): no .xcstrings, .strings or .stringsdict file in this folder"
    )
  }

  @Test("a key that no catalog has is a finding and stops nothing")
  func missingKey() throws {
    let folder = try TemporaryFolder()
    try folder.write(Self.file(#"{"type":"text","key":"a.b"}"#), to: "a.json")
    try folder.write(#"{"sourceLanguage":"en","strings":{"other":{}}}"#, to: "A.xcstrings")
    let options = [
      folder.path("a.json"), "--strings", folder.path("A.xcstrings"), "--locale", "ja",
    ]
    let check = try CopyfitProgram.run(["check"] + options)
    #expect(check.status == 1)
    #expect(check.error == "")
    #expect(check.output.contains("warning untranslated"))
    let render = try CopyfitProgram.run(["render"] + options)
    #expect(render.status == 0)
    #expect(render.output.contains(">untranslated</text>"))
  }
}
