import Auditing
import DynamicType
import JSONDocuments
import LineBreaking
import Reporting
import Testing
import TextUnits

@Suite("Reports on catalogs, for programs")
struct CatalogJSONReportTests {
  @Test("the whole of a small report")
  func whole() throws {
    let report = try CatalogSamples.report(
      CatalogSamples.mixed, sizes: [.large, .accessibility5])
    try CatalogRecording.expect(CatalogJSONReport([report]).text, matches: "catalog-mixed.json")
  }

  @Test("a finding in numbers")
  func finding() throws {
    let report = try CatalogSamples.report(
      #"{"sourceLanguage":"en","strings":{"abcdefgh":{}}}"#, sizes: [.large, .xLarge, .xxLarge])
    let root = try JSONDocument(parsing: CatalogJSONReport([report]).text).root
    let catalog = try #require(root["catalogs"]?.arrayValue?.first)
    #expect(catalog["budget"]?["style"] == "body")
    #expect(catalog["budget"]?["font_size"] == .null)
    #expect(catalog["budget"]?["width"] == 160)
    #expect(catalog["budget"]?["lines"] == 1)
    #expect(catalog["budget"]?["height"] == .null)
    #expect(catalog["sizes"] == ["large", "xLarge", "xxLarge"])
    #expect(catalog["coverage"]?["conditions"] == 3)
    let key = try #require(catalog["keys"]?.arrayValue?.first)
    #expect(key["key"] == "abcdefgh")
    #expect(key["source_required_width"] == .null)
    let finding = try #require(key["findings"]?.arrayValue?.first)
    // Eight characters are 136, 152 and 168 pt wide.
    #expect(finding["outcomes"] == ["fits", "fits", "truncated"])
    #expect(finding["points_missing"] == 8)
    #expect(finding["onset"]?["size"] == "xxLarge")
    #expect(finding["onset"]?["required_width"] == 168)
    #expect(finding["onset"]?["slack"] == -8)
    // 160 / 21 = 7.6: six characters and the ellipsis.
    #expect(finding["onset"]?["lines"] == ["abcdef…"])
    #expect(finding["onset"]?["visible_text"] == "abcdef…")
    #expect(finding["onset"] == finding["worst"])
  }

  @Test("awkward keys come back as they are")
  func awkward() throws {
    let report = try CatalogSamples.report(
      CatalogSamples.awkward, budget: TextBudget(width: 10, lines: 1), sizes: [.large])
    let root = try JSONDocument(parsing: CatalogJSONReport([report]).text).root
    let catalog = try #require(root["catalogs"]?.arrayValue?.first)
    let found = (catalog["keys"]?.arrayValue ?? []).compactMap { $0["key"]?.stringValue }
    let keys = try #require(JSONDocument(parsing: CatalogSamples.awkward).root["strings"]?.members)
    #expect(Set(found) == Set(keys.map(\.name)))
    #expect(found.count == 9)
  }

  @Test("catalogs in order; none makes an empty list")
  func catalogs() throws {
    let (a, b) = (
      try CatalogSamples.report(CatalogSamples.mixed, path: "a.xcstrings"),
      try CatalogSamples.report(CatalogSamples.mixed, path: "b.xcstrings")
    )
    let root = try JSONDocument(parsing: CatalogJSONReport([b, a]).text).root
    #expect(root["version"] == 1)
    #expect(
      root["catalogs"]?.arrayValue?.map { $0["files"] } == [["b.xcstrings"], ["a.xcstrings"]])
    #expect(try JSONDocument(parsing: CatalogJSONReport([]).text).root["catalogs"] == [])
  }

  @Test(
    "the font of the budget",
    arguments: [
      (TextFont(.style(.caption1)), ["caption1", nil, nil, nil]),
      (TextFont(.fixed(20), family: "Inter", weight: .bold), [nil, "20.0", "Inter", "bold"]),
      (TextFont(.relative(15, to: .footnote)), ["footnote", "15.0", nil, nil]),
    ] as [(TextFont, [String?])])
  func fonts(font: TextFont, expected: [String?]) throws {
    let report = try CatalogSamples.report(
      #"{"sourceLanguage":"en","strings":{}}"#, budget: TextBudget(font: font, width: 100))
    let root = try JSONDocument(parsing: CatalogJSONReport([report]).text).root
    let budget = try #require(root["catalogs"]?.arrayValue?.first?["budget"])
    let found = ["style", "font_size", "family", "weight"].map { name in
      budget[name]?.stringValue ?? budget[name]?.doubleValue.map { "\($0)" }
    }
    #expect(found == expected)
  }
}
