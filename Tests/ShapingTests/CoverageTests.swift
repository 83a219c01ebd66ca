import DynamicType
import FoundationEssentials
import LineBreaking
import Testing
import TextUnits
import Typeface

@testable import Measuring

/// What the bundled fonts have glyphs for.
@Suite struct CoverageTests {
  static let engine = Result {
    TextEngine(
      profile: .iOS, book: try FontBook(bundled: BundledFonts(directory: Recordings.fonts.path)))
  }

  /// Every language iOS is localised in, and every text of the corpus.
  @Test(arguments: SampleText.listed + SampleText.corpus)
  func nothingIsWithoutAGlyph(_ sample: SampleText) throws {
    let text = try Self.engine.get().prepare(sample.text, FontRequest(), locale: sample.locale).text
    #expect(text.missingClusterCount == 0)
  }

  @Test func theListHasEveryLanguageOfIOS() {
    // Settings > General > Language & Region on iOS 18, and the languages of Indian English.
    let languages = [
      "ar", "as", "bg", "bn", "ca", "cs", "da", "de", "el", "en", "es", "fi", "fr", "gu", "he",
      "hi", "hr", "hu", "id", "it", "ja", "kk", "kn", "ko", "lt", "ml", "mr", "ms", "nb", "nl",
      "or", "pa", "pl", "pt", "ro", "ru", "sk", "sl", "sv", "ta", "te", "th", "tr", "uk", "ur",
      "vi", "zh",
    ]
    let listed = Set(SampleText.listed.map(\.locale.language))
    #expect(Set(languages).subtracting(listed).isEmpty)
    #expect(SampleText.corpus.count > 700, "is Corpus/Localizable.xcstrings there?")
  }

  /// Characters for private use mean something else in every font, so that none can stand in for
  /// another (Inter has a glyph for U+E000, the emoji font one for U+FE4E5); the last character is
  /// an ideograph the bundled fonts do not have.
  @Test(arguments: ["\u{E000}", "a\u{E000}b", "日\u{FE4E5}本", "a\u{10FFFE}", "𪚥"])
  func tofuIsReported(_ text: String) throws {
    let prepared = try Self.engine.get().prepare(
      text, FontRequest(), locale: try #require(LocaleTag("ja"))
    ).text
    #expect(prepared.missingClusterCount == 1)
  }
}
