import Catalogs
import Testing
import TextUnits

/// The package's own catalog, `Corpus/Localizable.xcstrings`, counted by hand.
@Suite("The corpus")
struct CorpusTests {
  private let catalog: StringCatalog

  init() throws {
    let sources = try CatalogReader().findCatalogs(under: Recording.path(["Corpus"]))
    catalog = try CatalogReader().read(#require(sources.first))
  }

  @Test("what the catalog holds")
  func counts() throws {
    #expect(catalog.entries.count == 142)
    #expect(
      catalog.locales.map(\.identifier) == [
        "ar", "de", "en", "es", "fi", "fr", "hi", "ja", "ko", "ru", "th", "zh-Hans",
      ])
    #expect(catalog.diagnostics == [])
    #expect(
      catalog.entries.filter { $0.extractionState == .stale }.map(\.key) == [
        "Use the old pairing screen"
      ])
    #expect(catalog.entries.filter { !$0.shouldTranslate }.map(\.key) == ["Claude Code"])
    let finnish = try #require(LocaleTag("fi"))
    #expect(
      catalog.entries.filter { $0.localizations[finnish] == nil }.map(\.key) == [
        "Claude Code", "What’s new",
      ])
  }

  @Test("which entries vary, and by what")
  func variations() throws {
    let english = try #require(LocaleTag("en"))
    func keys(where holds: (LocalizedText) -> Bool) -> [String] {
      catalog.entries.filter { $0.localizations[english].map(holds) ?? false }.map(\.key)
    }
    #expect(
      keys { $0.variants.contains { $0.pluralCategory != nil } } == [
        "%lld approvals waiting", "%lld commands approved today", "%lld days free",
        "%lld Macs paired", "%lld sessions", "%lld unread messages", "Lock after %lld minutes",
      ])
    #expect(keys { !$0.substitutions.isEmpty } == ["%#@files@ changed in %#@folders@"])
    #expect(
      keys { $0.variants.contains { $0.selectors == [.device(.appleWatch)] } } == [
        "session.approve.hint"
      ])
  }

  @Test(
    "a counted text has one sample for each form the language uses with whole numbers",
    arguments: [
      ("en", ["1 day free", "0 days free"]), ("ja", ["0日間無料"]),
      ("de", ["1 Tag kostenlos", "0 Tage kostenlos"]),
      ("fr", ["1000000 jours gratuits", "0 jour gratuit", "2 jours gratuits"]),
      ("es", ["1000000 días gratis", "1 día gratis", "0 días gratis"]),
      (
        "ar",
        [
          "٣ أيام مجانًا", "١١ يومًا مجانًا", "يوم واحد مجانًا", "١٠٠ يوم مجانًا", "يومان مجانًا",
          "لا توجد أيام مجانية",
        ]
      ),
      ("hi", ["0 दिन मुफ़्त", "2 दिन मुफ़्त"]), ("th", ["ฟรี 0 วัน"]), ("ko", ["0일 무료"]),
      ("zh-Hans", ["免费 0 天"]),
      ("ru", ["2 дня бесплатно", "0 дней бесплатно", "1 день бесплатно"]),
      ("fi", ["1 päivä ilmaiseksi", "0 päivää ilmaiseksi"]),
    ])
  func plurals(tag: String, expected: [String]) throws {
    let entry = try #require(catalog.entry(forKey: "%lld days free"))
    #expect(try entry.samples(in: #require(LocaleTag(tag))).map(\.text) == expected)
  }

  @Test(
    "texts as they appear",
    arguments: [
      ("Running sessions", "ja", "実行中のセッション"), ("Filter", "ja", "絞り込み"),
      ("Save settings", "ja", "設定を保存"), ("Claude Code", "ja", "Claude Code"),
      ("What’s new", "fi", "What’s new"),
      ("%lld items need attention", "en", "42 items need attention"),
      ("Battery %lld%%", "de", "Batterie 42 %"),
      ("Version %@ (%@)", "en", "Version Sample (Sample)"),
      ("%lld of %lld sessions running", "ja", "42件中42件のセッションを実行中"),
    ])
  func texts(key: String, tag: String, expected: String) throws {
    let entry = try #require(catalog.entry(forKey: key))
    #expect(try entry.samples(in: #require(LocaleTag(tag))).map(\.text) == [expected])
  }

  @Test("how many texts there are to measure in each language")
  func samples() throws {
    var counts: [String: Int] = [:]
    for locale in catalog.locales {
      counts[locale.identifier] = try catalog.entries.reduce(0) { count, entry in
        try count + entry.samples(in: locale).count
      }
    }
    // 133 plain texts and 3 for devices, then 7 counted ones by the forms used with whole numbers,
    // and the squares of those for the one with two substitutions.
    func total(_ forms: Int) -> Int { 133 + 3 + 7 * forms + forms * forms }
    #expect(
      counts == [
        "ar": total(6), "de": total(2), "en": total(2), "es": total(3), "fi": total(2),
        "fr": total(3), "hi": total(2), "ja": total(1), "ko": total(1), "ru": total(3),
        "th": total(1), "zh-Hans": total(1),
      ])
  }
}
