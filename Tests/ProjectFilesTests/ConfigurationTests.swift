import Auditing
import Catalogs
import FoundationEssentials
import ProjectFiles
import Requests
import Testing

@Suite("Configurations")
struct ConfigurationTests {
  private static func read(_ text: String) throws -> AppConfiguration {
    try ConfigurationReader.read(Array(text.utf8), named: ".copyfit.json")
  }

  @Test("every member is read, comments and trailing commas are let be")
  func everything() throws {
    let configuration = try Self.read(
      """
      // Ours.
      {
        "$schema": "https://example.com/schema.json",
        "include": ["App"], "exclude": ["Generated",], /* not ours */
        "locales": ["en", "zh-Hans"], "sizes": ["accessibility", "large"],
        "devices": ["iphone-16", "pads"], "preset": "quick",
        "rules": { "near-miss": "off", "truncated": "error", "plural-forms": "info" },
        "samples": {
          "text": "Max", "integer": 7, "number": 1.5, "arguments": [null, 12],
          "keys": { "Hello, %@": ["Maximilian"] },
        },
        "policies": [
          { "texts": "settings.*", "mayTruncate": false, "isOneLine": true },
          { "texts": "*", "smallestScale": 0.8 },
        ],
        "keyFunctions": ["L10n.tr"], "fonts": "Fonts", "baseline": "known.json",
      }
      """)
    #expect(configuration.covers("App/A.swift"))
    #expect(!configuration.covers("App/Generated/A.swift"))
    #expect(configuration.locales == ["en", "zh-Hans"])
    #expect(configuration.sizes == ["accessibility", "large"])
    #expect(configuration.devices == ["iphone-16", "pads"])
    #expect(configuration.preset == "quick")
    #expect(
      configuration.rules == [
        "near-miss": .off, "truncated": .severity(.error), "plural-forms": .severity(.info),
      ])
    var samples = SampleArguments()
    samples.text = "Max"
    samples.integer = 7
    samples.number = 1.5
    samples.set(.integer(12), forArgument: 2)
    samples.set(.text("Maximilian"), forArgument: 1, ofKey: "Hello, %@")
    #expect(configuration.samples == samples)
    #expect(
      configuration.policies == [
        TextPolicy(texts: "settings.*", mayTruncate: false, isOneLine: true),
        TextPolicy(texts: "*", smallestScale: 0.8),
      ])
    #expect(configuration.keyFunctions == ["L10n.tr"])
    #expect(configuration.fonts == ["Fonts"])
    #expect(configuration.baseline == "known.json")
  }

  @Test("an empty one says nothing")
  func empty() throws {
    #expect(try Self.read("{}") == AppConfiguration())
  }

  @Test(
    "what is wrong is named with its line and the nearest name",
    arguments: [
      ("{\n\"locale\": [\"en\"]}", "2: $: unknown member \"locale\"; did you mean locales?"),
      ("{\n\n\"locales\": \"en\"}", "3: $.locales: expected an array, found a string"),
      (
        "{\"locales\": [\"en\",\n\"german\"]}",
        "1: $.locales[1]: unknown locale \"german\"; there are "
      ),
      ("{\"locales\": []}", "1: $.locales: locales names nothing; give a name, or leave it out"),
      ("{\n\"sizes\": [\"AX9\"]}", "2: $.sizes[0]: unknown size \"AX9\"; did you mean AX1?"),
      (
        "{\"devices\": [\"iphone-se-33\"]}",
        "1: $.devices[0]: unknown device \"iphone-se-33\"; did you mean iphone-se-3?"
      ),
      (
        "{\"preset\": \"fast\"}",
        "1: $.preset: unknown preset \"fast\"; there are quick, standard, full"
      ),
      (
        "{\"rules\": {\n\"trunkated\": \"off\"}}",
        "2: $.rules.trunkated: unknown rule \"trunkated\"; did you mean truncated?"
      ),
      (
        "{\"rules\": {\n\"truncated\": \"eror\"}}",
        "2: $.rules.truncated: unknown severity \"eror\"; did you mean error?"
      ),
      (
        "{\"samples\": {\"keys\": {\n\"a\": [true]}}}",
        "2: $.samples.keys.a[0]: a sample is a text or a number; null leaves an argument as it is"
      ),
      (
        "{\"policies\": [{\"texts\": \"*\",\n\"smallestScale\": 2}]}",
        "2: $.policies[0].smallestScale: smallestScale is 2.0; give a factor above 0 and up to 1"
      ),
      ("{\"policies\": [{}]}", "1: $.policies[0]: the member \"texts\" is missing"),
      ("{\"fonts\": 3}", "1: $.fonts: expected an array, found a number"),
      ("{", "1:2: expected a name in double quotes, found the end of the text"),
    ])
  func faults(text: String, message: String) {
    let error = #expect(throws: JSONFileError.self) { try Self.read(text) }
    #expect(error?.description.hasPrefix(".copyfit.json:" + message) == true)
  }

  @Test("no damage to a configuration makes the reader trap")
  func damage() {
    let text = Array(
      #"{"rules":{"clipped":"off"},"samples":{"keys":{"a":["x",1]}},"policies":[{"texts":"*"}]}"#
        .utf8)
    for index in text.indices {
      for byte in [UInt8(ascii: "\""), UInt8(ascii: "{"), UInt8(ascii: "1"), 0xFF] {
        var damaged = text
        damaged[index] = byte
        _ = try? ConfigurationReader.read(damaged, named: "x")
      }
    }
  }

  // MARK: Finding it

  @Test("the nearest counts, up to the repository's root; without one only the folder's own")
  func finding() throws {
    let manager = FileManager.default
    let root = manager.temporaryDirectory.appending(path: "copyfit-\(UUID().uuidString)")
      .resolvingSymlinksInPath()
    defer { try? manager.removeItem(at: root) }
    let inner = root.appending(path: "repository/App/Rows")
    try manager.createDirectory(at: inner, withIntermediateDirectories: true)
    func write(_ path: String) throws { try Data("{}".utf8).write(to: root.appending(path: path)) }
    func found(_ path: String) -> String? {
      ConfigurationReader.path(for: root.appending(path: path).path)
        .map { String($0.dropFirst(root.path.count + 1)) }
    }
    try write(".copyfit.json")
    try write("repository/App/Rows/A.swift")
    #expect(found("repository/App/Rows") == nil)
    #expect(found("") == ".copyfit.json")
    try manager.createDirectory(
      at: root.appending(path: "repository/.git"), withIntermediateDirectories: true)
    // The one above the repository is somebody else's.
    #expect(found("repository/App/Rows") == nil)
    try write("repository/.copyfit.json")
    #expect(found("repository/App/Rows") == "repository/.copyfit.json")
    try write("repository/App/.copyfit.json")
    #expect(found("repository/App/Rows") == "repository/App/.copyfit.json")
    #expect(found("repository/App/Rows/A.swift") == "repository/App/.copyfit.json")
    #expect(found("repository") == "repository/.copyfit.json")
  }

  // MARK: A draft

  @Test("a draft is a configuration that changes nothing but what it shows")
  func draft() throws {
    let draft = ConfigurationDraft(
      swiftFileCount: 1,
      catalogs: [.init(path: "A\nB.xcstrings", keyCount: 2)], locales: ["en", "de"])
    #expect(draft.text.contains("1 Swift file; A B.xcstrings with 2 keys."))
    #expect(draft.text.contains(#"// "locales": ["en","de"],"#))
    let configuration = try Self.read(draft.text)
    #expect(configuration.sizes == ["all"])
    #expect(configuration.devices == ["iphone-se-3", "iphone-16"])
    #expect(configuration.samples == SampleArguments())
    #expect(configuration.policies == [])
    #expect(configuration.rules == [:])
    // What is left as an example is right too: taken at its word it can be read.
    let examples = draft.text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      let code = line.drop { $0 == " " }
      return code.hasPrefix("// \"") || code.hasPrefix("// {")
        ? String(code.dropFirst(3)) : String(line)
    }
    let full = try Self.read(examples.joined(separator: "\n"))
    #expect(full.rules == ["near-miss": .off])
    #expect(full.locales == ["en", "de"])
    #expect(full.policies.count == 1)
    #expect(full.baseline == "copyfit-baseline.json")
  }
}
