import DynamicType
import LineBreaking
import Requests
import Testing
import TextUnits

@Suite("Names and numbers on a command line")
struct InputNamesTests {
  @Test(
    "lists of sizes, in order and once each",
    arguments: [
      (["AX5", "large", "accessibility5"], [ContentSize.large, .accessibility5]),
      (["all"], ContentSize.allCases),
      (["Accessibility"], Array(ContentSize.allCases.suffix(5))),
      (["accessibility", "small"], [.small] + ContentSize.allCases.suffix(5)),
      ([], []),
    ])
  func sizes(names: [String], sizes: [ContentSize]) throws {
    #expect(try InputNames.sizes(names) == sizes)
  }

  @Test("one wrong size spoils the list")
  func wrongSize() {
    let error = #expect(throws: InputError.self) { try InputNames.sizes(["large", "larg"]) }
    #expect(error?.description == #"unknown size "larg"; did you mean large?"#)
  }

  @Test(
    "locales of known languages",
    arguments: [("ja", "ja"), ("pt_BR", "pt-BR"), ("zh-hans", "zh-Hans"), ("yue", "yue")])
  func locales(name: String, identifier: String) throws {
    #expect(try InputNames.locale(name).identifier == identifier)
  }

  @Test("no locales", arguments: ["", "jp-JP", "xx", "japanese", "e n", "12"])
  func noLocales(name: String) {
    let error = #expect(throws: InputError.self) { try InputNames.locale(name) }
    #expect(error?.description.hasPrefix("unknown locale \"\(name)\"") == true)
  }

  @Test(
    "lengths are above 0 and finite",
    arguments: [("160", 160.0), ("0.5", 0.5), ("1e3", 1000), ("1e308", 1e308)])
  func lengths(text: String, value: Points) throws {
    #expect(try InputNames.length("width", text) == value)
  }

  @Test(
    "no lengths",
    arguments: [
      "", "wide", "0", "-0", "-3", "nan", "NaN", "inf", "-inf", "1e999", "16pt", "1,5", " 5",
    ])
  func noLengths(text: String) {
    let error = #expect(throws: InputError.self) { try InputNames.length("width", text) }
    #expect(error?.description.hasPrefix("width") == true)
  }

  @Test("font sizes and spacings whose sums stay numbers")
  func bounded() throws {
    #expect(try InputNames.fontSize("fontSize", 10_000) == 10_000)
    #expect(try InputNames.spacing("letterSpacing", -10_000) == -10_000)
    for value in [10_001, 1e308, Points.infinity, .nan] {
      #expect(throws: InputError.self) { try InputNames.fontSize("fontSize", value) }
      #expect(throws: InputError.self) { try InputNames.spacing("letterSpacing", -value) }
    }
  }

  @Test("no counts", arguments: ["", "0", "-1", "1.5", "two", "99999999999999999999"])
  func noCounts(text: String) {
    #expect(throws: InputError.self) { try InputNames.count("lines", text) }
  }

  @Test("counts and factors")
  func countsAndFactors() throws {
    #expect(try InputNames.count("lines", "3") == 3)
    #expect(try InputNames.scale("min-scale", "0.7") == 0.7)
    #expect(try InputNames.scale("min-scale", "1") == 1)
  }

  @Test("no factors", arguments: ["", "0", "-0.5", "1.5", "nan", "inf", "half"])
  func noFactors(text: String) {
    #expect(throws: InputError.self) { try InputNames.scale("min-scale", text) }
  }

  @Test("styles, weights, profiles and choices by name")
  func names() throws {
    #expect(try InputNames.style("Title") == .title1)
    #expect(try InputNames.weight("600") == .semibold)
    #expect(try InputNames.profile("ios").name == "ios")
    #expect(
      try InputNames.choice("truncate", "head", of: LineConstraints.Truncation.self) == .head)
  }
}
