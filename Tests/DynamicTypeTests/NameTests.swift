import DynamicType
import Testing
import TextUnits

@Suite("Names of sizes and styles")
struct NameTests {
  @Test("SwiftUI counts titles from title2 and captions from caption2")
  func swiftUINames() {
    #expect(TextStyle.title1.swiftUIName == "title")
    #expect(TextStyle.caption1.swiftUIName == "caption")
    #expect(TextStyle.caption2.swiftUIName == "caption2")
    #expect(TextStyle.allCases.allSatisfy { TextStyle(name: $0.swiftUIName) == $0 })
  }

  @Test(
    "a size has five kinds of names",
    arguments: [
      ("xSmall", ContentSize.xSmall), ("extraSmall", .xSmall), ("extra-small", .xSmall),
      ("UICTContentSizeCategoryXS", .xSmall), ("large", .large),
      ("UICTContentSizeCategoryL", .large), ("xxxLarge", .xxxLarge),
      ("extraExtraExtraLarge", .xxxLarge), ("AX1", .accessibility1), ("ax1", .accessibility1),
      // UIKit counts the accessibility sizes from medium on.
      ("accessibilityMedium", .accessibility1), ("accessibilityLarge", .accessibility2),
      ("accessibility-extra-large", .accessibility3),
      ("accessibilityExtraExtraLarge", .accessibility4),
      ("UICTContentSizeCategoryAccessibilityXXXL", .accessibility5),
      ("ACCESSIBILITY5", .accessibility5),
      ("accessibility-extra-extra-extra-large", .accessibility5),
    ])
  func sizes(name: String, size: ContentSize) {
    #expect(ContentSize(name: name) == size)
  }

  @Test("no size", arguments: ["", "huge", "AX6", "AX0", "accessibility6", "x-small", " large"])
  func noSizes(name: String) {
    #expect(ContentSize(name: name) == nil)
  }

  @Test(
    "every name of the collected table",
    .enabled(if: SharedFacts.arePresent, "NOT TESTED: ../shared/facts is absent"))
  func everyName() throws {
    let facts = try SharedFacts.table("content-size-names.csv")
    #expect(facts.rows.count == 12)
    for (size, row) in zip(ContentSize.allCases, facts.rows) {
      #expect(row[0] == "\(size.rawValue)")
      for name in row[1...5] { #expect(ContentSize(name: name) == size, "\(name)") }
      #expect(size.shortName == row[1])
      #expect(size.name == row[2])
      #expect("\(size.isAccessibilitySize)" == row[6])
    }
    #expect(Set(facts.rows.flatMap { $0[1...5] }) == Set(ContentSize.allNames))
  }

  @Test("sizes are in order, five of them for accessibility")
  func order() {
    #expect(ContentSize.allCases == ContentSize.allCases.sorted())
    #expect(
      ContentSize.allCases.map(\.shortName) == [
        "xSmall", "small", "medium", "large", "xLarge", "xxLarge", "xxxLarge", "AX1", "AX2", "AX3",
        "AX4", "AX5",
      ])
    #expect(ContentSize.allCases.filter(\.isAccessibilitySize).count == 5)
  }

  @Test(
    "styles by SwiftUI's and UIKit's names",
    arguments: [
      ("body", TextStyle.body), ("BODY", .body), ("largeTitle", .largeTitle), ("title", .title1),
      ("title1", .title1), ("title2", .title2), ("caption", .caption1), ("caption2", .caption2),
      ("subheadline", .subheadline), ("subhead", .subheadline),
    ])
  func styles(name: String, style: TextStyle) {
    #expect(TextStyle(name: name) == style)
    #expect(TextStyle.allNames.contains { $0.lowercased() == name.lowercased() })
  }

  @Test("no style", arguments: ["", "boddy", "title4", "large title"])
  func noStyles(name: String) {
    #expect(TextStyle(name: name) == nil)
  }

  @Test("every name that is listed is read")
  func listed() {
    #expect(TextStyle.allNames.filter { TextStyle(name: $0) == nil }.isEmpty)
    #expect(ContentSize.allNames.filter { ContentSize(name: $0) == nil }.isEmpty)
  }
}
