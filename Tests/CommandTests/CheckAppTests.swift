import FoundationEssentials
import JSONDocuments
import Testing

@Suite("copyfit check of an app's folder")
struct CheckAppTests {
  private static let root = #filePath.split(separator: "/", omittingEmptySubsequences: false)
    .dropLast(3).joined(separator: "/")

  /// A row whose words come apart in a narrow column, and one that is cut.
  private static let rows = """
    import SwiftUI

    struct Row: View {
      let title: LocalizedStringKey
      var body: some View {
        Text(title)
          .frame(width: 90)
      }
    }

    struct Page: View {
      var body: some View {
        VStack {
          Row(title: "Notifications")
          Text("Notifications").lineLimit(1).frame(width: 60)
        }
      }
    }

    #Preview { Page() }

    """

  private static let catalog = """
    {"sourceLanguage":"en","strings":{"Notifications":{"localizations":{
    "de":{"stringUnit":{"state":"translated","value":"Mitteilungen"}}}}},"version":"1.0"}
    """

  private static func app(_ source: String = rows, catalog: String? = catalog) throws
    -> TemporaryFolder
  {
    let folder = try TemporaryFolder()
    try folder.write(source, to: "App/Page.swift")
    if let catalog { try folder.write(catalog, to: "App/Localizable.xcstrings") }
    return folder
  }

  private static func check(_ folder: TemporaryFolder, _ options: String...) throws
    -> CopyfitProgram.Run
  {
    try CopyfitProgram.run(["check", folder.path()] + options)
  }

  @Test("findings stand at their place in the source, with each language's sizes; the code is 1")
  func text() throws {
    let folder = try Self.app()
    let run = try Self.check(folder, "--rule", "word-broken,truncated")
    #expect(run.status == 1)
    let lines = run.output.split(separator: "\n").map(String.init)
    let page = folder.path("App/Page.swift")
    #expect(
      lines.filter { $0.hasPrefix(page) } == [
        "\(page):6:5 warning word-broken \"Notifications\"",
        "\(page):15:7 warning truncated \"Notifications\"",
      ])
    #expect(lines.contains { $0.hasPrefix("     de    iphone-se-3  ") && $0.contains("▓") })
    #expect(lines.contains { $0.hasPrefix("     en    iphone-se-3  ") })
    #expect(lines.contains("2 findings: 2 warnings"))
    #expect(lines.contains("1 Swift file, 1 catalog, 2 of 2 keys found in them"))
    #expect(lines.contains("2 views: 2 understood, 0 in part, 0 not at all"))
    #expect(lines.contains { $0.hasPrefix("2 languages × 2 devices × 12 sizes: 48 layouts") })
    #expect(run.error == "")
  }

  @Test("findings as JSON are as described")
  func json() throws {
    let run = try Self.check(try Self.app(), "--format", "json", "--size", "AX5")
    #expect(run.status == 1)
    let document = try JSONDocument(parsing: run.output).root
    let path = "\(Self.root)/Schemas/check-app.schema.json"
    let schema = try JSONDocument(parsing: [UInt8](try Data(contentsOf: URL(filePath: path)))).root
    #expect(SchemaChecker(schema).faults(in: document) == [])
    #expect(document["findings"]?.arrayValue?.isEmpty == false)
  }

  @Test("one Swift file is enough, and one language and device are looked at where asked for")
  func file() throws {
    let folder = try Self.app()
    let run = try CopyfitProgram.run([
      "check", folder.path("App/Page.swift"), "--locale", "en", "--device", "iphone-16", "--size",
      "large",
    ])
    #expect(run.output.contains("1 language × 1 device × 1 size: 1 layout,"))
    #expect(
      run.error == "copyfit: no string catalog here; texts are checked as the source has them\n")
  }

  @Test("comments let findings be; those that let nothing be are named")
  func suppressions() throws {
    let source = Self.rows.replacing(
      "    Text(title)\n",
      with: "    // copyfit:ignore word-broken the row is going away\n    Text(title)\n"
    ).replacing(
      "VStack {", with: "VStack {  // copyfit:ignore clipped nothing is"
    ).replacing(".frame(width: 60)", with: ".frame(width: 60)  // copyfit:ignore truncated names")
    let folder = try Self.app(source)
    let run = try Self.check(folder, "--rule", "word-broken,truncated,clipped")
    #expect(run.status == 0)
    #expect(run.output.contains("nothing to report"))
    let page = folder.path("App/Page.swift")
    #expect(run.output.contains("let be: \(page):7:5 word-broken: the row is going away\n"))
    #expect(
      run.output.contains(
        "this comment lets nothing be and can go: \(page):14 copyfit:ignore clipped\n"))
  }

  @Test("a comment without a reason is an error")
  func suppressionFaults() throws {
    let folder = try Self.app("// copyfit:ignore truncated\n" + Self.rows)
    let run = try Self.check(folder, "--rule", "untranslated", "--locale", "de")
    #expect(run.status == 1)
    #expect(
      run.output.contains(
        "error: \(folder.path("App/Page.swift")):1: copyfit:ignore truncated gives no reason"))
  }

  @Test("what cannot be checked is said, with code 2")
  func failures() throws {
    let none = try Self.app("struct Point { var x = 0 }\n")
    let run = try Self.check(none)
    #expect(run.status == 2)
    #expect(run.error == "copyfit: \(none.path()): no view of SwiftUI in 1 Swift file\n")

    let catalogs = try TemporaryFolder()
    try catalogs.write(Self.catalog, to: "Localizable.xcstrings")
    let width = try Self.check(catalogs)
    #expect(width.status == 2)
    #expect(
      width.error == "copyfit: \(catalogs.path()): no Swift file; name an app's folder, or give "
        + "--width to check catalogs\n")

    let silent = try Self.app(
      "import SwiftUI\nstruct Dot: View { var body: some View { Color.red } }\n", catalog: nil)
    let empty = try Self.check(silent)
    #expect(empty.status == 2)
    #expect(
      empty.error.hasSuffix(
        "copyfit: nothing was looked at; no screen shows a text or something to tap\n"))
  }

  @Test("what does not go together is refused with the way out")
  func refusals() throws {
    let folder = try Self.app()
    let lines = try Self.check(folder, "--lines", "2")
    #expect(
      lines.error == "copyfit: --lines is for catalogs; an app says itself how its texts are set\n")
    let cures = try Self.check(folder, "--cures")
    #expect(cures.error.contains("copyfit scan PATH --screen NAME --format json"))
  }
}
