import Auditing
import Catalogs
import DynamicType
import Testing
import TextUnits

/// Texts that vary by a number, at `large`: 17 pt a character.
@Suite("Variants of a text")
struct VariantTests {
  @Test("the variant that fares worst is the finding")
  func worst() throws {
    let catalog = try SmallCatalog.read([
      SmallCatalog.plural("%lld", ["en": ["one": "%lld a", "other": "%lld bbbbbbbb"]])
    ])
    let report = try audit(catalog, width: 100, lines: 1, sizes: [.large])
    let finding = try #require(report.findings.first?.findings.first)
    #expect(report.findings.flatMap(\.findings).count == 1)
    #expect(finding.sample.text == "0 bbbbbbbb")
    #expect(finding.sample.variant == "plural other")
    #expect(finding.missing == 10 * 17 - 100)
  }

  /// "0 jour" is 102 pt wide, "2 jours" 119 and "1000000 jours" 221.
  @Test(
    "a form that only a million shows is the finding where no other fails",
    arguments: [(100, "2 jours"), (102, "2 jours"), (119, "1000000 jours"), (221, nil)])
  func many(width: Int, expected: String?) throws {
    let catalog = try SmallCatalog.read([
      SmallCatalog.plural(
        "%lld days",
        [
          "fr": ["many": "%lld jours", "one": "%lld jour", "other": "%lld jours"],
          "en": ["one": "%lld", "other": "%lld"],
        ])
    ])
    let report = try audit(catalog, width: Double(width), lines: 1, sizes: [.large])
    let french = report.findings.flatMap(\.findings).filter { $0.locale.language == "fr" }
    #expect(french.map(\.sample.text) == [expected].compactMap(\.self))
  }

  @Test("Arabic digits of a million count as rare too")
  func arabicDigits() throws {
    // Arabic has no form for a million, so the number is set by hand.
    let catalog = try SmallCatalog.read([
      SmallCatalog.plural("%lld", ["ar": ["few": "%lld abcd", "other": "%lld abc"]])
    ])
    var audit = CatalogAudit(
      measurer: RoundAudit.measurer, budget: TextBudget(width: 90, lines: 1), sizes: [.large])
    audit.arguments.set(.integer(1_000_000), forArgument: 1)
    // "١٠٠٠٠٠٠ abc" is 11 × 17, "٣ abcd" 6 × 17: the second is less, but everyone sees it.
    let report = try audit.run(catalog, locales: [#require(LocaleTag("ar"))])
    #expect(report.findings.flatMap(\.findings).map(\.sample.text) == ["٣ abcd"])
  }

  @Test("sample arguments take the room of the real ones")
  func arguments() throws {
    let catalog = try SmallCatalog.plain(["Hi %@": ["en": "Hi %@"]])
    var audit = CatalogAudit(
      measurer: RoundAudit.measurer, budget: TextBudget(width: 160, lines: 1), sizes: [.large])
    // "Hi Sample" is 9 × 17 = 153.
    #expect(try audit.run(catalog).findings.isEmpty)
    audit.arguments.text = "Mac Studio"
    let findings = try audit.run(catalog).findings.flatMap(\.findings)
    #expect(findings.map(\.sample.text) == ["Hi Mac Studio"])
    #expect(findings.map(\.missing) == [13 * 17 - 160])
  }
}
