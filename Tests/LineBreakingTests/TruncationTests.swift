import LineBreaking
import RoundAdvances
import Testing
import TextUnits

/// The ellipsis is 10 pt wide like every character.
@Suite("Cutting text that has no room")
struct TruncationTests {
  @Test(
    "at the end",
    arguments: [
      ("abcdef", 60, 1, "[abcdef] end"),
      ("abcdef", 59, 1, "[abcd…] end"),
      ("abcdef", 40, 1, "[abc…] end"),
      // No space beside the ellipsis.
      ("abc def", 50, 1, "[abc…] end"),
      ("abc def", 60, 1, "[abc d…] end"),
      ("abc   def", 70, 1, "[abc…] end"),
      // Nothing fits but the ellipsis; then not even that.
      ("abcdef", 10, 1, "[…] end"),
      ("abcdef", 5, 1, "[…] end"),
      // Only the last line is cut.
      ("aa bb cc dd", 50, 2, "[aa bb] word [cc dd] end"),
      ("aa bb cc dd ee", 50, 2, "[aa bb] word [cc d…] end"),
      ("aa\nbb\ncc", 50, 2, "[aa] mandatory [bb…] end"),
      // What is behind is no reason for an ellipsis when it shows nothing.
      ("abc   ", 30, 1, "[abc] end"),
      ("abc\n", 30, 1, "[abc] end"),
      ("abc \n \n", 30, 1, "[abc] mandatory"),
      // The cut line ends with its paragraph.
      ("ab\ncd", 100, 1, "[ab…] end"),
      ("ab  \ncd", 100, 1, "[ab…] end"),
      ("\nab", 100, 1, "[…] end"),
      // A cut falls between graphemes.
      ("👨‍👩‍👧👨‍👩‍👧👨‍👩‍👧", 25, 1, "[👨‍👩‍👧…] end"),
      // A word that would break alone still comes first.
      ("ab cdefgh", 40, 2, "[ab] word [cde…] end"),
    ])
  func tail(text: String, width: Points, limit: Int, lines: String) {
    #expect(shown(text, LineConstraints(width: width, lines: limit)) == lines)
  }

  @Test(
    "at the beginning of the last line",
    arguments: [
      ("abcdef", 60, 1, "[abcdef] end"),
      ("abcdef", 40, 1, "[…def] end"),
      ("abc def", 50, 1, "[…def] end"),
      ("abc def", 60, 1, "[…c def] end"),
      ("abcdef", 10, 1, "[…] end"),
      ("aa bb cc dd ee", 50, 2, "[aa bb] word […d ee] end"),
      ("ab\ncd", 100, 1, "[…cd] end"),
      ("ab\ncd\n", 100, 1, "[…cd] end"),
    ])
  func head(text: String, width: Points, limit: Int, lines: String) {
    #expect(
      shown(text, LineConstraints(width: width, lines: limit, truncation: .head)) == lines)
  }

  @Test(
    "in the middle: half of the room to either side, what is over to the beginning",
    arguments: [
      ("abcdefgh", 80, 1, "[abcdefgh] end"),
      ("abcdefgh", 50, 1, "[ab…gh] end"),
      ("abcdefgh", 60, 1, "[abc…gh] end"),
      ("abcdefgh", 20, 1, "[a…] end"),
      ("abcdefgh", 10, 1, "[…] end"),
      ("ab cdefg hi", 60, 1, "[ab…hi] end"),
      ("abcd\nefgh", 50, 1, "[ab…gh] end"),
      ("ab\nefgh", 90, 1, "[ab…efgh] end"),
      ("aa bb cc dd ee", 50, 2, "[aa bb] word [cc…ee] end"),
    ])
  func middle(text: String, width: Points, limit: Int, lines: String) {
    #expect(
      shown(text, LineConstraints(width: width, lines: limit, truncation: .middle)) == lines)
  }

  @Test("a cut line is as wide as what it shows")
  func widths() {
    let text = RoundText("abc def").prepared
    for (truncation, width) in [
      (LineConstraints.Truncation.tail, 40.0), (.head, 40), (.middle, 50),
    ] {
      let room = LineConstraints(width: 50, lines: 1, truncation: truncation)
      let statistics = text.statistics(.round(10), room)
      #expect(statistics.widestLine == width, "\(truncation)")
      #expect(statistics.isTruncated)
      #expect(!statistics.overflows)
    }
    #expect(text.statistics(.round(10), LineConstraints(width: 5, lines: 1)).overflows)
  }

  @Test(
    "the ellipsis has the font of the first character it hides",
    arguments: [
      // Pieces abc and def; ellipses of 1 and 3 em.
      (1.0, 3.0, 50.0, "ab…", 30.0),  // abc… would be 30 + 30
      (1, 3, 59.9, "ab…", 30),
      // Ellipses of 3 and 1 em.
      (3, 1, 50, "abcd…", 50),
      (3, 1, 40, "abc…", 40),
      (3, 1, 30, "…", 30),
    ])
  func pieces(first: Ems, second: Ems, width: Points, shown: String, shownWidth: Points) {
    var text = RoundText("abcdef")
    text.columns.pieces = [
      TextPiece(start: 0, ellipsis: OpticalAdvance(first), hyphen: .zero),
      TextPiece(start: 3, ellipsis: OpticalAdvance(second), hyphen: .zero),
    ]
    let line = text.prepared.lines(.round(10), LineConstraints(width: width, lines: 1))[0]
    #expect(line.text == shown)
    #expect(line.width == shownWidth)
  }

  @Test(
    "the visible text of a layout leaves out what an ellipsis hides",
    arguments: [
      ("aa bb cc dd ee", 50, 2, LineConstraints.Truncation.tail, "aa bb cc d…"),
      ("aa bb cc dd ee", 50, 2, .head, "aa bb…d ee"),
      ("aa bb cc dd ee", 50, 2, .middle, "aa bb cc…ee"),
      ("aa bb", 20, 2, .tail, "aa bb"),
      ("ab¬cd", 30, 2, .tail, "ab\u{AD}cd"),
    ])
  func visible(
    text: String, width: Points, limit: Int, truncation: LineConstraints.Truncation,
    visible: String
  ) {
    let room = LineConstraints(width: width, lines: limit, truncation: truncation)
    #expect(RoundText(text).prepared.roundLayout(room).visibleText == visible)
  }

  @Test(
    "shrinking takes the largest hundredth that fits, never below its floor, then cuts",
    arguments: [
      // Ten characters: 100 pt at full size, 1 pt less for each hundredth.
      ("abcdefghij", 100, 0.5, 1, "abcdefghij", TextOutcome.fits),
      ("abcdefghij", 99.5, 0.5, 0.99, "abcdefghij", .shrunk),
      ("abcdefghij", 94.5, 0.5, 0.94, "abcdefghij", .shrunk),
      ("abcdefghij", 50.5, 0.5, 0.5, "abcdefghij", .shrunk),
      // 5 pt a character: seven and the ellipsis are 40.
      ("abcdefghij", 40, 0.5, 0.5, "abcdefg…", .truncated),
      // A floor between hundredths is a step of its own.
      ("abcdefghij", 55.7, 0.555, 0.555, "abcdefghij", .shrunk),
      ("abcdefghij", 50, 1, 1, "abcd…", .truncated),
      ("abcdefghij", 50, 2, 1, "abcd…", .truncated),
      // A floor of nothing is a hundredth: 0.1 pt a character.
      ("abcdefghij", 0.95, 0, 0.01, "abcdefgh…", .truncated),
      ("aaa bbb ccc", 70, 0.3, 0.63, "aaa bbb ccc", .shrunk),
    ])
  func shrinking(
    text: String, width: Points, floor: Double, scale: Double, visible: String,
    outcome: TextOutcome
  ) {
    let room = LineConstraints(width: width, lines: 1, minimumScale: floor)
    let layout = RoundText(text).prepared.roundLayout(room)
    #expect(layout.scale == scale)
    #expect(layout.visibleText == visible)
    #expect(layout.outcome == outcome)
    #expect(layout.font.pointSize == 10 * scale)
  }

  @Test("shrinking also makes room for more lines in a height")
  func shrinkingInHeight() {
    // Two lines of 10 pt need 20; at 0.75 they need 15.
    let room = LineConstraints(width: 60, height: 15, minimumScale: 0.5)
    let layout = RoundText("Paired Macs").prepared.roundLayout(room)
    #expect(layout.scale == 0.75)
    #expect(layout.lines.map(\.text) == ["Paired", "Macs"])
    #expect(layout.height == 15)
  }
}
