import LineBreaking
import RoundAdvances
import Testing
import TextUnits

/// "Paired Macs" is one line from 110 pt on and needs 60.
@Suite("How far an outcome can be believed")
struct ConfidenceTests {
  @Test(
    "the platform's own fonts are exact however near a limit is",
    arguments: [110.0, 109, 60, 59, 1])
  func exact(width: Points) {
    let layout = RoundText("Paired Macs").prepared.roundLayout(
      LineConstraints(width: width), margin: { _, _, _ in 5 })
    #expect(layout.confidence == .exact)
    #expect(layout.margin == 0)
  }

  @Test(
    "a stand-in is close within its margin of a width where the verdict turns",
    arguments: [
      (115.0, nil, Confidence.standIn), (114.9, nil, .close), (105.1, nil, .close),
      (105, nil, .standIn), (65, nil, .standIn), (64.9, nil, .close), (55.1, nil, .close),
      (55, nil, .standIn), (.infinity, nil, .standIn),
      // On one line it needs all of its 110.
      (64.9, 1, .standIn), (114.9, 1, .close),
    ] as [(Points, Int?, Confidence)])
  func near(width: Points, lines: Int?, confidence: Confidence) {
    let layout = RoundText("Paired Macs").standingIn().prepared.roundLayout(
      LineConstraints(width: width, lines: lines), margin: { _, _, _ in 5 })
    #expect(layout.confidence == confidence)
    #expect(layout.margin == 5)
  }

  @Test("the margin follows the required width, the size and the least known font")
  func law() {
    let text = RoundText("Paired Macs").standingIn(margin: 0.25)
    let layout = text.prepared.roundLayout(
      LineConstraints(width: 80), margin: { width, size, share in width * share + size })
    #expect(layout.margin == 25)  // 60 × 0.25 + 10
    #expect(layout.confidence == .close)  // 80 − 60 < 25
  }

  @Test("a character without a glyph outweighs all else")
  func tofu() {
    let text = RoundText("a\u{FFFD}").standingIn()
    #expect(text.prepared.missingClusterCount == 1)
    let room = LineConstraints(width: 100)
    #expect(text.prepared.roundLayout(room).confidence == .tofu)
    #expect(RoundText("a\u{FFFD}").prepared.roundLayout(room).confidence == .tofu)
  }

  @Test("from surest to least sure")
  func order() {
    #expect(Confidence.allCases.map(\.rawValue) == ["exact", "stand-in", "close", "tofu"])
  }
}
