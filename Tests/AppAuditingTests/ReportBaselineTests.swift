import AppAuditing
import Auditing
import DynamicType
import RoundAdvances
import SwiftUISource
import Testing
import TextUnits

/// Apps changed between two runs; every character is one em wide, and at `large` 17 pt.
@Suite("An app's findings and a baseline")
struct ReportBaselineTests {
  private static func report(
    _ source: String, catalog: String? = nil, change: (inout AppAuditOptions) -> Void = { _ in }
  ) throws -> AppReport {
    var texts = ["A.swift": "import SwiftUI\n" + source]
    texts["Localizable.xcstrings"] = catalog
    let files = try AppFiles(texts)
    var options = AppAuditOptions(rules: [LayoutRules.rule(named: "truncated")].compactMap(\.self))
    options.locales = [try #require(LocaleTag("en"))]
    change(&options)
    return AppAudit(measurer: RoundMeasurer(), options: options)
      .run(AppSource(try AppFolder([files.root])))
  }

  /// The folder's name is another in every run.
  private static func name(_ path: String) -> String {
    path.split(separator: "/").last.map(String.init) ?? ""
  }

  private static func compared(_ now: AppReport, with before: AppReport) -> AppReport {
    now.compared(with: before.baseline(path: name), path: name)
  }

  private static func row(_ width: Int, _ text: String = "aaaaa") -> String {
    """
    struct Row: View {
      var body: some View { Text("\(text)").lineLimit(1).frame(width: \(width)) }
    }

    """
  }

  @Test("code that moves, or stands in another order, changes nothing")
  func moves() throws {
    let other = "struct Other: View { var body: some View { Text(\"b\") } }\n"
    let before = try Self.report(Self.row(90) + other)
    #expect(before.findings.count == 1)
    for source in [
      "\n\n// A comment.\n" + Self.row(90) + other, other + Self.row(90),
      "    " + Self.row(90) + other,
    ] {
      let report = Self.compared(try Self.report(source), with: before)
      #expect(report.findings.isEmpty)
      #expect(report.baseline == BaselineOutcome(known: 1, gone: 0))
      #expect(report.isPass)
    }
  }

  @Test("less room, another language and another device show; more room does not")
  func worse() throws {
    let before = try Self.report(Self.row(90))
    let narrower = Self.compared(try Self.report(Self.row(60)), with: before)
    // 5 × 17 fit 90 at `large`, 5 × 14 do not fit 60 at `xSmall`; AX5 is 53 pt a character.
    let ways = try #require(narrower.findings.first?.worsenings)
    #expect(ways.contains("in en on iphone-16 from xSmall instead of xLarge"))
    #expect(ways.contains("in en on iphone-16 205 pt missing instead of 175"))
    let wider = Self.compared(try Self.report(Self.row(100)), with: before)
    #expect(wider.findings.isEmpty)
    let german = Self.compared(
      try Self.report(Self.row(90)) {
        $0.locales?.append(contentsOf: [LocaleTag("de")].compactMap(\.self))
      },
      with: before)
    #expect(
      german.findings.first?.worsenings == ["also in de on iphone-16, in de on iphone-se-3"])
  }

  @Test("another text is another finding; what is mended can go")
  func others() throws {
    let before = try Self.report(Self.row(90))
    let report = Self.compared(try Self.report(Self.row(90, "bbbbb")), with: before)
    #expect(report.findings.count == 1)
    #expect(report.findings.first?.worsenings == [])
    #expect(report.baseline == BaselineOutcome(known: 0, gone: 1))
    let fewer = Self.compared(
      try Self.report(Self.row(1000)) { $0.sizes = [.large] }, with: before)
    #expect(fewer.baseline == BaselineOutcome(known: 0, gone: nil))
  }

  @Test("what is wrong with catalogs is known too")
  func catalogs() throws {
    func catalog(_ german: String) -> String {
      #"{"sourceLanguage":"en","strings":{"Hi %@":{"localizations":{"de":{"stringUnit":{"value":"#
        + #""\#(german)"}}}}},"version":"1.0"}"#
    }
    func report(_ german: String) throws -> AppReport {
      try Self.report(Self.row(1000), catalog: catalog(german)) {
        $0.locales = nil
        $0.catalogRules = [.formatSpecifiers]
      }
    }
    let before = try report("Hallo %d")
    #expect(before.strings.issues.count == 1)
    #expect(!before.isPass)
    let same = Self.compared(try report("Hallo, %d"), with: before)
    #expect(same.strings.issues.isEmpty)
    #expect(same.isPass)
    #expect(Self.compared(try report("Hallo %@ %@"), with: before).strings.issues.count == 1)
  }

  @Test("unused keys are those that no text shows and no literal spells")
  func unused() throws {
    let keys = ["aaaaa", "spelt", "made", "with \\\"quotes\\\""].map { "\"\($0)\":{}" }
    let report = try Self.report(
      Self.row(90) + "let names = [\"spelt\", \"with \\\"quotes\\\"\"]\n",
      catalog: #"{"sourceLanguage":"en","strings":{"# + keys.joined(separator: ",")
        + #"},"version":"1.0"}"#)
    #expect(report.strings.unusedKeyCount == 1)
    #expect(report.strings.unknownKeys == [])
    let unknown = try Self.report(
      "struct A: View { var body: some View { VStack { Text(\"new\"); Text(\"%\"); Text(\"·\") } } }",
      catalog: #"{"sourceLanguage":"en","strings":{},"version":"1.0"}"#)
    #expect(unknown.strings.unknownKeys?.map(\.key) == ["new"])
    #expect(try Self.report(Self.row(90)).strings.unknownKeys == nil)
  }

  @Test("a rule's severity is the team's where it has said one")
  func severities() throws {
    let report = try Self.report(Self.row(90)) {
      $0.rules = $0.rules.map { RatedRule($0, severity: .info) }
    }
    #expect(report.findings.map(\.severity) == [.info])
    #expect(report.findings[0].occurrences.allSatisfy { $0.severity == .info })
    #expect(report.isPass)
  }

  @Test("functions that make keys are those of the configuration")
  func keyFunctions() throws {
    let files = try AppFiles([
      "A.swift": """
      import SwiftUI
      struct A: View { var body: some View { VStack { Text(Strings.of("a.b")); Text(tr("c")) } } }
      """,
      "Localizable.xcstrings":
        #"{"sourceLanguage":"en","strings":{"a.b":{},"c":{}},"version":"1.0"}"#,
    ])
    let folder = try AppFolder([files.root])
    #expect(AppSource(folder).reading.keyUses.map(\.key) == [])
    let app = AppSource(folder, keyFunctions: ["Strings.of", "tr"])
    #expect(app.reading.keyUses.map(\.key).sorted() == ["a.b", "c"])
    #expect(app.reading.keyUses.allSatisfy { $0.isBound })
  }
}
