import Auditing
import DynamicType
import JSONDocuments
import LayoutPrediction
import RoundAdvances
import Testing
import TextUnits

@testable import Reporting

@Suite("Reports on layouts")
struct LayoutReportTests {
  /// A settings row in which the value does not give way, twice from one line of source, beside a
  /// view nobody knows.
  private static func report(
    sizes: [ContentSize] = ContentSize.allCases, suppressions: [Suppression] = []
  ) throws -> LayoutReport {
    func row(_ title: [String: String]) -> ViewNode {
      ViewNode(
        .hstack(
          StackView(
            spacing: 8,
            children: [
              ViewNode(
                .text(TextContent(perLocale: title)), id: "title",
                source: SourceLocation(file: "Row.swift", line: 3, column: 7)),
              ViewNode(
                .text(.verbatim("5 min")), modifiers: [.fixedSize(FixedSizeModifier())]),
            ])))
    }
    let view = ViewNode(
      .vstack(
        StackView(
          spacing: 0,
          children: [
            row(["en": "Refresh", "ja": "バックグラウンド"]), row(["en": "Auto-Lock", "ja": "ロック"]),
            ViewNode(.opaque(OpaqueView(name: "Chart"))),
            ViewNode(
              .button(ButtonView(label: ViewNode(.text(.verbatim("OK\u{1B}[31m")))))),
          ])))
    let device = Device(name: "round", size: Size(300, 600), iOSVersion: 17)
    let conditions = ["en", "ja"].compactMap(LocaleTag.init).flatMap { locale in
      sizes.map { Condition(locale: locale, size: $0, device: device) }
    }
    return try LayoutAudit(
      predictor: LayoutPredictor(measurer: RoundMeasurer()), conditions: conditions,
      suppressions: suppressions
    ).run(LayoutFile(name: "settings", view: view))
  }

  private static func suppressions() throws -> [Suppression] {
    [
      try Suppression(rule: "small-target", place: "*", reason: "a bar makes it larger"),
      try Suppression(rule: "tofu", place: "nowhere", reason: "old"),
    ]
  }

  @Test("findings by place with the sizes that show them, and what was not looked at")
  func text() throws {
    let report = try Self.report(suppressions: Self.suppressions())
    let text = LayoutTextReport(report).text
    try CatalogRecording.expect(text, matches: "layout-settings.txt")
    #expect(!text.contains("\u{1B}"))
  }

  @Test("the same for programs")
  func json() throws {
    let report = try Self.report(suppressions: Self.suppressions())
    try CatalogRecording.expect(
      LayoutJSONReport([report]).text, matches: "layout-settings.json")
  }

  @Test("a limit of findings, and what it leaves out")
  func limit() throws {
    let report = try Self.report()
    #expect(report.findings.count > 2)
    let hidden = report.findings.count - 1
    #expect(
      LayoutTextReport(report, findingLimit: 1).text.contains(
        "\n\n… and \(hidden) more findings (--limit all)\n"))
  }

  @Test("an audit of nothing says so")
  func nothing() throws {
    let text = LayoutTextReport(try Self.report(sizes: [])).text
    #expect(text.contains("\nnothing was looked at: this is no pass\n"))
    let document = try JSONDocument(parsing: LayoutJSONReport([try Self.report(sizes: [])]).text)
    #expect(document.root["layouts"]?.arrayValue?.first?["pass"] == .bool(false))
  }
}
