import Auditing
import DynamicType
import FoundationEssentials
import LineBreaking
import Testing
import TextUnits

@testable import Reporting

@Suite("Reports on catalogs, to read")
struct CatalogTextReportTests {
  @Test("findings, a key without a translation, and a key too long at the source")
  func mixed() throws {
    let report = try CatalogSamples.report(CatalogSamples.mixed)
    try CatalogRecording.expect(CatalogTextReport(report).text, matches: "catalog-mixed.txt")
  }

  @Test("keys with line ends, quotes, commands, other directions, wide characters, no end")
  func awkward() throws {
    let budget = TextBudget(width: 50, lines: 3)
    let report = try CatalogSamples.report(
      CatalogSamples.awkward, budget: budget, sizes: [.xSmall, .large])
    let text = CatalogTextReport(report).text
    try CatalogRecording.expect(text, matches: "catalog-awkward.txt")
    // Nothing in a catalog reaches the terminal as a command or turns a line around.
    let commands = text.unicodeScalars.filter {
      $0.properties.generalCategory == .control && $0 != "\n" || $0 == "\u{202E}"
    }
    #expect(commands.isEmpty)
  }

  @Test("a key in more languages than are written out")
  func manyLanguages() throws {
    let report = try CatalogSamples.report(CatalogSamples.manyLanguages, sizes: [.accessibility1])
    let lines = CatalogTextReport(report).text.split(separator: "\n")
    #expect(lines[2] == "  1. \"k\"  App/Localizable.xcstrings:1")
    // Eight characters of 28 pt are 224: 64 too many.
    #expect(
      lines[3] == "     ar      truncated     from AX1       ▓  64 pt missing  AX1: abcd…")
    #expect(lines[8].hasPrefix("     ja "))
    #expect(lines[9] == "     and ko, ru")
  }

  @Test("a limit of keys, and what it leaves out")
  func limit() throws {
    // At `large`, "Save changes" is 12 × 17 = 204 pt wide.
    let report = try CatalogSamples.report(
      CatalogSamples.mixed, budget: TextBudget(width: 210, lines: 1))
    #expect(report.findings.filter { !$0.isTooLongAtSource }.count == 3)
    #expect(
      CatalogTextReport(report, keyLimit: 2).text.contains("\n\n… and 1 more key (--limit all)\n"))
    #expect(
      CatalogTextReport(report, keyLimit: 1).text.contains("\n\n… and 2 more keys (--limit all)\n"))
    #expect(!CatalogTextReport(report, keyLimit: 3).text.contains("--limit all"))
  }

  @Test("nothing to report")
  func nothing() throws {
    let report = try CatalogSamples.report(
      #"{"sourceLanguage":"en","strings":{"OK":{}}}"#,
      budget: TextBudget(width: 1000), sizes: [.large])
    #expect(
      CatalogTextReport(report).text == """
        App/Localizable.xcstrings: 1 key × 1 language × 1 size = 1 condition, 1 layout
        each in 1000 pt, body

        nothing to report
        1 text measured, 0 in fonts that stand in for the platform's; 0 verdicts within the margin of error
        no text with characters that no font has

        """)
  }

  @Test("a catalog without keys")
  func empty() throws {
    let report = try CatalogSamples.report(#"{"sourceLanguage":"en","strings":{}}"#)
    let text = CatalogTextReport(report).text
    #expect(
      text.hasPrefix("App/Localizable.xcstrings: 0 keys × 1 language × 12 sizes = 0 conditions"))
    #expect(text.contains("\nnothing to report\n0 texts measured"))
  }

  @Test("a character that no font has")
  func tofu() throws {
    let report = try CatalogSamples.report(
      "{\"sourceLanguage\":\"en\",\"strings\":{\"a\u{FFFD}\":{},\"b\":{}}}",
      budget: TextBudget(width: 1000))
    #expect(CatalogTextReport(report).text.hasSuffix("\n1 text with characters that no font has\n"))
  }

  @Test("a table without lines, in several files")
  func severalFiles() throws {
    let files = [
      "App/Resources/de.lproj/Table.strings": "\"k\" = \"abcdefghijk\";",
      "App/Resources/en.lproj/Table.strings": "\"k\" = \"a\";",
    ]
    let report = try CatalogFiles(files).report(table: "App")
    let text = CatalogTextReport(report).text
    #expect(text.contains("/App/Resources/…/Table (2 files): 1 key × 2 languages × 12 sizes"))
    #expect(text.contains("  1. \"k\"  "))
    #expect(text.contains("/App/Resources/en.lproj/Table.strings:1\n"))
  }

  @Test(
    "the room and the font in words",
    arguments: [
      (TextBudget(width: 160), "160 pt, body"),
      (TextBudget(width: 160.25, lines: 1), "160.3 pt × 1 line, body"),
      (
        TextBudget(
          font: TextFont(.style(.caption1), weight: .bold), width: 90, lines: 2, height: 44,
          minimumScale: 0.75, isBoldTextOn: true),
        "90 pt × 2 lines × 44 pt high, caption1, bold, Bold Text on, shrinking to 75 %"
      ),
      (
        TextBudget(font: TextFont(.fixed(20), family: "Inter"), width: 90),
        "90 pt, Inter, 20 pt, fixed"
      ),
      (
        TextBudget(font: TextFont(.relative(15, to: .footnote)), width: 90),
        "90 pt, 15 pt relative to footnote"
      ),
    ])
  func budgets(budget: TextBudget, expected: String) throws {
    let report = try CatalogSamples.report(
      #"{"sourceLanguage":"en","strings":{}}"#, budget: budget)
    #expect(CatalogTextReport(report).text.contains("\neach in \(expected)\n"))
  }

  @Test(
    "numbers and words",
    arguments: [
      (0, "0 keys"), (1, "1 key"), (2, "2 keys"), (999, "999 keys"), (1000, "1,000 keys"),
      (51_408, "51,408 keys"), (1_234_567, "1,234,567 keys"), (-1000, "-1,000 keys"),
    ])
  func counts(number: Int, expected: String) {
    #expect(count(number, "key") == expected)
  }

  @Test(
    "a text on one line",
    arguments: [
      ("plain", "\"plain\""), ("a\nb", "\"a⏎b\""), ("a\r\nb", "\"a⏎b\""),
      ("a\rb\u{2028}", "\"a⏎b⏎\""),
      ("a\tb", "\"a⇥b\""), ("\u{1B}[0m", "\"‹U+001B›[0m\""), ("\u{9B}0m", "\"‹U+009B›0m\""),
      ("a\u{202E}b\u{2069}", "\"a‹U+202E›b‹U+2069›\""), ("\u{200F}א", "\"\u{200F}א\""),
      ("👩‍👩‍👧", "\"👩‍👩‍👧\""),
      (String(repeating: "é", count: 60), "\"\(String(repeating: "é", count: 60))\""),
      (String(repeating: "é", count: 61), "\"\(String(repeating: "é", count: 59))…\""),
    ])
  func quotes(text: String, expected: String) {
    #expect(quoted(text) == expected)
  }
}
