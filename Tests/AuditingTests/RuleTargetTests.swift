import Auditing
import DynamicType
import LayoutPrediction
import Testing
import TextUnits

@Suite("Rules of targets")
struct RuleTargetTests {
  @Test(
    "small-target: 44 pt are asked for, and less than 28 is an error",
    arguments: [
      (44.0, nil), (43.0, Severity.warning), (28.0, .warning), (27.0, .error),
    ] as [(Points, Severity?)])
  func smallTarget(side: Points, severity: Severity?) throws {
    let button = Sample.button(Sample.color(100, side))
    let found = try Tried(view: button).report("small-target").findings
    #expect(found.map(\.severity) == [severity].compactMap(\.self))
    #expect(
      found.map(\.occurrences[0].onset.missing) == (severity == nil ? [] : [44 - side]))
  }

  @Test("small-target: the system's own sizes, bars and rows are left alone")
  func systemTargets() throws {
    #expect(try Tried(view: Sample.toggle).found("small-target") == [])
    let small = Sample.button(Sample.color(20, 20))
    let list = ViewNode(.list(ListView(sections: [.init(rows: [small])])))
    #expect(try Tried(view: list).found("small-target") == [])
    let bar = ViewNode(
      .navigationStack(NavigationView(trailingItems: [small], content: Sample.color(10, 10))))
    #expect(try Tried(view: bar).found("small-target") == [])
    #expect(
      try Tried(view: small).found("small-target") == [": 20 × 20 pt; 44 are asked for"])
  }

  @Test("no-targets: controls are declared, and hidden all of them")
  func noTargets() throws {
    let button = Sample.button(Sample.color(50, 50))
    let hidden = Sample.column(
      Sample.text("a"), button.modified(.hidden(FlagModifier())))
    #expect(
      try Tried(view: hidden).found("no-targets") == [
        ": controls are declared, and nothing can be tapped"
      ])
    #expect(try Tried(view: Sample.column(Sample.text("a"), button)).found("no-targets") == [])
    #expect(try Tried(view: Sample.text("a")).found("no-targets") == [])
    let sheet = Sample.text("a").modified(.sheet(PresentationModifier(content: button)))
    #expect(try Tried(view: sheet).found("no-targets") == [])
  }

  @Test("untappable-padding: around a small label, and before a background")
  func untappablePadding() throws {
    let small = Sample.button(Sample.color(100, 20))
    let message = "pt can be tapped; put the padding into the label"
    #expect(
      try Tried(view: small.padding(16)).found("untappable-padding") == [
        ": only 100 × 20 \(message)"
      ])
    #expect(
      try Tried(view: Sample.button(Sample.color(100, 20).padding(16))).found("untappable-padding")
        == [])
    let large = Sample.button(Sample.color(100, 44))
    #expect(try Tried(view: large.padding(16)).found("untappable-padding") == [])
    #expect(
      try Tried(view: large.padding(16).background(ViewNode(.color(ColorView()))))
        .found("untappable-padding") == [": only 100 × 44 \(message)"])
    #expect(
      try Tried(view: large.background(ViewNode(.color(ColorView()))).padding(16))
        .found("untappable-padding") == [])
    // Only sideways, where the label is large enough.
    let sideways = small.modified(.padding(PaddingModifier(edges: .horizontal, length: 16)))
    #expect(try Tried(view: sideways).found("untappable-padding") == [])
    #expect(
      try Tried(view: small.frame(120, 44)).found("untappable-padding") == [
        ": only 100 × 20 \(message)"
      ])
  }
}
