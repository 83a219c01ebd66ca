import AppAuditing
import Auditing
import Catalogs
import LayoutPrediction
import RoundAdvances
import SwiftUISource
import Testing

@Suite("Parts of an app")
struct SelectionTests {
  // MARK: Shards

  @Test(
    "names of shards",
    arguments: [
      ("1/1", true), ("2/4", true), ("4/4", true), ("5/4", false),
      ("0/4", false), ("1/0", false), ("-1/2", false), ("1", false), ("1/2/3", false),
      ("a/b", false),
      ("", false),
    ])
  func names(text: String, isValid: Bool) {
    #expect((Shard(text) != nil) == isValid)
    if isValid { #expect(Shard(text)?.description == text) }
  }

  /// A screen of a few texts for each number.
  private static func app(_ sizes: [Int]) throws -> AppFiles {
    let screens = sizes.enumerated().map { index, count in
      let texts = (0..<count).map { _ in "Text(\"aaaaaaaa\").lineLimit(1).frame(width: 90)" }
      return """
        struct S\(index): View { var body: some View { VStack { \(texts.joined(separator: "; ")) } } }
        #Preview("P\(index)") { S\(index)() }

        """
    }
    return try AppFiles(["A.swift": "import SwiftUI\n" + screens.joined()])
  }

  private static func report(
    _ files: AppFiles, _ selection: ScreenSelection, rules: [String] = ["truncated"]
  ) throws -> AppReport {
    var options = AppAuditOptions(rules: rules.compactMap(LayoutRules.rule(named:)))
    options.selection = selection
    options.catalogRules = []
    return AppAudit(measurer: RoundMeasurer(), options: options)
      .run(AppSource(try AppFolder([files.root])))
  }

  @Test(
    "every screen is in one shard, and no shard has more than its share and one screen",
    arguments: [1, 2, 3, 5, 12])
  func shards(count: Int) throws {
    let sizes = [1, 9, 2, 2, 7, 1, 1, 3, 30]
    let files = try Self.app(sizes)
    var seen: [String] = []
    // A stack and its texts.
    let costs = sizes.map { $0 == 1 ? 1 : $0 + 1 }
    for index in 1...count {
      let shard = try #require(Shard(index: index, count: count))
      let report = try Self.report(files, ScreenSelection(shard: shard))
      let names = report.findings.flatMap(\.screens)
      var own: [String] = []
      for name in names where !own.contains(name) { own.append(name) }
      seen += own
      let cost = own.compactMap { Int($0.dropFirst()) }.map { costs[$0] }.reduce(0, +)
      #expect(cost <= costs.reduce(0, +) / count + 32)
      #expect(report.coverage.screens.values.reduce(0, +) == own.count)
      #expect(!report.isEmptyAudit)
    }
    #expect(seen == sizes.indices.map { "P\($0)" })
  }

  // MARK: What a change reaches

  private static let layered = [
    "App/Row.swift": "struct Row: View { let t: String; var body: some View { Text(t) } }",
    "App/One.swift": "struct One: View { var body: some View { Row(t: \"one\") } }",
    "App/Two.swift": "struct Two: View { var body: some View { Text(\"two\").card() } }",
    "App/Three.swift": "struct Three: View { var body: some View { Text(Names.three) } }",
    "App/Card.swift": "extension View { func card() -> some View { padding(Layout.gap) } }",
    "App/Layout.swift": "enum Layout { static let gap = 8.0 }",
    "App/Names.swift": "enum Names { static let three: LocalizedStringKey = \"three\" }",
    "App/Alias.swift": "typealias Line = Row",
    "App/Four.swift": "struct Four: View { var body: some View { Line(t: \"four\") } }",
    "App/Alone.swift": "struct Alone: View { var body: some View { Text(verbatim: \"x\") } }",
  ]

  @Test(
    "a change reaches what names what it declares, and so on",
    arguments: [
      (["Alone"], ["Alone"]), (["One"], ["One"]), (["Row"], ["Alias", "Four", "One", "Row"]),
      (["Layout"], ["Card", "Layout", "Two"]), (["Card"], ["Card", "Two"]),
      (["Names", "Two"], ["Names", "Three", "Two"]), (["Nowhere"], []), ([], []),
    ])
  func reached(changed: [String], expected: [String]) throws {
    let files = try AppFiles(Self.layered)
    let folder = try AppFolder([files.root])
    let dependencies = SourceDependencies(folder.swiftFiles)
    let reached = dependencies.reached(
      from: Set(changed.map { files.path("App/\($0).swift") }))
    #expect(reached.map(files.short).sorted() == expected.map { "App/\($0).swift" })
  }

  @Test("only screens with a view from a reached file are looked at, and the others are counted")
  func screens() throws {
    let files = try AppFiles(Self.layered)
    let folder = try AppFolder([files.root])
    let changes = SourceChanges(
      since: "HEAD", changed: [files.path("App/Row.swift"), files.path("README.md")], in: folder,
      AppSource(folder))
    #expect(changes.swiftFiles == [files.path("App/Row.swift")])
    let report = try Self.report(files, ScreenSelection(changes: changes))
    // One and Four show the row; Two, Three and Alone do not.
    #expect(report.coverage.screens == [.alone: 2])
    #expect(report.coverage.unchangedScreens == 3)
    #expect(report.coverage.isPartial)
    #expect(report.isPass)
  }

  @Test("a changed catalog reaches the files that use its keys")
  func catalogs() throws {
    var texts = Self.layered
    texts["App/Localizable.xcstrings"] =
      #"{"sourceLanguage":"en","strings":{"three":{}},"version":"1.0"}"#
    let files = try AppFiles(texts)
    let folder = try AppFolder([files.root])
    let app = AppSource(folder)
    func reached(_ file: String) -> [String] {
      SourceChanges(since: "x", changed: [files.path(file)], in: folder, app).reached
        .map(files.short).sorted()
    }
    #expect(reached("App/Localizable.xcstrings") == ["App/Names.swift", "App/Three.swift"])
    #expect(reached("README.md") == [])
  }

  @Test("no screen that a change reaches is a pass, not an empty audit")
  func nothing() throws {
    let files = try AppFiles(Self.layered)
    let folder = try AppFolder([files.root])
    let changes = SourceChanges(since: "HEAD", changed: [], in: folder, AppSource(folder))
    let report = try Self.report(files, ScreenSelection(changes: changes))
    #expect(report.coverage.screens == [:])
    #expect(report.coverage.unchangedScreens == 5)
    #expect(!report.isEmptyAudit)
    #expect(report.isPass)
  }
}
