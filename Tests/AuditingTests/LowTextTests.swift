import Auditing
import DynamicType
import LayoutPrediction
import RoundAdvances
import Testing
import TextUnits

/// Ten characters of 10 × 10 pt in a room lower than a line.
@Suite("Text in too little height")
struct LowTextTests {
  @Test(
    "is truncated too where it ends in an ellipsis",
    arguments: [
      (100.0, 10.0, []), (100, 6, ["clipped"]), (50, 6, ["clipped", "truncated"]),
      (50, 10, ["truncated"]),
    ])
  func both(width: Points, height: Points, expected: [String]) throws {
    let view = ViewNode(
      .text(.verbatim("abcdefghij")),
      modifiers: [
        .font(FontModifier(size: 10)), .frame(FrameModifier(width: width, height: height)),
      ])
    let audit = LayoutAudit(
      predictor: LayoutPredictor(measurer: RoundMeasurer()),
      conditions: [
        Condition(
          locale: try #require(LocaleTag("en")), size: .large,
          device: Device(name: "wide", size: Size(400, 800)))
      ],
      rules: [ClippedRule(), TruncatedRule()])
    let report = try audit.run(LayoutFile(name: "low", canvas: .component, view: view))
    #expect(report.findings.map(\.rule).sorted() == expected)
  }
}
