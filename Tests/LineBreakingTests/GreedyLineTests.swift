import LineBreaking
import RoundAdvances
import Testing
import TextUnits

/// Every character is 10 pt wide: a limit of 60 holds six.
@Suite("Filling lines from the left")
struct GreedyLineTests {
  @Test(
    "a line takes what fits, and white space hangs over its end",
    arguments: [
      ("Paired Macs", 110, "[Paired Macs] end"),
      ("Paired Macs", 109.9, "[Paired] word [Macs] end"),
      ("Paired Macs", 70, "[Paired] word [Macs] end"),
      ("Paired Macs", 60, "[Paired] word [Macs] end"),
      ("a b c d", 30, "[a b] word [c d] end"),
      ("a b c d", 40, "[a b] word [c d] end"),
      ("a b c d", 50, "[a b c] word [d] end"),
      ("a b c d", 10, "[a] word [b] word [c] word [d] end"),
      ("ab   cd", 20, "[ab] word [cd] end"),
      ("ab   cd", 70, "[ab   cd] end"),
      ("ab   ", 20, "[ab] end"),
      ("   ", 10, "[] end"),
      ("  ab cd", 40, "[  ab] word [cd] end"),
      ("  ab cd", 30, "[] word [ab] word [cd] end"),
      ("", 10, ""),
    ])
  func words(text: String, width: Points, lines: String) {
    #expect(shown(text, LineConstraints(width: width)) == lines)
  }

  @Test(
    "lines also end after hyphens and between ideographs",
    arguments: [
      ("well-known", 100, "[well-known] end"),
      ("well-known", 99, "[well-] hyphen [known] end"),
      ("well-known", 50, "[well-] hyphen [known] end"),
      ("日本語", 30, "[日本語] end"),
      ("日本語", 20, "[日本] ideographic [語] end"),
      ("日本、語", 20, "[日] ideographic [本、] ideographic [語] end"),
      ("「日」本", 30, "[「日」] ideographic [本] end"),
      ("Mac用", 30, "[Mac] ideographic [用] end"),
      ("用 Mac", 30, "[用] word [Mac] end"),
      ("日　本", 20, "[日] word [本] end"),
      ("ab|cd|ef", 50, "[abcd] ideographic [ef] end"),
    ])
  func otherPlaces(text: String, width: Points, lines: String) {
    #expect(shown(text, LineConstraints(width: width)) == lines)
  }

  @Test(
    "some characters end a line whatever the room",
    arguments: [
      ("ab\ncd", "[ab] mandatory [cd] end"),
      ("ab\r\ncd", "[ab] mandatory [cd] end"),
      ("ab\rcd", "[ab] mandatory [cd] end"),
      ("ab\u{2028}cd", "[ab] mandatory [cd] end"),
      ("ab\u{2029}cd", "[ab] mandatory [cd] end"),
      ("ab\u{85}cd", "[ab] mandatory [cd] end"),
      ("ab\n\ncd", "[ab] mandatory [] mandatory [cd] end"),
      ("\nab", "[] mandatory [ab] end"),
      ("ab  \ncd", "[ab] mandatory [cd] end"),
      ("ab\n  cd", "[ab] mandatory [  cd] end"),
      ("\n", "[] end"),
      // A newline ends its line and begins none, as in CSS Text 3 §4.1.3.
      ("ab\n", "[ab] end"),
      ("ab\r\n", "[ab] end"),
      ("ab\n\n", "[ab] mandatory [] end"),
    ])
  func mandatory(text: String, lines: String) {
    #expect(shown(text, LineConstraints(width: 100)) == lines)
    #expect(shown(text, LineConstraints()) == lines)
  }

  @Test(
    "a tab moves on to the next multiple of 28 pt from the line's start",
    arguments: [
      // Text, size, width of the whole on one line.
      ("a\tb", 10, 38),  // 10 → 28, + 10
      ("abc\td", 10, 66),  // 30 → 56, + 10
      ("\ta", 10, 38),  // 0 → 28, + 10
      ("a\t\tb", 10, 66),  // 10 → 28 → 56, + 10
      ("ab\tc", 14, 70),  // 28 is a stop itself: → 56, + 14
      ("a\tb\tc", 10, 66),  // 10 → 28, 38 → 56, + 10
    ])
  func tabs(text: String, size: Points, width: Points) {
    #expect(RoundText(text).prepared.naturalWidth(.round(size)) == width)
  }

  @Test("tabs of earlier lines and later ones do not count")
  func tabsOfOtherLines() {
    let text = RoundText("a\tb\tc\td").prepared
    let lines = text.lines(.round(10), LineConstraints(width: 40))
    #expect(lines.map(\.text) == ["a\tb", "c\td"])
    #expect(lines.map(\.width) == [38, 38])  // 10 → 28, + 10
  }

  @Test("tabs count from the start of their own line, and hang at its end")
  func tabsOnLaterLines() {
    let text = RoundText("aaaa bb\tc").prepared
    let lines = text.lines(.round(10), LineConstraints(width: 60))
    #expect(lines.map(\.text) == ["aaaa", "bb\tc"])
    #expect(lines.map(\.width) == [40, 38])  // 20 → 28, + 10
    #expect(shown("a\tb", LineConstraints(width: 37)) == "[a] word [b] end")
    #expect(
      RoundText("a\tb").prepared.naturalWidth(.round(10), LineConstraints(tabInterval: 50)) == 60)
  }

  @Test(
    "a limit of lines or of height cuts; a width within the tolerance still fits",
    arguments: [
      (LineConstraints(width: 20, lines: 2), "[aa] word [b…] end", "aa bb cc"),
      (LineConstraints(width: 20, lines: 3), "[aa] word [bb] word [cc] end", "aa bb cc"),
      (LineConstraints(width: 20, lines: 0), "[a…] end", "aa bb cc"),
      (LineConstraints(width: 20, lines: -3), "[a…] end", "aa bb cc"),
      (LineConstraints(width: 20, height: 30), "[aa] word [bb] word [cc] end", "aa bb cc"),
      (LineConstraints(width: 20, height: 29.9), "[aa] word [b…] end", "aa bb cc"),
      (LineConstraints(width: 20, height: 20), "[aa] word [b…] end", "aa bb cc"),
      (LineConstraints(width: 20, height: 0), "[a…] end", "aa bb cc"),
      (LineConstraints(width: 20, height: -10), "[a…] end", "aa bb cc"),
      (LineConstraints(width: 20, height: .infinity), "[aa] word [bb] word [cc] end", "aa bb cc"),
      (LineConstraints(width: 20, lines: 1, height: 30), "[a…] end", "aa bb cc"),
      (LineConstraints(width: 19.5, tolerance: 0.5), "[aa] word [bb] end", "aa bb"),
      (
        LineConstraints(width: 19.4, tolerance: 0.5),
        "[a] emergency [a] word [b] emergency [b] end", "aa bb"
      ),
    ])
  func limits(constraints: LineConstraints, lines: String, text: String) {
    #expect(shown(text, constraints) == lines)
  }

  @Test("lines stand a pitch apart, which may differ from their height")
  func pitch() {
    let font = SizedFont(pointSize: 10, lineHeight: 12, linePitch: 20)
    #expect((0...3).map(font.height(ofLines:)) == [0, 12, 32, 52])
    let text = RoundText("aa bb cc").prepared
    for (height, count) in [(11.0, 1), (12, 1), (31.9, 1), (32, 2), (51.9, 2), (52, 3)] {
      let room = LineConstraints(width: 20, height: height)
      #expect(text.statistics(font, room).lineCount == count, "height \(height)")
    }
  }
}
