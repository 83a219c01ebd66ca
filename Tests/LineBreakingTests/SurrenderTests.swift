import LineBreaking
import RoundAdvances
import Testing
import TextUnits

@Suite("What gives way when a piece does not fit")
struct SurrenderTests {
  @Test(
    "first the opportunity before, then any grapheme; at least one a line",
    arguments: [
      ("abcdef", 30, "[abc] emergency [def] end"),
      ("abcdef", 39, "[abc] emergency [def] end"),
      ("abcdef", 50, "[abcde] emergency [f] end"),
      ("abc", 9.9, "[a] emergency [b] emergency [c] end"),
      ("abc", 0, "[a] emergency [b] emergency [c] end"),
      ("abc", -10, "[a] emergency [b] emergency [c] end"),
      ("ab cdefgh", 40, "[ab] word [cdef] emergency [gh] end"),
      ("abcdef gh", 40, "[abcd] emergency [ef] word [gh] end"),
      ("abcdef gh", 50, "[abcde] emergency [f gh] end"),
      ("abcdef\ngh", 50, "[abcde] emergency [f] mandatory [gh] end"),
      ("「日」", 20, "[「日] emergency [」] end"),
      ("日「", 10, "[日] ideographic [「] end"),
    ])
  func words(text: String, width: Points, lines: String) {
    #expect(shown(text, LineConstraints(width: width)) == lines)
  }

  @Test(
    "a grapheme never comes apart: it juts out",
    arguments: [
      ("👩‍👩‍👧‍👦👩‍👩‍👧‍👦", "[👩‍👩‍👧‍👦] ideographic [👩‍👩‍👧‍👦] end"),
      ("🇯🇵🇩🇪", "[🇯🇵] ideographic [🇩🇪] end"),
      ("e\u{301}e\u{301}", "[e\u{301}] emergency [e\u{301}] end"),
      ("日", "[日] end"),
    ])
  func graphemes(text: String, lines: String) {
    #expect(shown(text, LineConstraints(width: 5)) == lines)
    let statistics = RoundText(text).prepared.statistics(.round(10), LineConstraints(width: 5))
    #expect(statistics.overflows)
    #expect(statistics.widestLine == 10)
  }

  @Test(
    "breaks between phrases come before those inside, and those before graphemes",
    arguments: [
      ("aa|bb‖cc|dd", 80, "[aabbccdd] end"),
      ("aa|bb‖cc|dd", 79, "[aabb] phrase [ccdd] end"),
      ("aa|bb‖cc|dd", 60, "[aabb] phrase [ccdd] end"),
      ("aa|bb‖cc|dd", 40, "[aabb] phrase [ccdd] end"),
      ("aa|bb‖cc|dd", 30, "[aa] ideographic [bb] phrase [cc] ideographic [dd] end"),
      ("aa|bb‖cc|dd", 20, "[aa] ideographic [bb] phrase [cc] ideographic [dd] end"),
      (
        "aa|bb‖c", 10,
        "[a] emergency [a] ideographic [b] emergency [b] phrase [c] end"
      ),
      // A space is as good as a phrase's end.
      ("aa bb|cc‖dd", 50, "[aa] word [bbcc] phrase [dd] end"),
      ("今日‖は|天気‖です", 40, "[今日] phrase [は天気] phrase [です] end"),
    ])
  func phrases(text: String, width: Points, lines: String) {
    #expect(shown(text, LineConstraints(width: width)) == lines)
  }

  @Test(
    "a soft hyphen shows as a hyphen, which needs room; without it the word breaks bare",
    arguments: [
      ("ab¬cd", 40, "[ab¬cd] end"),
      ("ab¬cd", 39, "[ab-] soft-hyphen [cd] end"),
      ("ab¬cd", 30, "[ab-] soft-hyphen [cd] end"),
      ("ab¬cd", 29, "[ab] emergency [cd] end"),
      ("ab¬cd", 20, "[ab] emergency [cd] end"),
      ("ab¬cd", 10, "[a] emergency [b] emergency [c] emergency [d] end"),
      ("ab¬cd", 5, "[a] emergency [b] emergency [c] emergency [d] end"),
      ("ab¬cd¬ef", 50, "[ab¬cd-] soft-hyphen [ef] end"),
      ("ab¬cd¬ef", 49, "[ab-] soft-hyphen [cd¬ef] end"),
      ("ab¬cd¬ef", 30, "[ab-] soft-hyphen [cd-] soft-hyphen [ef] end"),
      // The hyphen too wide, the line falls back to the space.
      ("xy ab¬cd", 50, "[xy] word [ab¬cd] end"),
      ("xy ab¬cd", 60, "[xy ab-] soft-hyphen [cd] end"),
    ])
  func softHyphens(text: String, width: Points, lines: String) {
    #expect(shown(text, LineConstraints(width: width)) == lines)
  }

  @Test(
    "where a word parts at white space that allows no break (before ? in French), it hangs",
    arguments: [(40, "[ab ?] end"), (30, "[ab] emergency [?] end"), (20, "[ab] emergency [?] end")])
  func spaceInPiece(width: Points, lines: String) {
    var text = RoundText("ab ?")
    text.columns.breaks.removeFirst()
    #expect(shown(text.prepared, LineConstraints(width: width)) == lines)
    let statistics = text.prepared.statistics(.round(10), LineConstraints(width: 30))
    #expect(statistics.widestLine == 20)
    #expect(statistics.widestLineWithSpaces == 30)
  }

  @Test("the last boundary that fits is taken, though one before it does not")
  func narrowerFurtherOn() {
    // Lines a, ab, abc are 10, 20 and 15 wide.
    var text = RoundText("abcd")
    text.columns.endCorrections = [0, 0, 0, -1.5, 0]
    #expect(shown(text.prepared, LineConstraints(width: 18)) == "[abc] emergency [d] end")
    #expect(shown(text.prepared, LineConstraints(width: 15)) == "[abc] emergency [d] end")
    // At 14 neither ab nor abc fits; bc is 5 wide.
    #expect(
      shown(text.prepared, LineConstraints(width: 14))
        == "[a] emergency [bc] emergency [d] end")
  }

  @Test("the hyphen of a soft hyphen has its piece's width")
  func hyphenWidth() {
    var text = RoundText("ab¬cd")
    text.columns.pieces[0].hyphen = OpticalAdvance(0.5)
    let line = text.prepared.lines(.round(10), LineConstraints(width: 25))[0]
    #expect(line.text == "ab-")
    #expect(line.width == 25)
    #expect(text.prepared.minimumWidth(.round(10)) == 25)
  }

  @Test(
    "overflow-wrap: normal lets a word jut out",
    arguments: [
      ("abcdef gh", 40, "[abcdef] word [gh] end"),
      ("ab cdefgh ij", 40, "[ab] word [cdefgh] word [ij] end"),
      ("abcdef", 0, "[abcdef] end"),
      ("日本語", 5, "[日] ideographic [本] ideographic [語] end"),
    ])
  func overflow(text: String, width: Points, lines: String) {
    let room = LineConstraints(width: width, overflowWrap: .normal)
    #expect(shown(text, room) == lines)
    #expect(RoundText(text).prepared.statistics(.round(10), room).overflows)
  }
}
