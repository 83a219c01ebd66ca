import Auditing
import DynamicType
import Testing
import TextUnits

@Suite("Baselines")
struct BaselineTests {
  private static let subject = BaselineEntry.Subject(
    rule: "truncated", file: "Row.swift", owner: "Row", kind: "text", text: "row.title")
  private static let german = BaselineEntry.Setting(locale: "de", device: "iphone-16")
  private static let french = BaselineEntry.Setting(locale: "fr", device: "iphone-16")
  private static let scope = Baseline.Scope(
    locales: ["de", "fr"], devices: ["iphone-16"], sizes: ["large"], rules: ["truncated"])

  /// Cut in German from AX1 to AX4, with 10 pt missing.
  private static func entry(
    _ change: (inout BaselineEntry) -> Void = { _ in }
  ) -> BaselineEntry {
    var entry = BaselineEntry(
      subject: subject, severity: .warning,
      extents: [german: .init(onset: .accessibility1, last: .accessibility4, missing: 10)])
    change(&entry)
    return entry
  }

  private static func compare(
    _ entries: [BaselineEntry], _ findings: [BaselineEntry]
  ) -> Baseline.Comparison {
    Baseline(scope: scope, entries: entries).compare(findings, scope: scope)
  }

  /// Each makes the finding worse in one way, with the words for it.
  private static let worsenings: [(String, @Sendable (inout BaselineEntry) -> Void)] = [
    ("error instead of warning", { $0.severity = .error }),
    (
      "also in fr on iphone-16",
      { $0.extents[french] = .init(onset: .accessibility5, last: .accessibility5, missing: 0) }
    ),
    (
      "also in de on iphone-se-3",
      { $0.extents[.init(locale: "de", device: "iphone-se-3")] = $0.extents[german] }
    ),
    (
      "also in de on iphone-16 with Bold Text",
      {
        $0.extents[.init(locale: "de", device: "iphone-16", isBoldTextOn: true)] =
          $0.extents[german]
      }
    ),
    ("in de on iphone-16 from xxxLarge instead of AX1", { $0.extents[german]?.onset = .xxxLarge }),
    ("in de on iphone-16 up to AX5 instead of AX4", { $0.extents[german]?.last = .accessibility5 }),
    ("in de on iphone-16 10.6 pt missing instead of 10", { $0.extents[german]?.missing = 10.6 }),
  ]

  @Test("a finding that got worse in any way is shown with the way", arguments: worsenings.indices)
  func worse(index: Int) {
    let (words, change) = Self.worsenings[index]
    let comparison = Self.compare([Self.entry()], [Self.entry(change)])
    #expect(comparison.verdicts == [.worse([words])])
    #expect(comparison.gone == [])
  }

  @Test("a finding that got better in any way, or by no more than half a point worse, is known")
  func better() {
    let ways: [(inout BaselineEntry) -> Void] = [
      { _ in }, { $0.severity = .info }, { $0.extents[Self.german]?.onset = .accessibility2 },
      { $0.extents[Self.german]?.last = .accessibility3 },
      { $0.extents[Self.german]?.missing = 10.5 }, { $0.extents[Self.german]?.missing = 0 },
    ]
    for way in ways {
      #expect(Self.compare([Self.entry()], [Self.entry(way)]).verdicts == [.known])
    }
    let both = Self.entry {
      $0.extents[Self.french] = .init(onset: .large, last: .large, missing: 3)
    }
    #expect(Self.compare([both], [Self.entry()]).verdicts == [.known])
  }

  @Test("what is of another subject is new, and what no longer occurs is gone")
  func subjects() {
    let changes: [(inout BaselineEntry.Subject) -> Void] = [
      { $0.rule = "clipped" }, { $0.file = "Other.swift" }, { $0.owner = "Other" },
      { $0.kind = "button" }, { $0.text = "row.detail" },
    ]
    for change in changes {
      let other = Self.entry { change(&$0.subject) }
      let comparison = Self.compare([Self.entry()], [other])
      #expect(comparison.verdicts == [.new])
      #expect(comparison.gone == [Self.entry()])
    }
  }

  @Test("findings of one subject need an entry each; one that got worse is not hidden by another")
  func several() {
    let mild = Self.entry()
    let grave = Self.entry { $0.extents[Self.german]?.missing = 100 }
    #expect(Self.compare([mild, grave], [grave, mild]).verdicts == [.known, .known])
    // One more than there was.
    #expect(Self.compare([grave], [grave, mild]).verdicts == [.known, .new])
    #expect(
      Self.compare([mild, grave], [grave, grave]).verdicts.filter { $0 == .known }.count == 1)
    #expect(Self.compare([mild, grave], [mild]).gone == [grave])
  }

  @Test("what is gone is not known of a part, or of fewer languages, devices, sizes or rules")
  func gone() {
    let baseline = Baseline(scope: Self.scope, entries: [Self.entry()])
    #expect(baseline.compare([], scope: nil).gone == nil)
    let smaller: [(inout Baseline.Scope) -> Void] = [
      { $0.locales = ["de"] }, { $0.devices = [] }, { $0.sizes = [] }, { $0.rules = [] },
    ]
    for change in smaller {
      var scope = Self.scope
      change(&scope)
      #expect(baseline.compare([], scope: scope).gone == nil)
    }
    var larger = Self.scope
    larger.locales.insert("ja")
    #expect(baseline.compare([], scope: larger).gone == [Self.entry()])
  }
}
