import Catalogs
import LocaleData
import Testing
import TextUnits

@Suite("Sample texts")
struct SampleTests {
  private let catalog: StringCatalog

  init() throws {
    catalog = try CatalogReader().read(path: "\(Recording.folder)/Settings.xcstrings")
  }

  /// Texts in the order of the file, each with the variant it belongs to.
  @Test(
    "each variant has the smallest number that picks it",
    arguments: [
      (
        "%@ has %lld items", "en",
        [
          "plural one|Sample has one item", "plural other|Sample has 2 items",
          "plural zero|Sample is empty",
        ]
      ),
      (
        "%@ has %lld items", "ru",
        [
          "plural few|Sample: 2 предмета", "plural many|Sample: 0 предметов",
          "plural one|Sample: 1 предмет",
        ]
      ),
      (
        "%@ has %lld items", "ar",
        [
          "plural few|Sample: ٣ عناصر", "plural many|Sample: ١١ عنصرًا",
          "plural one|Sample: عنصر واحد",
          "plural other|Sample: ١٠٠ عنصر", "plural two|Sample: عنصران",
          "plural zero|Sample: لا عناصر",
        ]
      ),
      (
        "tap.hint", "en",
        [
          "device ipad, plural one|Tap 1 pencil", "device ipad, plural other|Tap 0 pencils",
          "device mac|Click 42 times", "device other|Tap 42 times",
        ]
      ),
      (
        "%#@files@ in %#@folders@", "en",
        [
          "files: plural one, folders: plural one|1 file in 1 folder",
          "files: plural one, folders: plural other|1 file in 0 folders",
          "files: plural other, folders: plural one|0 files in 1 folder",
          "files: plural other, folders: plural other|0 files in 0 folders",
        ]
      ),
      ("", "en", ["|"]),
    ])
  func variants(key: String, tag: String, expected: [String]) throws {
    let entry = try #require(catalog.entry(forKey: key))
    let samples = try entry.samples(in: #require(LocaleTag(tag)))
    #expect(samples.map { "\($0.variant)|\($0.text)" } == expected)
  }

  @Test("a device has its own texts, or those for every other")
  func devices() throws {
    let entry = try #require(catalog.entry(forKey: "tap.hint"))
    let english = try #require(LocaleTag("en"))
    #expect(try entry.samples(in: english, device: .mac).map(\.text) == ["Click 42 times"])
    #expect(try entry.samples(in: english, device: .iPhone).map(\.text) == ["Tap 42 times"])
    #expect(try entry.samples(in: english, device: .iPad).count == 2)
  }

  @Test(
    "placeholders are written as String(format:) would",
    arguments: [
      ("%@", "Sample"), ("%lld", "42"), ("%5d|", "   42|"), ("%-5d|", "42   |"), ("%05d", "00042"),
      ("%+d", "+42"), ("%.4d", "0042"), ("%x %X %#x %o", "2a 2A 0x2a 52"), ("%.1f", "12.5"),
      ("%f", "12.500000"), ("%.0f", "12"), ("%08.2f", "00012.50"), ("%g", "12.5"),
      ("%c%s", "ASample"),
      ("%p", "0x600000c04000"), ("100%%", "100%"), ("%*d", "42"), ("%2$@ %1$lld", "Sample 42"),
      ("%9999d", String(repeating: " ", count: 254) + "42"), ("%arg", "12.5rg"),
    ])
  func placeholders(template: String, expected: String) throws {
    let entry = try Self.entry(template)
    #expect(try entry.samples(in: #require(LocaleTag("en"))).map(\.text) == [expected])
  }

  @Test(
    "numbers have the digits and the separator of the reader's language",
    arguments: [("de", "42 12,50"), ("ar", "٤٢ ١٢٫٥٠"), ("hi", "42 12.50"), ("fa", "۴۲ ۱۲٫۵۰")])
  func digits(tag: String, expected: String) throws {
    let entry = try Self.entry("%lld %.2f")
    #expect(try entry.samples(in: #require(LocaleTag(tag))).map(\.text) == [expected])
  }

  @Test("arguments can be set for one key, or for all")
  func overrides() throws {
    let english = try #require(LocaleTag("en"))
    var arguments = SampleArguments()
    arguments.text = "Mac Studio"
    arguments.integer = 7
    arguments.set(.text("Ada"), forArgument: 1, ofKey: "%@ has %lld items")
    arguments.set(.integer(99_999), forArgument: 2)
    let items = try #require(catalog.entry(forKey: "%@ has %lld items"))
    #expect(
      try items.samples(in: english, arguments: arguments).map(\.text) == [
        "Ada has one item", "Ada has 99999 items", "Ada is empty",
      ])
    let plain = try Self.entry("%@ %lld %lld")
    #expect(
      try plain.samples(in: english, arguments: arguments).map(\.text) == ["Mac Studio 99999 7"])
  }

  @Test("a zero set for a number belongs to the zero variant alone")
  func overrideByZero() throws {
    var arguments = SampleArguments()
    arguments.set(.integer(0), forArgument: 2)
    let items = try #require(catalog.entry(forKey: "%@ has %lld items"))
    let samples = try items.samples(in: #require(LocaleTag("en")), arguments: arguments)
    #expect(
      samples.map(\.text) == ["Sample has one item", "Sample has 2 items", "Sample is empty"])
  }

  @Test("a substitution may refer to another, which takes the next argument")
  func nestedSubstitutions() throws {
    let rule = "NSStringFormatSpecTypeKey = NSStringPluralRuleType; NSStringFormatValueTypeKey = d;"
    let text = """
      k = { NSStringLocalizedFormatKey = "%#@files@";
      files = { \(rule) one = "%d file in %#@folders@"; other = "%d files in %#@folders@"; };
      folders = { \(rule) other = "%d folders"; }; };
      """
    let catalog = try CatalogReader().read(Array(text.utf8), path: "en.lproj/T.stringsdict")
    let samples = try #require(catalog.entries.first).samples(in: #require(LocaleTag("en")))
    #expect(samples.map(\.text) == ["1 file in 0 folders", "0 files in 0 folders"])
    #expect(samples.first?.arguments.map(\.position) == [1, 2])
  }

  @Test("the arguments of a text are listed with their places")
  func arguments() throws {
    let english = try #require(LocaleTag("en"))
    let sample = try #require(try Self.entry("%2$@: %1$lld").samples(in: english).first)
    #expect(sample.arguments.map(\.position) == [2, 1])
    #expect(sample.arguments.map(\.specifier) == ["%2$@", "%1$lld"])
    #expect(sample.arguments.map(\.text) == ["Sample", "42"])
  }

  @Test("a fraction picks the variants that no whole number does")
  func fractions() throws {
    let text = """
      {"sourceLanguage":"en","strings":{"%.1f litres":{"localizations":{"cs":{"variations":{"plural":{
      "one":{"stringUnit":{"value":"%.1f litr"}},"few":{"stringUnit":{"value":"%.1f litry"}},
      "many":{"stringUnit":{"value":"%.1f litru"}},"other":{"stringUnit":{"value":"%.1f litrů"}}
      }}}}}}}
      """
    let entry = try #require(
      CatalogReader().read(Array(text.utf8), path: "a.xcstrings").entries.first)
    let samples = try entry.samples(in: #require(LocaleTag("cs")))
    #expect(samples.map(\.text) == ["1,5 litru"])
  }

  @Test("many combinations, circles and repetitions stay bounded")
  func bounds() throws {
    let categories = ["zero", "one", "two", "few", "many", "other"]
    let plural = categories.map { "\"\($0)\":{\"stringUnit\":{\"value\":\"%arg %#@s0@ %#@s1@\"}}" }
    let substitutions = (0..<9).map { index in
      "\"s\(index)\":{\"formatSpecifier\":\"lld\",\"variations\":{\"plural\":{\(plural.joined(separator: ","))}}}"
    }
    let references = (0..<9).map { "%#@s\($0)@" }.joined()
    let text = """
      {"sourceLanguage":"ar","strings":{"k":{"localizations":{"ar":{
      "stringUnit":{"value":"\(references)"},"substitutions":{\(substitutions.joined(separator: ","))}}}}}}
      """
    let entry = try #require(
      CatalogReader().read(Array(text.utf8), path: "a.xcstrings").entries.first)
    let samples = try entry.samples(in: #require(LocaleTag("ar")))
    #expect(samples.count == 6)
    #expect(samples.allSatisfy { $0.text.count < 10_000 })
  }

  /// An entry whose key is its text.
  private static func entry(_ template: String) throws -> CatalogEntry {
    let text = "\"\(template)\" = \"\(template)\";"
    return try #require(
      CatalogReader().read(Array(text.utf8), path: "en.lproj/T.strings").entries.first)
  }
}
