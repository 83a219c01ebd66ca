import JSONDocuments
import LineBreaking
import Reporting
import RoundAdvances
import Testing

@Suite("Reports on fonts")
struct FontReportTests {
  /// "ab" in one font, "日" in another that stands in, and one character in none.
  private static let mixed: PreparedText = {
    var text = RoundText(verbatim: "ab日\u{FFFD}")
    text.columns.pieces = [(0, 0), (2, 1), (3, 0)].map { start, font in
      TextPiece(start: start, font: font, ellipsis: OpticalAdvance(1), hyphen: OpticalAdvance(1))
    }
    text.columns.traits[3].insert(.missing)
    text.columns.fonts = [
      FontUse(
        family: "Round", platformFamily: "Round", isStandIn: false, clusterCount: 3,
        missingClusterCount: 1),
      FontUse(family: "Square", platformFamily: "Hiragino", isStandIn: true, clusterCount: 1),
    ]
    return text.prepared
  }()

  @Test("a line for each piece")
  func text() {
    #expect(
      FontReport(Self.mixed).text == """
        "ab日\u{FFFD}"
          "ab"                        Round
          "日"                        Square, standing in for Hiragino
          "\u{FFFD}"                         no font has this
          1 character without a glyph in any font

        """)
  }

  @Test("an object for each piece")
  func json() {
    #expect(
      FontReport(Self.mixed).json == [
        "text": "ab日\u{FFFD}",
        "pieces": [
          ["text": "ab", "family": "Round", "for": "Round", "stand_in": false],
          ["text": "日", "family": "Square", "for": "Hiragino", "stand_in": true],
          ["text": "\u{FFFD}", "family": nil, "for": nil, "stand_in": false],
        ],
        "missing": 1,
      ])
  }

  @Test("a character that no font has parts the piece it is in")
  func parted() {
    var text = RoundText(verbatim: "a\u{FFFD}\u{FFFD}b")
    for cluster in 1...2 { text.columns.traits[cluster].insert(.missing) }
    let families = FontReport(text.prepared).json["pieces"]?.arrayValue?.map {
      [$0["text"]?.stringValue, $0["family"]?.stringValue]
    }
    #expect(families == [["a", "Round"], ["\u{FFFD}\u{FFFD}", nil], ["b", "Round"]])
  }

  @Test("pieces on one line, and no line for what all fonts have")
  func lines() {
    let report = FontReport(RoundText(verbatim: "a\nb").standingIn().prepared)
    #expect(
      report.text == """
        "a⏎b"
          "a⏎b"                       Round, standing in for Platform

        """)
  }
}
