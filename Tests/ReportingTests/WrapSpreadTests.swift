import Testing

@testable import Reporting

/// Lines in cells: pieces written as `column:text`.
@Suite struct WrapSpreadTests {
  static func pieces(_ line: String, _ extent: Int, isRightToLeft: Bool = false) -> String {
    WrapSpread.pieces(of: line, extent: extent, isRightToLeft: isRightToLeft)
      .filter { $0.width > 0 }.map { "\($0.column):\($0.text)" }.joined(separator: " ")
  }

  @Test func lettersSpreadWhereEachHasABlank() {
    #expect(Self.pieces("abc", 5) == "0:a 2:b 4:c")
    #expect(Self.pieces("abc", 6) == "0:a 2:b 5:c")
    #expect(Self.pieces("実行", 10) == "0:実 8:行")
  }

  @Test func aLeaderShowsTheRest() {
    #expect(Self.pieces("abc", 4) == "0:abc 3:┈")
    #expect(Self.pieces("abc", 3) == "0:abc")
    #expect(Self.pieces("a", 4) == "0:a 1:┈┈┈")
    #expect(Self.pieces("", 2) == "0:┈┈")
  }

  @Test func moreCharactersThanColumnsKeepTheirCells() {
    #expect(Self.pieces("abc", 2) == "0:abc")
  }

  @Test func joinedLettersStayTogether() {
    #expect(Self.pieces("قيد", 9, isRightToLeft: true) == "0:┈┈┈┈┈┈ 6:قيد")
    #expect(Self.pieces("रहे", 9).hasPrefix("0:रहे"))
  }

  @Test(arguments: [
    ("a", 1), ("é", 1), ("e\u{301}", 1), ("実", 2), ("ｱ", 1), ("Ａ", 2), ("。", 2), ("〿", 1),
    ("한", 2), ("\u{1112}\u{1161}\u{11AB}", 2), ("🎉", 2), ("👩‍👩‍👧", 2), ("👍🏽", 2), ("🇯🇵", 2),
    ("1️⃣", 2), ("☎", 1), ("☎️", 2), ("⌚", 2), ("✂", 1), ("…", 1), ("\u{200B}", 0),
    ("\u{AD}", 0), ("\n", 0), ("ที่", 1), ("สำ", 2), ("क्ष", 2), ("हि", 2), ("ق", 1), ("┈", 1),
    ("𠮷", 2), ("", 0),
  ])
  func columnsOfText(_ text: String, _ columns: Int) {
    #expect(TerminalWidth.columns(of: text) == columns)
  }
}
