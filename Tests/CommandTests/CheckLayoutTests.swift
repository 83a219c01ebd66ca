import FoundationEssentials
import JSONDocuments
import Testing

@Suite("copyfit check LAYOUT.json")
struct CheckLayoutTests {
  private static func layout(_ view: String) -> String {
    #"{"version":1,"name":"sample","canvas":"component","view":\#(view)}"#
  }

  /// One line in 120 pt, which "Save" has room in at most sizes and not at the largest.
  private static let button = layout(
    """
    {"type":"text","key":"settings.save","modifiers":[
    {"type":"lineLimit","lines":1},{"type":"frame","width":120,"height":70}]}
    """)

  private static func run(_ layout: String, _ options: String...) throws -> CopyfitProgram.Run {
    let folder = try TemporaryFolder()
    try folder.write(layout, to: "layout.json")
    return try CopyfitProgram.run(["check", folder.path("layout.json")] + options)
  }

  @Test("0 where nothing breaks, 1 where something does, 2 where nothing is looked at")
  func codes() throws {
    let fine = Self.layout(#"{"type":"text","verbatim":"OK"}"#)
    #expect(try Self.run(fine).status == 0)
    let found = try Self.run(Self.button, "--locale", "en", "--size", "AX5")
    #expect(found.status == 1)
    #expect(found.output.contains("warning truncated"))
    let empty = try Self.run(Self.layout(#"{"type":"divider"}"#))
    #expect(empty.status == 2)
    #expect(empty.error.contains("nothing was looked at"))
  }

  @Test("policies and suppressions of the layout hold")
  func policies() throws {
    func run(_ member: String) throws -> CopyfitProgram.Run {
      let layout = Self.button.replacing(
        #""view":"#, with: "\(member),\"view\":", maxReplacements: 1)
      return try Self.run(layout, "--locale", "en", "--size", "AX5", "--rule", "truncated")
    }
    let mayBeCut = try run(#""policies":[{"texts":"settings.*","mayTruncate":true}]"#)
    #expect(mayBeCut.status == 0)
    let mustNot = try run(#""policies":[{"texts":"settings.*","mayTruncate":false}]"#)
    #expect(mustNot.output.contains("error truncated"))
    let letBe = try run(
      #""suppressions":[{"rule":"truncated","place":"settings.save","reason":"a sample"}]"#)
    #expect(letBe.status == 0)
    #expect(letBe.output.contains("let be: truncated at the root: a sample"))
    let noReason = try run(
      #""suppressions":[{"rule":"truncated","place":"settings.save","reason":""}]"#)
    #expect(noReason.status == 2)
    #expect(noReason.error.contains("$.suppressions[0].reason: reason is empty"))
  }

  @Test("findings as JSON are as described")
  func json() throws {
    let run = try Self.run(
      Self.button, "--format", "json", "--device", "iphone-16", "--locale", "en,ja")
    let document = try JSONDocument(parsing: run.output).root
    let path = "\(CopyfitProgram.root)/Schemas/check-layout.schema.json"
    let schema = try JSONDocument(
      parsing: [UInt8](try Data(contentsOf: URL(filePath: path)))
    ).root
    #expect(SchemaChecker(schema).faults(in: document) == [])
    let findings = document["layouts"]?.arrayValue?.first?["findings"]?.arrayValue ?? []
    let rules = findings.compactMap { $0["rule"]?.stringValue }
    #expect(rules.contains("untranslated"))
  }

  @Test("keys show the texts of catalogs")
  func strings() throws {
    let folder = try TemporaryFolder()
    try folder.write(Self.button, to: "layout.json")
    try folder.write(
      """
      {"sourceLanguage":"en","strings":{"settings.save":{"localizations":{
      "en":{"stringUnit":{"value":"Save"}}}}},"version":"1.0"}
      """, to: "Localizable.xcstrings")
    let run = try CopyfitProgram.run([
      "check", folder.path("layout.json"), "--strings", folder.path("Localizable.xcstrings"),
      "--locale", "en,ja", "--size", "large",
    ])
    #expect(run.output.contains("\"Save\" has no text in ja"))
    #expect(!run.output.contains("settings.save"))
  }

  /// The article's trap: the branch on the content size is the way out it gives.
  @Test("a cure is printed as SwiftUI that compiles under SwiftUI's own names")
  func cures() throws {
    let run = try CopyfitProgram.run([
      "check", "Corpus/seeds/viewthatfits-trap-before.json", "--locale", "en", "--device",
      "iphone-16", "--cures",
    ])
    #expect(run.status == 1)
    #expect(run.output.contains("finding 1, fits-only-below-default\n    size-branch: "))
    #expect(run.output.contains("if dynamicTypeSize.isAccessibilitySize {"))
    #expect(run.output.contains(".font(.caption)\n"))
    #expect(!run.output.contains(" \n"))
  }

  @Test("what does not go together is refused with the way out")
  func refusals() throws {
    func error(_ options: String...) throws -> String {
      let run = try CopyfitProgram.run(["check", "layout.json"] + options)
      #expect(run.status == 2)
      return run.error
    }
    #expect(
      try error("--width", "100")
        == "copyfit: --width is for catalogs; a layout says itself how its texts are set\n")
    #expect(
      try error("--rule", "trunkated")
        == "copyfit: unknown rule \"trunkated\"; did you mean truncated?\n")
    #expect(try error("Corpus").hasPrefix("copyfit: Corpus is no layout; "))
    #expect(try error("--preset", "quik").contains("did you mean quick?"))
  }
}
