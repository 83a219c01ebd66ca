import Auditing
import Catalogs
import DynamicType
import LineBreaking
import Testing
import TextUnits

/// One line of 100 pt: n characters of 14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47 and 53 pt.
@Suite("The order of findings")
struct OrderTests {
  /// Three characters are cut from 40 pt on, four from 28, five from 21; six are 102 pt at 17,
  /// the usual size, and eight 112 pt at 14.
  @Test("keys whose fault sets in earlier come first, those too long at the source come last")
  func keys() throws {
    let catalog = try SmallCatalog.plain([
      "eight": ["en": "aaaaaaaa"], "three": ["en": "aaa"], "six": ["en": "aaaaaa"],
      "two": ["en": "a"], "five": ["en": "aaaaa"], "four": ["en": "aaaa"],
      "german": ["en": "a", "de": "aaaaaaaaaaaaaaaaaaaa"],
    ])
    let report = try audit(catalog, width: 100, lines: 1)
    #expect(
      report.findings.map(\.key) == ["german", "five", "four", "three", "eight", "six"])
    // 8 × 17 and 6 × 17.
    let required: [Points?] = report.findings.map(\.sourceRequiredWidth)
    #expect(required == [nil, nil, nil, nil, 136, 102])
    #expect(report.findings.map(\.isTooLongAtSource) == [false, false, false, false, true, true])
  }

  @Test("of keys with the same onset the one with more points missing is first, then the alphabet")
  func ties() throws {
    let catalog = try SmallCatalog.plain([
      "z": ["en": "a", "de": "aaaaaaaa"], "b": ["en": "a", "de": "aaaaaaaaa"],
      "a": ["en": "a", "de": "aaaaaaaa"],
    ])
    let report = try audit(catalog, width: 100, lines: 1)
    #expect(report.findings.map(\.key) == ["b", "a", "z"])
    // 9 × 53 = 477 and 8 × 53 = 424 pt, in a room of 100.
    let missing: [Points] = report.findings.map { $0.findings[0].missing }
    #expect(missing == [377, 324, 324])
  }

  /// At 17 pt, six characters (102 pt) come apart; two words of four (68 pt) take a line each. At
  /// 28 pt three characters stand on a line: the six on two, the words on more than two.
  @Test("a text that is cut comes before one whose word is broken, though that sets in earlier")
  func outcomes() throws {
    let catalog = try SmallCatalog.plain([
      "broken": ["en": "a", "de": "aaaaaa"], "cut": ["en": "a", "de": "aaaa bbbb"],
    ])
    let report = try audit(catalog, width: 100, lines: 2, sizes: [.large, .accessibility1])
    #expect(report.findings.map(\.key) == ["cut", "broken"])
    #expect(report.findings.map { $0.findings[0].onset.size } == [.accessibility1, .large])
    #expect(
      report.findings.map { $0.findings[0].outcomes } == [
        [.wraps, .truncated], [.wordBroken, .wordBroken],
      ])
  }

  @Test("the languages of a key are in the same order")
  func locales() throws {
    let catalog = try SmallCatalog.plain([
      "k": ["en": "a", "de": "aaa", "fr": "aaaaaaaaa", "ja": "a", "ru": "aaaaa"]
    ])
    let report = try audit(catalog, width: 100, lines: 1)
    #expect(report.findings[0].findings.map(\.locale.identifier) == ["fr", "ru", "de"])
  }

  @Test("a key is too long at the source only where the source language is looked at")
  func sourceLeftOut() throws {
    let catalog = try SmallCatalog.plain(["k": ["en": "aaaaaaaa", "de": "aaaaaaaa"]])
    #expect(try audit(catalog, width: 100, lines: 1).findings[0].isTooLongAtSource)
    let german = try audit(catalog, width: 100, lines: 1, locales: ["de"])
    #expect(!german.findings[0].isTooLongAtSource)
  }

  @Test("findings name the file, the key's line and the text's line")
  func places() throws {
    let catalog = try SmallCatalog.read([
      #""a":{}"#,
      """
      "k":{"localizations":{
      "de":{"stringUnit":{"value":"aaaaaaaaaa"}},
      "en":{"stringUnit":{"value":"a"}}}}
      """,
    ])
    let key = try #require(try audit(catalog, width: 100, lines: 1).findings.first)
    #expect((key.file, key.line) == ("App/Small.xcstrings", 3))
    #expect(key.findings.map(\.file) == ["App/Small.xcstrings"])
    #expect(key.findings.map(\.line) == [4])
  }
}
