import Testing
import TextUnits

@Suite("Language tags")
struct LocaleTagTests {
  @Test(
    "are read in BCP 47 and POSIX form, in any case",
    arguments: [
      ("en", "en", nil, nil), ("EN", "en", nil, nil), ("fil", "fil", nil, nil),
      ("pt-BR", "pt", nil, "BR"), ("pt_br", "pt", nil, "BR"), ("es-419", "es", nil, "419"),
      ("zh-Hans", "zh", "Hans", nil), ("ZH_hans", "zh", "Hans", nil),
      ("zh-Hant-HK", "zh", "Hant", "HK"), ("sr-latn-rs", "sr", "Latn", "RS"),
      // Variants, extensions and ICU keywords are dropped.
      ("de-DE-1996", "de", nil, "DE"), ("de-1996", "de", nil, nil),
      ("ja@lb=strict", "ja", nil, nil), ("ar-u-nu-latn", "ar", nil, nil),
      ("ca-ES-valencia", "ca", nil, "ES"),
    ] as [(String, String, String?, String?)])
  func parts(tag: String, language: String, script: String?, region: String?) {
    let locale = LocaleTag(tag)
    #expect(locale?.language == language)
    #expect(locale?.script == script)
    #expect(locale?.region == region)
    #expect(
      locale?.identifier == [language, script, region].compactMap(\.self).joined(separator: "-"))
    #expect(locale?.description == locale?.identifier)
  }

  @Test(
    "are refused where they are none",
    arguments: [
      "", "e", "-", "en-", "en--US", "12", "deutschland", "de DE", "日本", "en-US-toolongvariant",
      "é", "@lb=strict", "en\n", "ａｂ",
    ])
  func refused(tag: String) {
    #expect(LocaleTag(tag) == nil)
  }

  @Test(
    "know which writing runs from right to left",
    arguments: [
      ("ar", true), ("he", true), ("fa-IR", true), ("ur", true), ("ckb", true), ("yi", true),
      ("en", false), ("ja", false), ("ku", false),
      // A script that is named outweighs the language.
      ("az-Arab", true), ("ks-Arab", true), ("ur-Latn", false), ("sr-Cyrl", false),
      ("uz-Hebr", true),
    ])
  func direction(tag: String, isRightToLeft: Bool) {
    #expect(LocaleTag(tag)?.isRightToLeft == isRightToLeft)
  }

  @Test("sort by their text")
  func order() {
    let tags = ["zh-Hant", "en-GB", "zh-Hans", "en", "de"].compactMap { LocaleTag($0) }
    #expect(tags.sorted().map(\.identifier) == ["de", "en", "en-GB", "zh-Hans", "zh-Hant"])
  }
}
