import LineBreaking
import RoundAdvances
import Testing
import TextUnits

@Suite("What a layout is called")
struct OutcomeTests {
  @Test(
    "outcomes at 10 pt",
    arguments: [
      ("Paired Macs", LineConstraints(width: 110), TextOutcome.fits),
      ("Paired\nMacs", LineConstraints(width: 60), .fits),
      ("Paired Macs", LineConstraints(width: 60), .wraps),
      ("Paired\nMacs too", LineConstraints(width: 60), .wraps),
      ("日本", LineConstraints(width: 10), .wraps),
      ("日本語文字", LineConstraints(width: 30), .wraps),
      ("Paired Macs", LineConstraints(width: 50), .wordBroken),
      ("日本語a", LineConstraints(width: 10, lines: nil), .stacked),
      ("日本語", LineConstraints(width: 10), .stacked),
      ("日本語文字", LineConstraints(width: 20), .stacked),
      ("abcdef", LineConstraints(width: 10), .stacked),
      ("abcdef", LineConstraints(width: 20), .stacked),
      ("abcd", LineConstraints(width: 20), .wordBroken),
      // Short words one below the other are no stack: spaces ended the lines.
      ("a b c", LineConstraints(width: 10), .wraps),
      // Of four breaks two are spaces.
      ("a bc de", LineConstraints(width: 10), .stacked),
      // No word, so none is broken.
      ("「日」", LineConstraints(width: 20), .wraps),
      ("abcdef gh", LineConstraints(width: 40, overflowWrap: .normal), .overflows),
      ("日", LineConstraints(width: 5), .overflows),
      ("abcdef", LineConstraints(width: 40, lines: 1), .truncated),
      ("abc   ", LineConstraints(width: 30, lines: 1), .fits),
      ("abcdef", LineConstraints(width: 40, lines: 1, minimumScale: 0.5), .shrunk),
      ("abcdef", LineConstraints(width: 20, lines: 1, minimumScale: 0.5), .truncated),
      ("abc", LineConstraints(width: 40, height: 9.9), .clipped),
      ("abc", LineConstraints(width: 40, height: 10), .fits),
      ("abcdef", LineConstraints(width: 40, height: 9), .clipped),
      ("abcdef", LineConstraints(width: 40, height: 10), .truncated),
      // 10 pt scaled to 6.6 is no higher than 9.
      ("abcdef", LineConstraints(width: 40, height: 9, minimumScale: 0.5), .shrunk),
      ("", LineConstraints(width: 40, height: 1), .fits),
    ])
  func outcome(text: String, room: LineConstraints, outcome: TextOutcome) {
    #expect(RoundText(text).prepared.roundLayout(room).outcome == outcome)
  }

  @Test("the faults are those a reader would report")
  func faults() {
    #expect(
      TextOutcome.allCases.filter(\.isFault) == [
        .clipped, .truncated, .stacked, .wordBroken, .overflows,
      ])
    #expect(
      TextOutcome.allCases.map(\.rawValue) == [
        "clipped", "truncated", "stacked", "word_broken", "overflows", "shrunk", "wraps", "fits",
      ])
  }

  @Test("a layout counts its lines and how they ended")
  func statistics() {
    let text = RoundText("Paired 日本 we-k¬nown").prepared
    let room = LineConstraints(width: 30)
    #expect(
      shown(text, room)
        == "[Pai] emergency [red] word [日本] word [we-] hyphen [k-] soft-hyphen "
        + "[now] emergency [n] end")
    let statistics = text.statistics(.round(10), room)
    #expect(statistics.lineCount == 7)
    #expect(statistics.emergencyBreaks == 2)
    #expect(statistics.brokenWords == 2)
    #expect(statistics.tightBreaks == 4)
    #expect(statistics.widestLine == 30)
    #expect(statistics.widestLineWithSpaces == 40)
    #expect(statistics.longestLine == 3)
    #expect(!statistics.isTruncated && !statistics.overflows && statistics.scale == 1)
  }
}
