import AppAuditing
import Auditing
import DynamicType
import LayoutPrediction
import RoundAdvances
import SwiftUISource
import Testing
import TextUnits

/// On text whose characters are one em wide: at `large`, body is 17 pt a character.
@Suite("An app laid out")
struct AppAuditTests {
  private static func report(
    _ source: String, rules: String..., change: (inout AppAuditOptions) -> Void = { _ in }
  ) throws -> AppReport {
    let files = try AppFiles(["A.swift": "import SwiftUI\n" + source])
    var options = AppAuditOptions(rules: rules.compactMap(LayoutRules.rule(named:)))
    change(&options)
    let app = AppSource(try AppFolder([files.root]))
    return AppAudit(measurer: RoundMeasurer(), options: options).run(app)
  }

  /// 5 characters in 90 pt fit at 17 pt (85) and 18 do not: body is 17 pt at `large`, 19 at `xLarge`.
  private static let row = """
    struct Row: View {
      let title: LocalizedStringKey
      var body: some View { Text(title).lineLimit(1).frame(width: 90) }
    }
    struct One: View { var body: some View { Row(title: "aaaaa") } }
    struct Two: View { var body: some View { VStack { Row(title: "aaaa"); Row(title: "aaaaaa") } } }
    #Preview("One") { One() }
    #Preview("Two") { Two() }

    """

  @Test("a shared row is one finding, with the worst on any screen and the screens that show it")
  func shared() throws {
    let report = try Self.report(Self.row, rules: "truncated") { $0.jobs = 1 }
    #expect(report.findings.count == 1)
    let finding = try #require(report.findings.first)
    #expect(finding.source?.line == 4)
    #expect(finding.screens == ["One", "Two"])
    #expect(!finding.isAlone)
    // The six characters of the second screen: 6 × 15 at `small` fit, 6 × 16 at `medium` do not.
    #expect(finding.occurrences.map(\.onset.size) == [.medium, .medium])
    #expect(finding.occurrences.map(\.device.name) == ["iphone-se-3", "iphone-16"])
  }

  @Test("the report is the same however many jobs share the work")
  func jobs() throws {
    func summary(jobs: Int) throws -> [String] {
      try Self.report(Self.row, rules: "truncated", "near-miss") { $0.jobs = jobs }.findings.map {
        "\($0.rule) \($0.screens) \($0.occurrences.map(\.onset))"
      }
    }
    #expect(try summary(jobs: 1) == summary(jobs: 4))
  }

  @Test("what is seen of a real text counts for more than what is seen of a sample")
  func samples() throws {
    let source = """
      struct Row: View {
        let title: String
        var body: some View { Text(title).lineLimit(1).frame(width: 90) }
      }
      struct List1: View {
        let names: [String]
        var body: some View { Row(title: names[0]) }
      }
      #Preview("Sample") { List1(names: load()) }

      """
    let sample = try #require(try Self.report(source, rules: "truncated").findings.first)
    #expect(sample.belief == .unsure)
    #expect(sample.occurrences.allSatisfy { $0.doubts.contains(.sample) })
    let both = try Self.report(
      source + "#Preview(\"Real\") { Row(title: \"aaaaa\") }\n", rules: "truncated")
    let finding = try #require(both.findings.first)
    #expect(finding.belief == .sure)
    #expect(finding.screens == ["Sample", "Real"])
    #expect(finding.occurrences.map(\.onset.size) == [.xLarge, .xLarge])
  }

  @Test("a view that nothing shows is laid out alone and said to be")
  func alone() throws {
    let report = try Self.report(
      "struct Lone: View { var body: some View { Text(\"aaaaaa\").lineLimit(1).frame(width: 60) } }\n",
      rules: "truncated")
    #expect(report.findings.map(\.isAlone) == [true])
    #expect(report.coverage.screens == [.alone: 1])
  }

  @Test("what is probed alone finds what changes between the probes from its true size on")
  func probing() throws {
    let all = try Self.report(Self.row, rules: "truncated")
    let probed = try Self.report(Self.row, rules: "truncated") { $0.layoutLimit = 48 }
    #expect(probed.findings.map(\.rule) == all.findings.map(\.rule))
    #expect(
      probed.findings.map { $0.occurrences.map(\.onset.size) }
        == all.findings.map { $0.occurrences.map(\.onset.size) })
    #expect(all.coverage.probed == 0)
    #expect(probed.coverage.probed == 0)
    // Twelve layouts a screen are all sizes on one device; on the other the probes show it at `large`.
    let poor = try Self.report(Self.row, rules: "truncated") { $0.layoutLimit = 24 }
    #expect(poor.coverage.probed == 2)
    #expect(
      poor.findings.map { $0.occurrences.map(\.onset.size) } == [[.medium, .large]])
    let calm = try Self.report(
      "#Preview { Text(\"a\") }\n", rules: "truncated"
    ) { $0.layoutLimit = 0 }
    #expect(calm.coverage.probed == 2)
    #expect(calm.coverage.layouts == 8)
  }

  @Test("of two modules with the same key the screens show each its own text")
  func modules() throws {
    func catalog(_ text: String) -> String {
      #"{"sourceLanguage":"en","strings":{"Save":{"localizations":{"#
        + "\"en\":{\"stringUnit\":{\"state\":\"translated\",\"value\":\"\(text)\"}}}}}}"
    }
    let view = "import SwiftUI\n#Preview { Text(\"Save\").lineLimit(1).frame(width: 30) }\n"
    let files = try AppFiles([
      "App/A.swift": view, "App/Localizable.xcstrings": catalog("Save it"),
      "Feed/B.swift": view, "Feed/Localizable.xcstrings": catalog("Keep it"),
    ])
    let options = AppAuditOptions(rules: LayoutRules.all.filter { $0.id == "truncated" })
    let report = AppAudit(measurer: RoundMeasurer(), options: options).run(
      AppSource(try AppFolder([files.root])))
    #expect(report.findings.map { $0.occurrences[0].text } == ["Save it", "Keep it"])
  }
}
