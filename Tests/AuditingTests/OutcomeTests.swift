import Auditing
import Catalogs
import DynamicType
import LineBreaking
import RoundAdvances
import Testing

/// What is found of one text: at 14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47 and 53 pt a character.
@Suite("One text at all sizes")
struct OutcomeTests {
  @Test("a text of ten characters on one line of 200 pt is cut from 21 pt on")
  func oneLine() throws {
    let finding = try finding("abcdefghij", width: 200, lines: 1)
    #expect(
      finding.outcomes == Array(repeating: .fits, count: 5) + Array(repeating: .truncated, count: 7)
    )
    #expect(finding.onset.size == .xxLarge)
    #expect(finding.onset.layout.slack == 200 - 210)
    // Nine characters less one for the ellipsis: 21 × 9 = 189.
    #expect(finding.onset.layout.visibleText == "abcdefgh…")
    #expect(finding.worst.size == .accessibility5)
    // 53 × 3 = 159: two characters and the ellipsis.
    #expect(finding.worst.layout.visibleText == "ab…")
    #expect(finding.missing == 530 - 200)
    #expect(finding.usual.size == .large)
    #expect(finding.usual.layout.outcome == .fits)
    #expect(finding.usual.layout.width == 170)
  }

  /// Nine characters are wider than 100 pt even at 14, but four fit up to 23. Three stand on a
  /// line at 28 and 33 (84 and 99 pt), two at 40 and 47 (94 pt), one at 53.
  @Test("two words in a narrow column wrap, come apart, and become a column of characters")
  func words() throws {
    let finding = try finding("aaaa bbbb", width: 100)
    #expect(
      finding.outcomes == Array(repeating: .wraps, count: 7) + [.wordBroken, .wordBroken]
        + Array(repeating: .stacked, count: 3))
    #expect(finding.onset.size == .accessibility1)
    #expect(finding.onset.layout.outcome == .wordBroken)
    #expect(finding.onset.layout.lines.map(\.text) == ["aaa", "a", "bbb", "b"])
    // The largest of the sizes with the worst fault, not the first.
    #expect(finding.worst.size == .accessibility5)
    #expect(finding.worst.layout.lines.map(\.text) == ["a", "a", "a", "a", "b", "b", "b", "b"])
    // A column in which no word comes apart is as wide as a word.
    #expect(finding.missing == 4 * 53 - 100)
  }

  @Test("a line that is higher than its room is clipped, and no points of width are missing")
  func height() throws {
    let finding = try finding("a", width: 100, height: 30)
    #expect(
      finding.outcomes == Array(repeating: .fits, count: 8) + Array(repeating: .clipped, count: 4))
    #expect(finding.onset.size == .accessibility2)
    #expect(finding.worst.layout.slack == 100 - 53)
    #expect(finding.missing == 0)
  }

  /// Leading is 22 at `large` and 34 at `accessibility1`: two lines are 17 + 22 = 39 and
  /// 28 + 34 = 62 high.
  @Test("height limits lines", arguments: [(39, TextOutcome.wraps), (38, .truncated)])
  func linesInHeight(height: Int, expected: TextOutcome) throws {
    let catalog = try SmallCatalog.plain(["k": ["en": "aaaa bbbb"]])
    let report = try audit(catalog, width: 100, height: Double(height), sizes: [.large])
    #expect(report.findings.first?.findings.first?.outcomes ?? [.wraps] == [expected])
  }

  /// At 21 pt, ten characters are 210 pt: 0.95 of them 199.5. At 23: 0.86 of 230 is 197.8. At 28:
  /// 0.71 of 280 is 198.8. At 33, 0.7 of 330 is 231.
  @Test("a text that may shrink to 0.7 is cut only where that is not enough")
  func shrinking() throws {
    let finding = try finding("abcdefghij", width: 200, lines: 1, minimumScale: 0.7)
    #expect(
      finding.outcomes == Array(repeating: .fits, count: 5) + [.shrunk, .shrunk, .shrunk]
        + Array(repeating: .truncated, count: 4))
    #expect(finding.onset.size == .accessibility2)
    #expect(finding.onset.layout.scale == 0.7)
  }

  @Test("Bold Text is measured where the budget has it on")
  func bold() throws {
    let catalog = try SmallCatalog.plain(["k": ["en": "aaaa"]])
    // 4 × 17 = 68; with bold type of 1.5 em, 102.
    for (isOn, expected) in [(false, 0), (true, 1)] {
      let audit = CatalogAudit(
        measurer: RoundMeasurer(),
        budget: TextBudget(width: 100, lines: 1, isBoldTextOn: isOn), sizes: [.large])
      #expect(try audit.run(catalog).findings.count == expected)
    }
  }

  @Test("a fixed font does not follow the size")
  func fixedFont() throws {
    let catalog = try SmallCatalog.plain(["k": ["en": "aaaa"]])
    for (width, expected) in [(39, [TextOutcome.truncated]), (40, [])] {
      let audit = CatalogAudit(
        measurer: RoundMeasurer(),
        budget: TextBudget(font: TextFont(.fixed(10)), width: Double(width), lines: 1))
      let outcomes = try audit.run(catalog).findings.flatMap(\.findings).flatMap(\.outcomes)
      #expect(outcomes == Array(repeating: expected, count: 12).flatMap(\.self))
    }
  }

  @Test(
    "the usual size is large, or the nearest below, or the smallest",
    arguments: [
      ([ContentSize.small, .large, .accessibility5], ContentSize.large),
      ([.small, .accessibility5], .small), ([.accessibility1, .accessibility5], .accessibility1),
    ])
  func usualSize(sizes: [ContentSize], expected: ContentSize) throws {
    let catalog = try SmallCatalog.plain(["k": ["en": "abcdefghij"]])
    let report = try audit(catalog, width: 100, lines: 1, sizes: sizes)
    #expect(report.findings.first?.findings.first?.usual.size == expected)
  }

  @Test("a text that fits everywhere is no finding")
  func fits() throws {
    let catalog = try SmallCatalog.plain(["k": ["en": "abcdefghij"]])
    #expect(try audit(catalog, width: 530, lines: 1).findings.isEmpty)
    #expect(try audit(catalog, width: 529, lines: 1).findings.count == 1)
  }

  private func finding(
    _ text: String, width: Double, lines: Int? = nil, height: Double? = nil,
    minimumScale: Double = 1
  ) throws -> CatalogFinding {
    let catalog = try SmallCatalog.plain(["k": ["en": text]])
    let report = try audit(
      catalog, width: width, lines: lines, height: height, minimumScale: minimumScale)
    #expect(report.findings.map(\.key) == ["k"])
    #expect(report.findings.flatMap(\.findings).count == 1)
    return try #require(report.findings.first?.findings.first)
  }
}
