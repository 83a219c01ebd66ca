import DynamicType
import LayoutPrediction
import Testing
import TextUnits

@testable import Auditing

/// The ways out that the articles give are found and proved for what they report.
@Suite("Cures of the seeds")
struct SeedCureTests {
  struct Expected: Sendable, CustomTestStringConvertible {
    let seed: String
    let rule: String
    /// Of the view with this id, or the only one of the rule.
    var place: String? = nil
    let cure: String

    var testDescription: String { "\(seed) \(rule) \(place ?? "")" }
  }

  static let expected = [
    Expected(seed: "settings-row-before", rule: "word-broken", cure: "view-that-fits"),
    Expected(
      seed: "settings-row-long-word-before", rule: "word-broken",
      cure: "shrink-to-fit + view-that-fits"),
    Expected(seed: "save-button-before", rule: "fixed-width-control", cure: "flexible-frame"),
    Expected(seed: "save-button-before", rule: "small-target", cure: "padding-into-label"),
    Expected(seed: "fixed-text-before", rule: "fixed-font-size", cure: "scaled-metric"),
    Expected(seed: "board-game-screen-before", rule: "unreachable", cure: "scroll-view"),
    Expected(
      seed: "board-game-controls-before", rule: "wrapped-label", cure: "view-that-fits"),
    Expected(seed: "board-game-cells-before", rule: "cell-overflow", cure: "scaled-metric"),
    Expected(
      seed: "eleven-before", rule: "stacked", place: "sessions.label", cure: "value-below-label"),
    Expected(
      seed: "eleven-before", rule: "word-broken", place: "paired.label",
      cure: "value-below-label"),
    Expected(seed: "eleven-before", rule: "word-broken", place: "badge", cure: "value-below-label"),
    Expected(seed: "eleven-before", rule: "stacked", place: "step1", cure: "view-that-fits"),
    Expected(
      seed: "eleven-before", rule: "wrapped-label", place: "filter", cure: "size-branch"),
    Expected(
      seed: "viewthatfits-trap-before", rule: "fits-only-below-default", cure: "size-branch"),
    Expected(seed: "sheet-before", rule: "size-not-inherited", cure: "presented-size"),
    Expected(seed: "foldable-before", rule: "under-a-bar", cure: "reserved-inset"),
    Expected(seed: "ad-banner-before", rule: "leaking-platform-view", cure: "measured-slot"),
    Expected(
      seed: "button-padding-before", rule: "untappable-padding", cure: "padding-into-label"),
    Expected(
      seed: "button-fixed-frame-before", rule: "label-escapes-button", cure: "flexible-frame"),
    Expected(seed: "button-background-before", rule: "small-target", cure: "padding-into-label"),
  ]

  /// At every size, in three languages, on the first of the seed's devices.
  @Test("the article's way out is among those that are proved", arguments: expected)
  func proved(expected: Expected) throws {
    let seed = try Seed.named(expected.seed)
    let device = try #require(seed.devices.first)
    let matrix = ConditionMatrix(
      locales: Seed.locales, sizes: ContentSize.allCases, devices: [device])
    var audit = try LayoutAudit(predictor: Seed.predictor(), conditions: matrix.conditions)
    audit.jobs = 1
    let file = try seed.file()
    let report = try audit.run(file)
    let position = try #require(
      report.findings.firstIndex {
        $0.rule == expected.rule && (expected.place == nil || $0.place.id == expected.place)
      })
    let only = LayoutReport(
      name: report.name, findings: [report.findings[position]], suppressed: [],
      unusedSuppressions: [], coverage: report.coverage, rules: report.rules)
    let entry = try #require(try audit.cures(for: only, of: file).entries.first)
    #expect(
      entry.cures.map(\.name).contains(expected.cure),
      "\(entry.cures.map(\.name)); \(entry.refusals)")
  }
}
