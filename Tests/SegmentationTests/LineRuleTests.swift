import Segmentation
import Testing
import TextUnits

@Suite("Where lines may end")
struct LineRuleTests {
  /// CSS Text 3 §5.3; the rows with 〜, … and ！ are ICU 72.1's own tests of its variants
  /// (rbbitst.txt, "Test CSS line break variants").
  @Test(
    "Japanese line starts, strict to loose",
    arguments: [
      (LineBreakRules.Strictness.strict, "やっ|ぱ|り |1〜 |…… |ア！ "),
      (.normal, "や|っ|ぱ|り |1|〜 |…… |ア！ "),
      (.strict, "キャッ|プ"), (.normal, "キ|ャ|ッ|プ"), (.loose, "キ|ャ|ッ|プ"),
      (.strict, "コー|ヒー"), (.normal, "コ|ー|ヒ|ー"), (.loose, "コ|ー|ヒ|ー"),
      (.strict, "時々"), (.normal, "時々"), (.loose, "時|々"),
      (.strict, "あ・|い"), (.normal, "あ・|い"), (.loose, "あ|・|い"),
      (.strict, "日〜|本"), (.normal, "日|〜|本"), (.loose, "日|〜|本"),
      (.strict, "ア！"), (.normal, "ア！"), (.loose, "ア|！"),
      (.strict, "「日|本」、|語。"), (.normal, "「日|本」、|語。"), (.loose, "「日|本」、|語。"),
      (.strict, "あ‐|1 |a‐|1 "), (.normal, "あ‐|1 |a‐|1 "), (.loose, "あ|‐|1 |a‐|1 "),
      (.anywhere, "キ|ャ|ッ|プ"), (.anywhere, "a|b|c|、|。"), (.anywhere, "e\u{301}|e"),
    ])
  func strictness(strictness: LineBreakRules.Strictness, line: String) throws {
    #expect(
      try marked(unmarked(line), LineBreakRules(strictness: strictness), locale: "ja") == line)
  }

  @Test("small kana and ー start no line unless somebody asks: ICU's default for ja is not ours")
  func strictByDefault() throws {
    // ICU's own default for ja is `normal`, which lets them (rbbitst.txt, "Japanese line break
    // tailoring test"); the strict rules of every other locale are the default here.
    for locale in ["ja", "en", "zh-Hans", "ko"] {
      #expect(try marked("ぁぃぅㇱ", locale: locale) == "ぁぃぅㇱ", "\(locale)")
      #expect(try marked("キャッシュ", locale: locale) == "キャッ|シュ", "\(locale)")
    }
    let normal = LineBreakRules(strictness: .normal)
    #expect(try marked("ぁぃぅㇱ", normal, locale: "ja") == "ぁ|ぃ|ぅ|ㇱ")
  }

  @Test(
    "words that keep together or come apart",
    arguments: [
      (LineBreakRules.WordBreak.normal, "日|本|語 |文|字"), (.keepAll, "日本語 |文字"),
      (.keepAll, "한국어 |문자"), (.normal, "한|국|어 |문|자"),
      (.breakAll, "a|b |c|d"), (.normal, "ab |cd"), (.keepAll, "ab |cd"),
      (.keepAll, "日本、|語"), (.breakAll, "日|本"),
    ])
  func wordBreak(wordBreak: LineBreakRules.WordBreak, line: String) throws {
    #expect(try marked(unmarked(line), LineBreakRules(wordBreak: wordBreak), locale: "ko") == line)
  }

  @Test(
    "Hangul words keep together where the platform says so; ideographs do not",
    arguments: [
      (true, "한국어 |문자"), (false, "한|국|어 |문|자"),
      (true, "한국|日|本"), (true, "페어링된 |Mac"), (false, "페|어|링|된 |Mac"),
      (true, "설정-|앱"), (true, "ㄱㄴ |가"),
    ])
  func hangul(keeps: Bool, line: String) throws {
    let rules = LineBreakRules(keepsHangulWords: keeps)
    #expect(try marked(unmarked(line), rules, locale: "ko") == line)
  }

  @Test(
    "soft hyphens",
    arguments: [
      (LineBreakRules.Hyphens.manual, "Sil¬|ben¬|tren¬|nung"), (.none, "Sil¬ben¬tren¬nung"),
      (.none, "well-|known Sil¬be"),
    ])
  func softHyphens(hyphens: LineBreakRules.Hyphens, line: String) throws {
    let expected = line.replacing("known Sil", with: "known |Sil")
    #expect(try marked(unmarked(line), LineBreakRules(hyphens: hyphens), locale: "de") == expected)
  }

  /// Rows of ICU 72.1's rbbitst.txt; the Khmer ones are from its word tests.
  @Test(
    "languages without spaces break between the words of a dictionary",
    arguments: [
      ("th", "เล่น|ผ่าน|ทาง|บลูทูธ|บน|อุปกรณ์"), ("th", "ไป|ที่|ซานฟรานซิสโก"), ("th", "ใช|มั้ย"),
      ("th", "มั๊ยล่ะ|ที่รัก"), ("th", "สวัสดี|ครับ|สบาย|ดี|ไหม |ครับ"),
      ("lo", "ສະບາຍດີ"), ("lo", "ດີ|ຂອບໃຈ"), ("lo", "ເຈົ້າ|ເວົ້າ|ພາສາ|ອັງກິດ|ໄດ້|ບໍ່"),
      ("km", "តើ|លោក|មក|ពី|ប្រទេស|ណា"), ("km", "ក្រុម|ប៉ូលិស|បណ្តាក់|គ្នា"), ("km", "ត្រូវ|បាន|គេ|សម្លាប់"),
      ("my", "လူ|တိုင်း|သည် |တူညီ |လွတ်လပ်|သော "), ("my", "ထို|သူ|တို့သည် |အချင်းချင်း |မေတ္တာ|ထား၍ "),
    ])
  func dictionaries(locale: String, line: String) throws {
    #expect(try marked(unmarked(line), locale: locale) == line)
    // The dictionary follows the script, whatever language the catalog is in.
    #expect(try marked(unmarked(line), locale: "en") == line)
  }

  /// Rows of ICU 72.1's rbbitst.txt (`ja@lw=phrase`).
  @Test(
    "Japanese phrases are liked, the other places stay",
    arguments: [
      "９月に‖東京から‖友達が‖遊びに‖来た", "る‖文字‖「そうだ、‖京都」", "乗車‖率‖９０％‖程度だろうか。",
      "［京都‖観光］‖時雨‖殿に‖行った。", "純金‖製‖百人一首に‖サッカーボール",
    ])
  func phrases(line: String) throws {
    let found = try marked(unmarked(line), LineBreakRules(wordBreak: .phrase), locale: "ja")
    #expect(found.replacing("|", with: "") == line)
    #expect(
      found.replacing("‖", with: "|") == (try marked(unmarked(line), locale: "ja")))
  }

  @Test(
    "a break has its reason",
    arguments: [
      ("ab cd", [.word, .end]), ("ab", [.end]), ("", []), ("a-b", [.hyphen, .end]),
      ("a\u{2013}b", [.hyphen, .end]), ("a\u{2010}b", [.hyphen, .end]),
      ("日本", [.ideographic, .end]), ("日 本", [.word, .end]), ("日。 本", [.word, .end]),
      ("a日", [.ideographic, .end]), ("日a", [.ideographic, .end]), ("한국", [.ideographic, .end]),
      ("日\u{3099}本", [.ideographic, .end]), ("a\u{301} b", [.word, .end]),
      ("😀😀", [.ideographic, .end]), ("a\u{200B}b", [.word, .end]),
      ("a\nb", [.mandatory, .end]), ("a\r\nb", [.mandatory, .end]),
      ("a\n\nb", [.mandatory, .mandatory, .end]),
      ("a\n", [.end]), ("a\u{2028}b", [.mandatory, .end]), ("a\u{AD}b", [.softHyphen, .end]),
      ("สวัสดีครับ", [.word, .end]), ("a\u{A0}b", [.end]), ("a\u{2060}b", [.end]),
      ("a/b", [.word, .end]), ("10:30", [.end]), ("\u{AD}", [.end]),
    ] as [(String, [BreakReason])])
  func reasons(text: String, reasons: [BreakReason]) throws {
    let breaks = try Segmenter().lineBreaks(
      in: Array(text.utf16), locale: tag("en"), rules: LineBreakRules())
    #expect(breaks.map(\.reason) == reasons)
    #expect(breaks.last?.offset ?? 0 == text.utf16.count)
    #expect(!breaks.contains { !$0.isPreferred })
  }

  @Test(
    "marked as anywhere are only the places the characters do not give by themselves")
  func anywhereReasons() throws {
    let breaks = try Segmenter().lineBreaks(
      in: Array("ab c日".utf16), locale: tag("en"), rules: LineBreakRules(strictness: .anywhere))
    #expect(breaks.map(\.offset) == [1, 2, 3, 4, 5])
    #expect(breaks.map(\.reason) == [.anywhere, .anywhere, .word, .ideographic, .end])
  }
}
