import LineBreaking
import RoundAdvances
import Testing
import TextUnits

@Suite("Widths a text needs")
struct WidthTests {
  @Test(
    "natural, minimum and required width at 10 pt",
    arguments: [
      // Text, line limit, natural, minimum, required.
      ("Paired Macs", nil, 110, 60, 60),
      ("Paired Macs", 2, 110, 60, 60),
      ("Paired Macs", 1, 110, 60, 110),
      ("a b c d e f", 3, 110, 10, 30),  // a b, c d, e f
      ("a b c d e f", 2, 110, 10, 50),  // a b c, d e f
      ("ab\ncdef", nil, 40, 40, 40),
      ("ab\ncd ef", 2, 50, 20, 50),
      ("ab\ncd ef", 1, 50, 20, 50),
      ("ab¬cd", nil, 40, 30, 30),  // ab-
      ("ab¬c", nil, 30, 30, 30),
      ("  ab   ", nil, 40, 20, 20),
      ("well-known", nil, 100, 50, 50),
      // One or two characters a line would be a stack: three a line is the least.
      ("日本語文字", nil, 50, 10, 30),
      ("日本語", nil, 30, 10, 20),
      ("日本", nil, 20, 10, 10),
      ("日", nil, 10, 10, 10),
      ("", nil, 0, 0, 0),
    ] as [(String, Int?, Points, Points, Points)])
  func widths(
    text: String, lines: Int?, natural: Points, minimum: Points, required: Points
  ) {
    let prepared = RoundText(text).prepared
    let room = LineConstraints(width: 35, lines: lines)
    #expect(prepared.naturalWidth(.round(10), room) == natural)
    #expect(prepared.minimumWidth(.round(10), room) == minimum)
    #expect(prepared.requiredWidth(.round(10), room) == required)
  }

  @Test("a height limits the required width as its lines do")
  func requiredInHeight() {
    let text = RoundText("a b c d e f").prepared
    #expect(text.requiredWidth(.round(10), LineConstraints(height: 30)) == 30)
    #expect(text.requiredWidth(.round(10), LineConstraints(height: 29)) == 50)
    #expect(text.requiredWidth(.round(10), LineConstraints(height: 5)) == 110)
  }

  @Test(
    "where words may break anywhere, the minimum is the widest character",
    arguments: [("Paired Macs", 10), ("", 0), ("日 ab¬cd", 10)])
  func anywhere(text: String, minimum: Points) {
    let room = LineConstraints(overflowWrap: .anywhere)
    let prepared = RoundText(text).prepared
    #expect(prepared.minimumWidth(.round(10), room) == minimum)
    let other = LineConstraints(overflowWrap: .breakWord)
    #expect(
      prepared.requiredWidth(.round(10), room) == prepared.requiredWidth(.round(10), other))
  }

  @Test(
    "slack is the room less what is required",
    arguments: [(130.0, 1, 20.0), (110, 1, 0), (100, 1, -10), (100, 2, 40)])
  func slack(width: Points, lines: Int, slack: Points) {
    let layout = RoundText("Paired Macs").prepared.roundLayout(
      LineConstraints(width: width, lines: lines))
    #expect(layout.slack == slack)
  }

  @Test(
    "the reported width counts the space at a line's end, but no more than the room",
    arguments: [
      (60.0, 60.0), (65, 65), (70, 70), (75, 70), (110, 110), (.infinity, 110),
      // One character juts out.
      (5, 10),
    ] as [(Points, Points)])
  func reported(width: Points, reported: Points) {
    let text = RoundText("Paired Macs").prepared
    #expect(text.roundLayout(LineConstraints(width: width)).width == reported)
  }

  @Test(
    "reported sizes are rounded up to a pixel",
    arguments: [
      // Size, pixels to the point, width and height of three characters.
      (10.1, 3, 91.0 / 3, 31.0 / 3),  // 90.9 and 30.3 pixels
      (10.1, 2, 30.5, 10.5),  // 60.6 and 20.2 pixels
      (10, 3, 30, 10),
    ] as [(Points, Double, Points, Points)])
  func pixels(size: Points, perPoint: Double, width: Points, height: Points) {
    let room = LineConstraints(pixels: PixelGrid(pixelsPerPoint: perPoint))
    let layout = RoundText("abc").prepared.layout(.round, pointSize: size, room)
    #expect(layout.width == width)
    #expect(layout.height == height)
  }

  @Test("no text has no size")
  func empty() {
    let layout = RoundText("").prepared.roundLayout(LineConstraints(width: 10, lines: 1))
    #expect(layout.width == 0)
    #expect(layout.height == 0)
    #expect(layout.lines.isEmpty)
    #expect(layout.outcome == .fits)
    #expect(layout.slack == 10)
    #expect(layout.visibleText.isEmpty)
  }
}
