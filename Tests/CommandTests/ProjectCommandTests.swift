import FoundationEssentials
import JSONDocuments
import Testing

/// What goes round a check of an app: its configuration, its baseline, and parts of the work.
@Suite("copyfit check with a project's files")
struct ProjectCommandTests {
  /// Two screens: each has a text that is cut at large sizes.
  private static func app(width: Int = 60) throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    for name in ["One", "Two"] {
      try folder.write(
        """
        import SwiftUI
        struct \(name): View {
          var body: some View { Text("Notifications \(name)").lineLimit(1).frame(width: \(width)) }
        }
        #Preview("\(name)") { \(name)() }

        """, to: "App/\(name).swift")
    }
    try folder.write(
      #"{"sourceLanguage":"en","strings":{"Notifications One":{},"Notifications Two":{}},"version":"1.0"}"#,
      to: "App/Localizable.xcstrings")
    return folder
  }

  private static func check(
    _ folder: TemporaryFolder, _ options: String...
  ) throws -> CopyfitProgram.Run {
    try CopyfitProgram.run(
      ["check", folder.path("App"), "--rule", "truncated", "--device", "iphone-16"] + options)
  }

  private static func checker(_ name: String) throws -> SchemaChecker {
    let path = "\(CopyfitProgram.root)/Schemas/\(name).schema.json"
    let schema = try JSONDocument(parsing: [UInt8](try Data(contentsOf: URL(filePath: path)))).root
    return SchemaChecker(schema)
  }

  // MARK: Configuration

  @Test("a configuration's conditions, rules and files hold; the command line wins")
  func configuration() throws {
    let folder = try Self.app()
    try folder.write(
      """
      { // Ours.
        "sizes": ["AX5"], "devices": ["iphone-se-3"], "exclude": ["Two.swift"],
        "rules": {"truncated": "info", "near-miss": "off"},
      }
      """, to: "App/.copyfit.json")
    let run = try CopyfitProgram.run(["check", folder.path("App")])
    #expect(run.output.contains("1 language × 1 device × 1 size: 1 layout,"))
    #expect(run.output.contains("One.swift:3:25 info truncated"))
    #expect(!run.output.contains("Two.swift"))
    #expect(run.status == 0)
    let preset = try CopyfitProgram.run(["check", folder.path("App"), "--size", "large,AX5"])
    #expect(preset.output.contains("1 language × 1 device × 2 sizes: 2 layouts,"))
    try folder.write("{\"rules\": {\"truncated\": \"error\"}}", to: "other.json")
    let other = try CopyfitProgram.run([
      "check", folder.path("App"), "--config", folder.path("other.json"), "--size", "AX5",
    ])
    #expect(other.output.contains("One.swift:3:25 error truncated"))
    #expect(other.output.contains("Two.swift:3:25 error truncated"))
    #expect(other.status == 1)
  }

  @Test("policies and samples of a configuration hold for layouts and catalogs too")
  func otherChecks() throws {
    let folder = try TemporaryFolder()
    try folder.write(
      #"{"policies": [{"texts": "title", "mayTruncate": true}], "samples": {"text": "Nn"}}"#,
      to: ".copyfit.json")
    try folder.write(
      #"{"version":1,"name":"a","canvas":"component","view":{"type":"text","verbatim":"Notifications","id":"title","modifiers":[{"type":"lineLimit","lines":1},{"type":"frame","width":60}]}}"#,
      to: "layout.json")
    #expect(
      try CopyfitProgram.run(["check", folder.path("layout.json"), "--rule", "truncated"]).status
        == 0
    )
    try folder.write(
      #"{"sourceLanguage":"en","strings":{"Hi %@":{}},"version":"1.0"}"#, to: "A.xcstrings")
    let narrow = ["check", folder.path("A.xcstrings"), "--width", "50", "--size", "large"]
    #expect(try CopyfitProgram.run(narrow).status == 0)
    try folder.write(#"{"samples": {"text": "Maximilian"}}"#, to: ".copyfit.json")
    #expect(try CopyfitProgram.run(narrow).status == 1)
  }

  @Test("a wrong configuration is one line with its place")
  func wrongConfiguration() throws {
    let folder = try Self.app()
    try folder.write("{\n\"local\": [\"en\"]}", to: "App/.copyfit.json")
    let run = try Self.check(folder)
    #expect(run.status == 2)
    #expect(run.error.hasSuffix(":2: $: unknown member \"local\"; did you mean locales?\n"))
    #expect(run.error.split(separator: "\n").count == 1)
    #expect(
      try Self.check(folder, "--config", "nowhere.json").error
        == "copyfit: nowhere.json: does not exist; check the path\n")
  }

  @Test("init writes a configuration that check reads, as described, and replaces none unasked")
  func initialise() throws {
    let folder = try Self.app()
    let run = try CopyfitProgram.run(["init", folder.path("App")])
    #expect(run.status == 0)
    let text = try folder.read("App/.copyfit.json")
    #expect(text.contains("2 Swift files; Localizable.xcstrings with 2 keys."))
    let document = try JSONDocument(parsing: text, dialect: .commented).root
    #expect(try Self.checker("configuration").faults(in: document) == [])
    let without = try TemporaryFolder()
    try without.write("{}", to: "empty.json")
    #expect(
      try Self.check(folder).output
        == Self.check(folder, "--config", without.path("empty.json")).output)
    let again = try CopyfitProgram.run(["init", folder.path("App")])
    #expect(again.status == 2)
    #expect(again.error.hasSuffix("exists; --force replaces it\n"))
    try folder.write("{", to: "App/.copyfit.json")
    #expect(try CopyfitProgram.run(["init", folder.path("App"), "--force"]).status == 0)
    #expect(try folder.read("App/.copyfit.json") == text)
    #expect(try CopyfitProgram.run(["init", folder.path("App/One.swift")]).status == 2)
  }

  // MARK: Baseline

  @Test("known findings are not shown, worse ones are, and what is gone can go")
  func baseline() throws {
    let folder = try Self.app()
    let file = folder.path("known.json")
    let written = try Self.check(folder, "--write-baseline", file)
    #expect(written.status == 0)
    #expect(written.error == "copyfit: \(file): 2 findings written\n")
    let document = try JSONDocument(parsing: try folder.read("known.json")).root
    #expect(try Self.checker("baseline").faults(in: document) == [])
    #expect(document["findings"]?.arrayValue?.first?["file"] == "App/One.swift")
    let same = try Self.check(folder, "--baseline", file)
    #expect(same.status == 0)
    #expect(same.output.contains("2 findings of the baseline not shown\n"))
    // One is mended, the other has less room than before.
    let source = try folder.read("App/One.swift").replacing("width: 60", with: "width: 50")
    try folder.write("\n\n" + source, to: "App/One.swift")
    try folder.write("struct None {}", to: "App/Two.swift")
    let worse = try Self.check(folder, "--baseline", file)
    #expect(worse.status == 1)
    #expect(worse.output.contains("One.swift:5:25 warning truncated"))
    #expect(worse.output.contains("worse than the baseline: in en on iphone-16 "))
    #expect(
      worse.output.contains(
        "0 findings of the baseline not shown; 1 of it no longer occurs and can go: --write-baseline"
      ))
    _ = try Self.check(folder, "--write-baseline", file)
    let fresh = try JSONDocument(parsing: try folder.read("known.json")).root
    #expect(fresh["findings"]?.arrayValue?.count == 1)
  }

  @Test("a baseline that the configuration names is written, then read")
  func configuredBaseline() throws {
    let folder = try Self.app()
    try folder.write("{\"baseline\": \"../known.json\"}", to: "App/.copyfit.json")
    let missing = try Self.check(folder)
    #expect(missing.status == 2)
    #expect(missing.error.hasSuffix("/App/../known.json: does not exist; check the path\n"))
    #expect(try Self.check(folder, "--write-baseline", folder.path("known.json")).status == 0)
    #expect(try Self.check(folder).status == 0)
    // A part is compared once it is joined with the others.
    #expect(try Self.check(folder, "--shard", "1/1").status == 1)
  }

  // MARK: What changed

  private static func git(_ folder: TemporaryFolder, _ words: String) throws {
    let run = try CopyfitProgram.shell(
      "git -c user.email=a@example.com -c user.name=a -C '\(folder.path())' \(words)")
    #expect(run.status == 0, "\(run.error)")
  }

  @Test("only what a change reaches is looked at, and the rest is counted")
  func changedSince() throws {
    let folder = try Self.app()
    try Self.git(folder, "init -q")
    try Self.git(folder, "add -A")
    try Self.git(folder, "commit -q -m first")
    let none = try Self.check(folder, "--changed-since", "HEAD")
    #expect(none.status == 0)
    #expect(none.output.contains("changed since HEAD: 0 Swift files, 0 files of catalogs; "))
    #expect(none.output.contains("; 2 screens not looked at\n"))
    try folder.write(
      try folder.read("App/Two.swift") + "// changed\n", to: "App/Two.swift")
    try folder.write("struct New: View { var body: some View { One() } }", to: "App/New.swift")
    let two = try Self.check(folder, "--changed-since", "HEAD")
    #expect(two.status == 1)
    #expect(two.output.contains("Two.swift:3:25"))
    // Shown by the new view, which git does not keep yet.
    #expect(two.output.contains("One.swift:3:25"))
    #expect(two.output.contains("changed since HEAD: 2 Swift files"))
    #expect(two.output.contains("; 1 screen not looked at\n"))
  }

  @Test("no repository, no such revision, and what does not go together are refused")
  func refusals() throws {
    let folder = try Self.app()
    func error(_ options: String...) throws -> String {
      let run = try CopyfitProgram.run(["check", folder.path("App")] + options)
      #expect(run.status == 2)
      return run.error
    }
    #expect(
      try error("--changed-since", "main")
        == "copyfit: \(folder.path("App")) is in no git repository; --changed-since needs one\n")
    try Self.git(folder, "init -q")
    #expect(try error("--changed-since", "main").contains("\"main\" names no commit of "))
    #expect(try error("--changed-since", "--all").contains("\"--all\" names no commit of "))
    #expect(
      try error("--write-baseline", "b.json", "--changed-since", "main").contains("would drop"))
    #expect(try error("--baseline", "b.json", "--shard", "1/2").contains("copyfit merge"))
    #expect(
      try error("--baseline", "nowhere.json")
        == "copyfit: nowhere.json: does not exist; check the path\n")
    #expect(try error("--shard", "3/2").contains("give I/N, such as 1/4"))
    let layout = try CopyfitProgram.run(["check", "a.json", "--shard", "1/2"])
    #expect(layout.status == 2)
    #expect(layout.error.contains("--shard is for apps"))
  }

  // MARK: Shards

  @Test(
    "the results of all shards are joined into the result of a run without", arguments: [1, 2, 3])
  func merge(count: Int) throws {
    let app = "Corpus/SettingsApp"
    let options = [
      "--strings", "Corpus/Localizable.xcstrings", "--locale", "en,de", "--size", "large,AX5",
      "--format", "json",
    ]
    let whole = try CopyfitProgram.run(["check", app] + options)
    let folder = try TemporaryFolder()
    var files: [String] = []
    for index in 1...count {
      let run = try CopyfitProgram.run(["check", app, "--shard", "\(index)/\(count)"] + options)
      let document = try JSONDocument(parsing: run.output).root
      #expect(try Self.checker("check-app").faults(in: document) == [])
      try folder.write(run.output, to: "\(index).json")
      files.insert(folder.path("\(index).json"), at: 0)
    }
    let merged = try CopyfitProgram.run(["merge", "--format", "json"] + files)
    #expect(merged.output == whole.output)
    #expect(merged.status == whole.status)
    let text = try CopyfitProgram.run(["check", app] + options.dropLast(2))
    #expect(try CopyfitProgram.run(["merge"] + files).output == text.output)
    let known = folder.path("known.json")
    #expect(try CopyfitProgram.run(["merge", "--write-baseline", known] + files).status == 0)
    #expect(
      try CopyfitProgram.run(["check", app, "--baseline", known] + options.dropLast(2)).status == 0)
  }

  @Test("results that are not all of one run are refused")
  func mergeRefusals() throws {
    let folder = try Self.app()
    for (name, options) in [
      "1": ["--shard", "1/2"], "2": ["--shard", "2/2"], "whole": [], "3": ["--shard", "1/3"],
      "large": ["--shard", "2/2", "--size", "large"],
    ] {
      let run = try CopyfitProgram.run(
        ["check", folder.path("App"), "--format", "json"] + options)
      try folder.write(run.output, to: "\(name).json")
    }
    try folder.write("{\"version\": 7}", to: "later.json")
    func error(_ names: String...) throws -> String {
      let run = try CopyfitProgram.run(["merge"] + names.map { folder.path("\($0).json") })
      #expect(run.status == 2)
      return String(run.error.drop { $0 != ":" }.dropFirst(2))
    }
    #expect(try error("1") == "shard 2/2 is missing\n")
    #expect(try error("1", "1") == "shard 1/2 is there twice\n")
    #expect(try error("1", "3") == "some results are of 2 shards and some of 3\n")
    #expect(
      try error("1", "large") == "the results differ in their sizes; join those of one run\n")
    #expect(try error("whole").hasPrefix("a result is of no shard"))
    #expect(try error("later").hasSuffix("unknown version 7; this copyfit reads version 1\n"))
    #expect(try error("nowhere").hasSuffix("does not exist; check the path\n"))
    #expect(try error().hasPrefix("name results: "))
  }
}
