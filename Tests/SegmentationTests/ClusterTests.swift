import Segmentation
import Testing
import TextUnits

@Suite("Grapheme clusters, words and broken text")
struct ClusterTests {
  @Test(
    "a cluster is what a reader calls a character",
    arguments: [
      ("", []), ("abc", ["a", "b", "c"]), ("e\u{301}a", ["e\u{301}", "a"]),
      ("\r\n", ["\r\n"]), ("\n\r", ["\n", "\r"]), ("a\r\nb", ["a", "\r\n", "b"]),
      ("é\r\n", ["é", "\r\n"]), ("日\r\n本", ["日", "\r\n", "本"]),
      ("👩‍👩‍👧‍👦👍🏽", ["👩‍👩‍👧‍👦", "👍🏽"]), ("🇯🇵🇩🇪🇫", ["🇯🇵", "🇩🇪", "🇫"]), ("❤️a", ["❤️", "a"]),
      ("1️⃣2", ["1️⃣", "2"]), ("🏴󠁧󠁢󠁥󠁮󠁧󠁿x", ["🏴󠁧󠁢󠁥󠁮󠁧󠁿", "x"]),
      ("ᄀ\u{1161}\u{11A8}가", ["ᄀ\u{1161}\u{11A8}", "가"]),
      ("กำ", ["กำ"]), ("ที่", ["ที่"]), ("நி", ["நி"]), ("a\u{200D}b", ["a\u{200D}", "b"]),
      ("a\u{AD}b", ["a", "\u{AD}", "b"]), ("\u{301}a", ["\u{301}", "a"]),
    ])
  func graphemes(text: String, clusters: [String]) throws {
    let boundaries = try Segmenter().graphemeBoundaries(in: Array(text.utf16))
    var lengths = [Int32(0)]
    for cluster in clusters {
      lengths.append(lengths[lengths.count - 1] + Int32(cluster.utf16.count))
    }
    #expect(boundaries == lengths)
  }

  @Test("words by spaces, and by dictionaries")
  func words() throws {
    func words(_ text: String, _ locale: String) throws -> [String] {
      let units = Array(text.utf16)
      let offsets = try Segmenter().wordBoundaries(in: units, locale: tag(locale)).map(Int.init)
      return zip(offsets, offsets.dropFirst()).map {
        String(decoding: units[$0..<$1], as: UTF16.self)
      }
    }
    #expect(try words("can't stop, 3.14", "en") == ["can't", " ", "stop", ",", " ", "3.14"])
    // ICU 72.1, rbbitst.txt.
    #expect(try words("今日はいい天気ですね。", "ja") == ["今日", "は", "いい", "天気", "です", "ね", "。"])
    #expect(try words("តើលោកមកពី", "km") == ["តើ", "លោក", "មក", "ពី"])
  }

  @Test(
    "lone surrogates are characters like others",
    arguments: [
      [0xD83D], [0xDE00], [0xD83D, 0x61], [0x61, 0xD83D], [0xDE00, 0xD83D], [0xDC00, 0xDC00],
      [0xD800, 0xD800, 0xDC00], [0x65E5, 0xD83D, 0x672C], [0x61, 0x20, 0xDFFF],
      [0xDFFF, 0x20, 0x61],
      [0xD83D, 0x200D, 0xD83D], [0x0E2A, 0xD83D, 0x0E2A], [0xAD, 0xDC00], [0xAC00, 0xDC00, 0xAC00],
    ] as [[UInt16]])
  func surrogates(units: [UInt16]) throws {
    let segmenter = Segmenter()
    #expect(try segmenter.graphemeBoundaries(in: units).last == Int32(units.count))
    #expect(try segmenter.wordBoundaries(in: units, locale: tag("th")).last == Int32(units.count))
    for strictness in LineBreakRules.Strictness.allCases {
      for wordBreak in LineBreakRules.WordBreak.allCases {
        let rules = LineBreakRules(
          strictness: strictness, wordBreak: wordBreak, keepsHangulWords: true)
        let breaks = try segmenter.lineBreaks(in: units, locale: tag("ja"), rules: rules)
        #expect(breaks.last?.offset == units.count)
        #expect(breaks.last?.reason == .end)
      }
    }
  }

  @Test(
    "properties of characters",
    arguments: [
      // Character, hangs, newline, wordless, Hangul, ideograph or kana, letter or digit of others.
      (" ", "h....."), ("\t", "h....."), ("\u{3000}", "h.w..."), ("\u{2007}", "......"),
      ("\u{A0}", "......"),
      ("\n", ".n...."), ("\u{85}", ".n...."), ("\u{2029}", ".n...."),
      ("a", ".....l"), ("Z", ".....l"), ("7", ".....l"), ("é", ".....l"), ("ж", ".....l"),
      ("ก", ".....l"),
      ("+", "......"), ("@", "......"), ("[", "......"),
      ("日", "..w.i."), ("あ", "..w.i."), ("ー", "..w.i."), ("々", "..w.i."), ("、", "..w..."),
      ("「", "..w..."),
      ("ｱ", "..w..."), ("Ａ", "..w..."), ("한", "...h.."), ("ㄱ", "...h.."), ("ᄀ", "...h.."),
      ("😀", "..w..."), ("𠀀", "..w.i."),
    ])
  func traits(character: String, expected: String) throws {
    let scalar = try #require(character.unicodeScalars.first).value
    let found: [(Character, Bool)] = [
      ("h", CharacterTraits.isHangingSpace(scalar)), ("n", CharacterTraits.isNewline(scalar)),
      ("w", CharacterTraits.isWordless(scalar)), ("h", CharacterTraits.isHangul(scalar)),
      ("i", CharacterTraits.isIdeographOrKana(scalar)),
      ("l", CharacterTraits.isAlphanumericOutsideHan(scalar)),
    ]
    #expect(String(found.map { $1 ? $0 : "." }) == expected)
  }
}
