import FoundationEssentials
import LocaleData
import Testing
import TextUnits

@Suite("Plural rules")
struct PluralRulesTests {
  /// Rules worked out by hand from CLDR's text, in the order of the numbers given.
  @Test(
    "whole numbers fall into the categories CLDR's rules give by hand",
    arguments: [
      ("en", [0, 1, 2], "other one other"),
      ("fr", [0, 1, 2, 1_000_000, 1_000_001], "one one other many other"),
      ("es", [0, 1, 2, 1_000_000], "other one other many"),
      ("hi", [0, 1, 2], "one one other"),
      ("ja", [0, 1, 2], "other other other"),
      (
        "ar", [0, 1, 2, 3, 10, 11, 99, 100, 102, 103, 111],
        "zero one two few few many many other other few many"
      ),
      ("he", [0, 1, 2, 3], "other one two other"),
      ("pl", [0, 1, 2, 4, 5, 12, 21, 22, 25], "many one few few many many many few many"),
      ("ru", [0, 1, 2, 5, 11, 14, 21, 22, 100], "many one few many many many one few many"),
      ("cs", [0, 1, 2, 4, 5], "other one few few other"),
      ("sl", [1, 2, 3, 4, 5, 101, 102], "one two few few other one two"),
      ("lt", [1, 2, 10, 11, 21, 22], "one few other other one few"),
      ("lv", [0, 1, 2, 10, 11, 21], "zero one other zero zero one"),
      ("ro", [0, 1, 2, 19, 20, 101], "few one few few other few"),
      ("cy", [0, 1, 2, 3, 4, 6], "zero one two few other many"),
      ("ga", [1, 2, 3, 6, 7, 10, 11], "one two few few many many other"),
      ("fil", [1, 3, 4, 5, 6, 14], "one one other one other other"),
    ])
  func integers(tag: String, numbers: [Int], expected: String) throws {
    let rules = try PluralRules.rules(for: #require(LocaleTag(tag)))
    #expect(numbers.map { rules.category(of: $0).rawValue }.joined(separator: " ") == expected)
  }

  @Test(
    "what is visible of a fraction decides",
    arguments: [
      ("en", 1, 0, "one"), ("en", 1, 1, "other"), ("cs", 1, 1, "many"), ("fr", 1.5, 1, "one"),
      ("ru", 1, 1, "other"), ("hi", 0.5, 1, "one"), ("lv", 0.1, 1, "one"), ("ja", 1.5, 1, "other"),
    ] as [(String, Double, Int, String)])
  func fractions(tag: String, number: Double, digits: Int, expected: String) throws {
    let rules = try PluralRules.rules(for: #require(LocaleTag(tag)))
    #expect(try rules.category(of: number, fractionDigits: digits).rawValue == expected)
  }

  @Test(
    "each category has the smallest whole number that CLDR's rules give by hand",
    arguments: [
      ("en", "one 1, other 0"), ("fr", "one 0, many 1000000, other 2"),
      ("ar", "zero 0, one 1, two 2, few 3, many 11, other 100"),
      ("ru", "one 1, few 2, many 0, other -"), ("cs", "one 1, few 2, many -, other 0"),
      ("ja", "other 0"), ("ro", "one 1, few 0, other 20"),
    ])
  func smallestIntegers(tag: String, expected: String) throws {
    let rules = try PluralRules.rules(for: #require(LocaleTag(tag)))
    let found = rules.categories.map { category in
      "\(category) \(rules.smallestInteger(in: category).map(String.init) ?? "-")"
    }
    #expect(found.joined(separator: ", ") == expected)
  }

  @Test("the categories of every locale are those of CLDR 49, but for a counted few")
  func categories() throws {
    let folder = URL(filePath: #filePath).deletingLastPathComponent()
    let file = folder.appending(path: "Recordings/plural-categories.csv")
    let oracle = CSVTable(utf8: [UInt8](try Data(contentsOf: file)))
    var differences: [String: String] = [:]
    for row in oracle.rows {
      let rules = try PluralRules.rules(for: #require(LocaleTag(row[0])))
      let found = rules.categories.map(\.rawValue).joined(separator: "/")
      if found != row[1] { differences[row[0]] = found }
    }
    #expect(oracle.rows.count == 86)
    #expect(differences == Self.changedBetweenCLDR42And49)
  }

  /// What CLDR 42 has for the two locales whose rules were changed later: Galician gained the
  /// `many` of millions that Spanish has, Vietnamese a `one` for 0 and 1.
  private static let changedBetweenCLDR42And49 = ["gl": "one/other", "vi": "other"]

  @Test("a language CLDR does not know has one category")
  func unknownLanguage() throws {
    let rules = try PluralRules.rules(for: #require(LocaleTag("qq")))
    #expect(rules.categories == [.other])
    #expect(rules.category(of: 1) == .other)
    #expect(rules.smallestInteger(in: .one) == nil)
  }

  @Test("threads share one set of rules")
  func threads() async throws {
    let tag = try #require(LocaleTag("ar"))
    let rules = try await withThrowingTaskGroup(of: PluralRules.self) { group in
      for _ in 0..<32 {
        group.addTask {
          let rules = try PluralRules.rules(for: tag)
          for number in 0..<500 { _ = rules.category(of: number) }
          return rules
        }
      }
      return try await group.reduce(into: []) { $0.append($1) }
    }
    #expect(Set(rules.map(ObjectIdentifier.init)).count == 1)
  }
}
