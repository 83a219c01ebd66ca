import Catalogs
import LocaleData
import Testing
import TextUnits

@Suite("Reading .xcstrings")
struct StringCatalogTests {
  private let catalog: StringCatalog
  private let english: LocaleTag
  private let german: LocaleTag

  init() throws {
    catalog = try CatalogReader().read(path: "\(Recording.folder)/Settings.xcstrings")
    english = try #require(LocaleTag("en"))
    german = try #require(LocaleTag("de"))
  }

  @Test("the table as a whole")
  func table() {
    #expect(catalog.tableName == "Settings")
    #expect(catalog.format == .stringCatalog)
    #expect(catalog.sourceLanguage == english)
    #expect(catalog.locales.map(\.identifier) == ["ar", "de", "en", "ja", "ru"])
    #expect(
      catalog.entries.map(\.key) == [
        "", "%#@files@ in %#@folders@", "%@ has %lld items", "Claude Code", "Hello, %@", "tap.hint",
      ])
  }

  @Test("what an entry says about itself")
  func entries() throws {
    let items = try #require(catalog.entry(forKey: "%@ has %lld items"))
    #expect(items.comment == "A name, and a number of items")
    #expect(items.extractionState == nil)
    #expect(items.shouldTranslate)
    #expect(items.line == 59)
    #expect(try #require(catalog.entry(forKey: "Claude Code")).shouldTranslate == false)
    #expect(try #require(catalog.entry(forKey: "Hello, %@")).extractionState == .stale)
    #expect(try #require(catalog.entry(forKey: "tap.hint")).extractionState == .manual)
  }

  @Test("variations keep their path, state and line")
  func variations() throws {
    let russian = try #require(LocaleTag("ru"))
    let items = try #require(catalog.entry(forKey: "%@ has %lld items")?.localizations[russian])
    #expect(items.variants.map(\.pluralCategory) == [.few, .many, .one, .other])
    #expect(items.variants.map(\.state) == [.needsReview, .translated, .translated, .translated])
    #expect(items.variants.map(\.line) == [86, 87, 88, 89])
    let hint = try #require(catalog.entry(forKey: "tap.hint")?.localizations[english])
    #expect(
      hint.variants.map(\.conditions) == [
        "device ipad, plural one", "device ipad, plural other", "device mac", "device other",
      ])
  }

  @Test("a broken placeholder is reported with its line, and stays in the text")
  func malformedSpecifier() throws {
    #expect(
      catalog.diagnostics.map(\.description) == [
        "\(Recording.folder)/Settings.xcstrings:104: "
          + "\"% @\" is no placeholder and will be shown as it is"
      ])
    let entry = try #require(catalog.entry(forKey: "Hello, %@"))
    #expect(try entry.samples(in: german).map(\.text) == ["Hallo, % @"])
  }

  @Test(
    "what is missing falls back: to a wider language, the source language, the key",
    arguments: [
      ("Hello, %@", "de-AT", "Hallo, % @", TextOrigin.localization(LocaleTag("de")!)),
      ("Hello, %@", "ja", "Hello, Sample", .key),
      ("Hello, %@", "fi", "Hello, Sample", .key),
      ("Claude Code", "ja", "Claude Code", .key),
      ("tap.hint", "fi", "Click 42 times", .sourceLanguage(LocaleTag("en")!)),
    ])
  func fallback(key: String, tag: String, text: String, origin: TextOrigin) throws {
    let entry = try #require(catalog.entry(forKey: key))
    let samples = try entry.samples(in: #require(LocaleTag(tag)), device: .mac)
    #expect(samples.map(\.text) == [text])
    #expect(samples.map(\.origin) == [origin])
  }

  @Test(
    "a variety of a language falls back to what its readers read",
    arguments: [
      ("zh-HK", "traditional"), ("zh-Hant-HK", "traditional"), ("zh-TW", "traditional"),
      ("zh-MO", "traditional"), ("zh-CN", "simplified"), ("zh", "simplified"), ("pt-BR", "brazil"),
      ("pt-PT", "k"), ("zh-Hans-SG", "simplified"),
    ])
  func varieties(tag: String, expected: String) throws {
    let texts = [("zh-Hant", "traditional"), ("zh-Hans", "simplified"), ("pt-BR", "brazil")]
    let localizations = texts.map { "\"\($0)\":{\"stringUnit\":{\"value\":\"\($1)\"}}" }
    let text = """
      {"sourceLanguage":"en",
      "strings":{"k":{"localizations":{\(localizations.joined(separator: ","))}}}}
      """
    let catalog = try CatalogReader().read(Array(text.utf8), path: "a.xcstrings")
    let entry = try #require(catalog.entries.first)
    #expect(try entry.samples(in: #require(LocaleTag(tag))).map(\.text) == [expected])
  }

  @Test(
    "errors name the line, the entry and what is wrong",
    arguments: [
      (
        "",
        "a.xcstrings:1: the text is empty; a JSON value was expected; "
          + "open the file in a text editor and mend the line"
      ),
      (
        "[]",
        "a.xcstrings:1: a string catalog is an object, not an array; "
          + "mend the line, or remove the entry and let Xcode write it anew"
      ),
      (
        "{\n\"version\":\"2.0\"}",
        "a.xcstrings:2: string catalogs of version 2.0 are not known; "
          + "open it in the Xcode that wrote it and export version 1"
      ),
      (
        "{\"version\":\n1}",
        "a.xcstrings:1: \"version\" must be a string, not a number; "
          + "mend the line, or remove the entry and let Xcode write it anew"
      ),
      (
        "{}",
        "a.xcstrings:1: \"sourceLanguage\" is missing; "
          + "mend the line, or remove the entry and let Xcode write it anew"
      ),
      (
        "{\"sourceLanguage\":\"?\"}",
        "a.xcstrings:1: \"sourceLanguage\" is \"?\", which is no language tag; "
          + "mend the line, or remove the entry and let Xcode write it anew"
      ),
      (
        "{\"sourceLanguage\":\"en\",\n\"strings\":{\n\"k\":{},\n\"k\":{}}}",
        "a.xcstrings:4: the name \"k\" stands twice, first on line 3; "
          + "open the file in a text editor and mend the line"
      ),
      (
        "{\"sourceLanguage\":\"en\",\n\"strings\":{\n\"k\":[]}}",
        "a.xcstrings:3: in \"k\", \"k\" must be an object, not an array; "
          + "mend the line, or remove the entry and let Xcode write it anew"
      ),
      (
        "{\"sourceLanguage\":\"en\",\"strings\":{\"k\":{\"localizations\":{\"de\":{\n\"stringUnit\":{\n\"state\":\"new\"}}}}}}",
        "a.xcstrings:2: in \"k\", \"value\" is missing; "
          + "mend the line, or remove the entry and let Xcode write it anew"
      ),
      (
        "{\"sourceLanguage\":\"en\",\"strings\":{\"k\":{\"localizations\":{\"de\":{\"stringUnit\":{\n\"value\":3}}}}}}",
        "a.xcstrings:2: in \"k\", \"value\" must be a string, not a number; "
          + "mend the line, or remove the entry and let Xcode write it anew"
      ),
      (
        "{\"sourceLanguage\":\"en\",\"strings\":{\"k\":{\"shouldTranslate\":\"no\"}}}",
        "a.xcstrings:1: in \"k\", \"shouldTranslate\" must be true or false, not a string; "
          + "mend the line, or remove the entry and let Xcode write it anew"
      ),
    ])
  func errors(text: String, message: String) {
    let error = #expect(throws: CatalogError.self) {
      try CatalogReader().read(Array(text.utf8), path: "a.xcstrings")
    }
    #expect(error?.description == message)
  }

  @Test(
    "what is not known is left out and reported",
    arguments: [
      ("\"??\":{\"stringUnit\":{\"value\":\"x\"}}", CatalogDiagnostic.Kind.unknownLocale),
      (
        "\"de\":{\"variations\":{\"plural\":{\"some\":{\"stringUnit\":{\"value\":\"x\"}}}}}",
        .unknownVariation
      ),
      (
        "\"de\":{\"variations\":{\"moon\":{\"full\":{\"stringUnit\":{\"value\":\"x\"}}}}}",
        .unknownVariation
      ),
      ("\"de\":{\"stringUnit\":{\"value\":\"%#@x@\"}}", .missingSubstitution),
    ])
  func diagnostics(localization: String, kind: CatalogDiagnostic.Kind) throws {
    let text = """
      {"sourceLanguage":"en","version":"1.1","new":[],
      "strings":{"k":{"new":1,"localizations":{\(localization)}}}}
      """
    let catalog = try CatalogReader().read(Array(text.utf8), path: "a.xcstrings")
    #expect(catalog.diagnostics.map(\.kind) == [kind])
    #expect(catalog.diagnostics.map(\.line) == [2])
    #expect(catalog.entries.count == 1)
  }
}
