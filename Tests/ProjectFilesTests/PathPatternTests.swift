import ProjectFiles
import Testing

@Suite("Patterns of paths")
struct PathPatternTests {
  @Test(
    "a pattern covers what it names, and what is in it",
    arguments: [
      ("App", "App/A.swift", true), ("App", "Sources/App/A.swift", true),
      ("App", "Apple/A.swift", false), ("App/", "App/A.swift", true),
      ("./App", "App/A.swift", true), ("./App", "Sources/App/A.swift", false),
      ("App/Rows", "App/Rows/A.swift", true), ("App/Rows", "X/App/Rows/A.swift", false),
      ("App/*.swift", "App/A.swift", true), ("App/*.swift", "App/Rows/A.swift", false),
      ("App/**/*.swift", "App/A.swift", true), ("App/**/*.swift", "App/Rows/Deep/A.swift", true),
      ("**/Vendor", "Vendor/A.swift", true), ("**/Vendor", "A/B/Vendor/C/A.swift", true),
      ("**/Vendor", "A/Vendors/A.swift", false), ("*/Sources", "Feed/Sources/A.swift", true),
      ("*/Sources", "Sources/A.swift", false), ("Row?.swift", "App/Row1.swift", true),
      ("Row?.swift", "App/Row12.swift", false), (".", "App/A.swift", true),
      ("**", "A.swift", true), ("A/**/**/B", "A/B", true), ("A/**/B/**/C", "A/x/B/B/y/C", true),
      ("A/**/B/**/C", "A/x/C", false),
    ])
  func matches(pattern: String, path: String, expected: Bool) {
    #expect(PathPattern(pattern).matches(path) == expected)
  }

  @Test("what is excluded wins over what is included")
  func covers() {
    var configuration = AppConfiguration()
    #expect(configuration.covers("Any.swift"))
    configuration.include = [PathPattern("App")]
    configuration.exclude = [PathPattern("Generated")]
    #expect(configuration.covers("App/A.swift"))
    #expect(!configuration.covers("Other/A.swift"))
    #expect(!configuration.covers("App/Generated/A.swift"))
  }
}
