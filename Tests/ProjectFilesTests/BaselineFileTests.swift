import Auditing
import DynamicType
import ProjectFiles
import Requests
import Testing

@Suite("Files of baselines")
struct BaselineFileTests {
  private static func entry(_ file: String, _ missing: Double) -> BaselineEntry {
    BaselineEntry(
      subject: .init(
        rule: "truncated", file: file, owner: "Row", kind: "text", text: "a \"b\"\nc"),
      severity: .warning,
      extents: [
        .init(locale: "ja", device: "iphone-16"):
          .init(onset: .accessibility1, last: .accessibility5, missing: missing),
        .init(locale: "de", device: "iphone-16", isBoldTextOn: true, isDoubleLength: true):
          .init(onset: .xSmall, last: .large, missing: 0),
      ])
  }

  private static let baseline = Baseline(
    scope: .init(
      locales: ["ja", "de"], devices: ["iphone-16"], sizes: ["large", "xSmall", "accessibility5"],
      rules: ["truncated"]), entries: [entry("B.swift", 2), entry("A.swift", 1.5)])

  @Test("one finding a line, sorted, the same text whatever the order")
  func text() {
    let text = BaselineFile.text(Self.baseline)
    #expect(
      text == """
        {
        "version": 1,
        "locales": ["de","ja"],
        "devices": ["iphone-16"],
        "sizes": ["xSmall","large","accessibility5"],
        "rules": ["truncated"],
        "findings": [
        \(Self.line("A.swift", "1.5")),
        \(Self.line("B.swift", "2.0"))
        ]
        }

        """)
    let other = Baseline(
      scope: Self.baseline.scope, entries: Array(Self.baseline.entries.reversed()))
    #expect(BaselineFile.text(other) == text)
  }

  private static func line(_ file: String, _ missing: String) -> String {
    #"{"file":"\#(file)","in":"Row","rule":"truncated","kind":"text","text":"a \"b\"\nc","#
      + #""severity":"warning","seen":[{"locale":"de","device":"iphone-16","bold_text":true,"#
      + #""double_length":true,"onset":"xSmall","last":"large","missing":0.0},"#
      + #"{"locale":"ja","device":"iphone-16","onset":"accessibility1","#
      + #""last":"accessibility5","missing":\#(missing)}]}"#
  }

  @Test("what was written is read back")
  func roundTrip() throws {
    let text = BaselineFile.text(Self.baseline)
    #expect(try BaselineFile.read(Array(text.utf8), named: "b.json") == Self.baseline)
    let empty = Baseline(scope: Self.baseline.scope, entries: [])
    #expect(
      try BaselineFile.read(Array(BaselineFile.text(empty).utf8), named: "b.json") == empty)
  }

  @Test(
    "what is wrong is named with its line",
    arguments: [
      ("{\n\"version\": 2}", "2: $.version: unknown version 2; this copyfit reads version 1"),
      ("[]", "1: $: expected an object, found an array"), ("{", "1:2: expected a name in double "),
    ])
  func faults(text: String, message: String) {
    let error = #expect(throws: JSONFileError.self) {
      try BaselineFile.read(Array(text.utf8), named: "b.json")
    }
    #expect(error?.description.hasPrefix("b.json:" + message) == true)
  }

  @Test("a size or severity that is none is named")
  func names() {
    for (good, bad, message) in [
      ("\"last\":\"large\"", "\"last\":\"larg\"", "unknown size \"larg\"; did you mean large?"),
      ("\"warning\"", "\"warn\"", "unknown severity \"warn\"; did you mean warning?"),
    ] {
      let text = BaselineFile.text(Self.baseline).replacing(good, with: bad)
      let error = #expect(throws: JSONFileError.self) {
        try BaselineFile.read(Array(text.utf8), named: "b.json")
      }
      #expect(error?.description.hasSuffix(message) == true)
    }
  }
}
