import FoundationEssentials
import Shaping
import Testing
import TextUnits
import Typeface

@testable import Measuring

/// How text is cut into runs. Families are the bundled ones; levels follow UAX 9 by hand.
@Suite struct ItemizerTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let text: String
    let locale: String
    let runs: [FamilyRun]

    init(_ text: String, _ locale: String, _ runs: (String, String)...) {
      self.text = text
      self.locale = locale
      self.runs = runs.map { FamilyRun($0.0, $0.1) }
    }

    var testDescription: String { "\(locale): \(text)" }
  }

  static let japanese = "Noto Sans CJK JP"
  static let emoji = "Noto Color Emoji"

  @Test(arguments: [
    Case("Save", "en", ("Save", "Inter")),
    Case("ничего", "ru", ("ничего", "Inter")),
    // Kana in English text is Japanese whatever the language.
    Case("Hello かな", "en", ("Hello ", "Inter"), ("かな", japanese)),
    Case(
      "iPhoneの設定", "ja", ("iPhone", "Inter"), ("の設定", japanese)),
    // A space between ideographs or Hangul is the system font's.
    Case(
      "設定 一般", "ja", ("設定", japanese), (" ", "Inter"), ("一般", japanese)),
    Case(
      "저장 취소", "ko", ("저장", "Noto Sans CJK KR"), (" ", "Inter"), ("취소", "Noto Sans CJK KR")),
    // A space between words of a script with shaping rules of its own stays in their run.
    Case("हिन्दी है", "hi", ("हिन्दी है", "Noto Sans Devanagari")),
    Case("ลบ ทั้งหมด", "th", ("ลบ ทั้งหมด", "Noto Sans Thai")),
    // ASCII digits are the system font's, in any script, and so is a space after them; Arabic-Indic
    // ones are Arabic.
    Case(
      "نص 123 نص", "ar", ("نص ", "Noto Sans Arabic"), ("123", "Inter"), (" ", "Inter"),
      ("نص", "Noto Sans Arabic")),
    Case("نص ٤٥٦", "ar", ("نص ", "Noto Sans Arabic"), ("٤٥٦", "Noto Sans Arabic")),
    Case("१२३ है", "hi", ("१२३ है", "Noto Sans Devanagari")),
  ])
  func textIsCutByFont(_ sample: Case) throws {
    let runs = try EngineFonts().families(sample.text, sample.locale)
    #expect(runs == sample.runs)
  }

  /// One ideograph with five national forms, in the face of each language.
  @Test(arguments: [
    ("ja", japanese), ("ko", "Noto Sans CJK KR"), ("zh-Hans", "Noto Sans CJK SC"),
    ("zh-Hant", "Noto Sans CJK TC"), ("zh-HK", "Noto Sans CJK HK"), ("zh-TW", "Noto Sans CJK TC"),
    ("zh-Hant-HK", "Noto Sans CJK HK"), ("zh-CN", "Noto Sans CJK SC"),
    ("yue", "Noto Sans CJK HK"),
  ])
  func ideographTakesTheFaceOfItsLanguage(_ locale: String, _ family: String) throws {
    #expect(try EngineFonts().families("直", locale) == [FamilyRun("直", family)])
  }

  /// UTS 51: characters are text or emoji by default, and variation selectors decide otherwise.
  @Test(arguments: [
    ("❤", false), ("❤\u{FE0F}", true), ("❤\u{FE0E}", false), ("☎\u{FE0E}", false),
    ("☎\u{FE0F}", true), ("©", false), ("©\u{FE0F}", true), ("1", false), ("#", false),
    ("1\u{FE0F}\u{20E3}", true), ("👍", true), ("👍🏽", true), ("👩‍👩‍👧‍👦", true), ("🏳️‍🌈", true),
    ("🇯🇵", true), ("🇯🇵🇩🇪", true), ("⌚", true), ("⌚\u{FE0E}", false), ("→", false),
  ])
  func presentationDecidesAboutEmoji(_ text: String, isEmoji: Bool) throws {
    let families = try EngineFonts().families(text, "en")
    #expect(families.count == 1)
    #expect(families.first.map { $0.family == Self.emoji } == isEmoji, "\(families)")
  }

  /// Levels by UAX 9: numbers in right-to-left text stand one level above it (rules I1, I2),
  /// neutral characters between like directions join them (N1), others the paragraph (N2).
  @Test(
    arguments: [
      ("abc", "en", ["abc": 0]),
      ("abc אבג 123", "en", ["abc ": 0, "אבג ": 1, "123": 2]),
      ("אבג abc", "he", ["אבג ": 1, "abc": 2]),
      ("abc אבג", "he", ["abc ": 0, "אבג": 1]),
      ("نص 123 نص", "ar", ["نص ": 1, "123": 2, " ": 1, "نص": 1]),
      ("(…)", "ar", ["(…)": 1]),
      ("(…)", "en", ["(…)": 0]),
    ] as [(String, String, KeyValuePairs<String, UInt8>)])
  func levelsFollowTheBidiAlgorithm(
    _ text: String, _ locale: String, _ levels: KeyValuePairs<String, UInt8>
  ) throws {
    let engine = EngineFonts()
    let tag = try #require(LocaleTag(locale))
    let runs = try engine.runs(text, tag, in: try engine.fonts(tag))
    let units = Array(text.utf16)
    #expect(runs.map { String(decoding: units[$0.range], as: UTF16.self) } == levels.map(\.key))
    #expect(runs.map(\.level) == levels.map(\.value))
  }

  /// Kana and ideographs are one script to shape by; a letter before any other takes the first
  /// script that follows.
  @Test(arguments: [
    ("かなカナ漢字", "ja", ["Hani"]), ("Ωa", "el", ["Grek", "Latn"]), ("123", "en", ["Latn"]),
    ("12 चार", "hi", ["Deva", "Deva"]), ("e\u{301}я\u{306}", "ru", ["Latn", "Cyrl"]),
  ])
  func runsHaveOneScript(_ text: String, _ locale: String, _ scripts: [String]) throws {
    let engine = EngineFonts()
    let tag = try #require(LocaleTag(locale))
    let runs = try engine.runs(text, tag, in: try engine.fonts(tag))
    #expect(runs.map(\.script.description) == scripts)
  }

  @Test(arguments: SampleText.listed)
  func runsCoverTheText(_ sample: SampleText) throws {
    let engine = EngineFonts()
    let runs = try engine.runs(sample.text, sample.locale, in: try engine.fonts(sample.locale))
    #expect(runs.first?.range.lowerBound == 0)
    #expect(runs.last?.range.upperBound == sample.text.utf16.count)
    #expect(zip(runs, runs.dropFirst()).allSatisfy { $0.range.upperBound == $1.range.lowerBound })
    #expect(runs.allSatisfy { !$0.range.isEmpty })
  }
}
