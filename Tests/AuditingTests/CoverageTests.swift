import Auditing
import Catalogs
import DynamicType
import LayoutPrediction
import RoundAdvances
import Testing
import TextUnits

@Suite("What was looked at")
struct CoverageTests {
  @Test("keys, languages, sizes, texts and layouts are counted")
  func counts() throws {
    let catalog = try SmallCatalog.read([
      #""Save":{"localizations":{"de":{"stringUnit":{"value":"Sichern"}}}}"#,
      SmallCatalog.plural(
        "%lld days",
        ["en": ["one": "%lld day", "other": "%lld days"], "de": ["other": "%lld Tage"]]),
    ])
    let coverage = try audit(catalog, width: 1000, sizes: [.small, .large, .xLarge]).coverage
    #expect(coverage.keys == 2)
    #expect(coverage.locales == 2)
    #expect(coverage.sizes == 3)
    #expect(coverage.conditions == 2 * 2 * 3)
    // Save in two languages, two English forms and one German.
    #expect(coverage.texts == 5)
    #expect(coverage.layouts == 5 * 3)
    #expect(coverage.untranslated == 0)
    #expect(coverage.notForTranslation == 0)
    #expect(coverage.close == 0)
    #expect(coverage.standIns == 0)
    #expect(coverage.tofu == 0)
  }

  @Test("a missing translation is counted, and a finding says that it is the source's text")
  func untranslated() throws {
    let catalog = try SmallCatalog.plain([
      "a": ["en": "a", "de": "a", "fr": "a"], "long": ["en": "aaaaaa", "fr": "aaaaaa"],
      "aaaaaa": [:],
    ])
    let report = try audit(catalog, width: 100, lines: 1, sizes: [.large])
    // The third key has no text in any language, which is as it should be in the source language.
    #expect(report.coverage.untranslated == 1 + 2)
    let findings = report.findings.flatMap { key in
      key.findings.map { "\(key.key) \($0.locale) \($0.isUntranslated)" }
    }
    #expect(
      findings.sorted() == [
        "aaaaaa de true", "aaaaaa en false", "aaaaaa fr true", "long de true", "long en false",
        "long fr false",
      ])
  }

  @Test("a variety of a language is translated where the language is")
  func variety() throws {
    let catalog = try SmallCatalog.plain(["k": ["en": "aaaaaa", "de": "aaaaaa"]])
    let report = try audit(
      catalog, width: 100, lines: 1, sizes: [.large], locales: ["de-AT", "en-GB"])
    #expect(report.coverage.untranslated == 0)
    #expect(report.findings.flatMap(\.findings).map(\.isUntranslated) == [false, false])
  }

  @Test("what is not for translation, and what is no longer in the code, is measured all the same")
  func otherStates() throws {
    let catalog = try SmallCatalog.read([
      #""name":{"shouldTranslate":false,"localizations":{"en":{"stringUnit":{"value":"aaaaaa"}}}}"#,
      #""old":{"extractionState":"stale","localizations":{"de":{"stringUnit":{"value":"aaaaaa"}}}}"#,
    ])
    let report = try audit(catalog, width: 100, lines: 1, sizes: [.large])
    #expect(report.coverage.notForTranslation == 2)
    #expect(report.coverage.untranslated == 0)
    let findings = report.findings.flatMap { key in
      key.findings.map { "\(key.key) \($0.locale) \($0.isUntranslated)" }
    }
    #expect(findings.sorted() == ["name de false", "name en false", "old de false"])
  }

  /// Ten characters are 170 pt wide at 17 pt and 190 at 19; a margin of a tenth makes them 17 and
  /// 19 pt less sure.
  @Test(
    "verdicts within the margin of error are counted",
    arguments: [
      (100, 0), (153, 0), (154, 1), (171, 1), (172, 2), (186, 2), (187, 1), (208, 1), (209, 0),
    ])
  func close(width: Int, expected: Int) throws {
    let catalog = try SmallCatalog.plain(["k": ["en": "abcdefghij"]])
    let audit = CatalogAudit(
      measurer: RoundAudit.StandIns(margin: 0.1),
      budget: TextBudget(width: Double(width), lines: 1), sizes: [.large, .xLarge])
    #expect(try audit.run(catalog).coverage.close == expected)
  }

  @Test("texts in fonts that stand in, and texts that no font has, are counted")
  func fonts() throws {
    let catalog = try SmallCatalog.plain(["a": ["en": "ab"], "b": ["en": "a\u{FFFD}"]])
    let round = try audit(catalog, width: 1000)
    #expect((round.coverage.standIns, round.coverage.tofu) == (0, 1))
    let standIns = try CatalogAudit(
      measurer: RoundAudit.StandIns(margin: 0), budget: TextBudget(width: 1000)
    ).run(catalog)
    #expect((standIns.coverage.standIns, standIns.coverage.tofu) == (2, 1))
  }

  @Test("a catalog without keys has nothing to report")
  func empty() throws {
    let report = try audit(SmallCatalog.read([]), width: 100)
    #expect(report.findings.isEmpty)
    #expect(report.locales.map(\.identifier) == ["en"])
    let coverage = report.coverage
    #expect((coverage.keys, coverage.locales, coverage.sizes) == (0, 1, 12))
    #expect((coverage.conditions, coverage.texts, coverage.layouts) == (0, 0, 0))
  }

  @Test("the source language is looked at even where the catalog has no text in it")
  func sourceLanguage() throws {
    let catalog = try SmallCatalog.plain(["k": ["de": "a", "ar": "a"]])
    #expect(
      CatalogAudit<RoundMeasurer>.allLocales(of: catalog).map(\.identifier) == ["ar", "de", "en"])
    #expect(try audit(catalog, width: 100).locales.map(\.identifier) == ["ar", "de", "en"])
    #expect(
      try audit(catalog, width: 100, locales: ["de"]).locales.map(\.identifier) == ["de"])
  }
}
