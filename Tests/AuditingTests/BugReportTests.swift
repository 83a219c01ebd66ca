import Auditing
import Copyfit
import FoundationEssentials
import LayoutPrediction
import Testing
import TextUnits

/// Layouts rebuilt from public reports of text that stopped fitting, and the reports' verdicts.
@Suite("Bug reports")
struct BugReportTests {
  private static let measurer = Result { try TextMeasurer() }

  @Test(
    "the verdict is the report's, but for the misses the table names",
    arguments: try BugReport.all())
  func verdict(report: BugReport) throws {
    let layout = try report.layout()
    let predictor = LayoutPredictor(measurer: try Self.measurer.get())
    let conditions = try report.conditions()
    let audit = LayoutAudit(predictor: predictor, conditions: conditions, jobs: 1)
    let findings = try audit.run(layout).findings
    let found = findings.contains { finding in
      report.rules.contains(finding.rule)
        && (report.text.isEmpty
          || finding.occurrences.contains { $0.text?.contains(report.text) == true })
    }
    let texts = try conditions.flatMap { condition in
      try predictor.layOut(layout.view, as: layout.canvas, under: condition)
    }.flatMap(\.allViews).compactMap { $0.text?.layout.visibleText }
    let agrees = found == report.happens && (report.shown.isEmpty || texts.contains(report.shown))
    #expect(
      agrees == report.miss.isEmpty,
      """
      \(report.row): \(texts); \
      \(findings.map { "\($0.rule): \($0.occurrences[0].worst.message)" })
      """)
  }

  /// The report's arithmetic: the width less insets of 64, gaps of 36, the icon's 40, the spacer's 8
  /// and 141.8 of the usage.
  @Test(
    "the width ladder leaves the name the room the report computes",
    arguments: [
      (320.0, 30.2), (375, 85.2), (390, 100.2), (393, 103.2), (402, 112.2), (414, 124.2),
      (428, 138.2),
    ])
  func ladder(width: Points, room: Points) throws {
    let report = try #require(try BugReport.all().first { $0.device == PointsText.short(width) })
    let layout = try report.layout()
    let predictor = LayoutPredictor(measurer: try Self.measurer.get())
    let condition = try #require(try report.conditions().first)
    let screens = try predictor.layOut(layout.view, as: layout.canvas, under: condition)
    let name = try #require(screens.flatMap(\.allViews).first { $0.id == "name" }?.text)
    // Frames are whole pixels, a third of a point.
    #expect(abs(name.constraints.width - room) <= 1.0 / 3)
    // Measured in the app: 136.25.
    #expect(abs(name.layout.naturalWidth - 136.25) <= 0.15)
  }

  @Test("every layout of the folder is named by its row and stands in the table")
  func files() throws {
    let reports = try BugReport.all()
    let names = try FileManager.default.contentsOfDirectory(atPath: BugReport.folder.path)
    #expect(Set(names.filter { $0.hasSuffix(".json") }) == Set(reports.map(\.file)))
    for report in reports {
      #expect(report.file.hasPrefix(report.row + "-"))
      #expect(try report.layout().name.hasPrefix(report.row + ": "))
    }
  }

  @Test("the reports and the misses are counted, and no kind of fault is left out")
  func counts() throws {
    let reports = try BugReport.all()
    #expect(Set(reports.map(\.row)).count == 21)
    #expect(Set(reports.map(\.stratum)) == ["TR", "CL", "OV", "WB", "WR", "SH"])
    #expect(reports.count == 52)
    #expect(reports.filter { !$0.miss.isEmpty }.count == 3)
  }
}
