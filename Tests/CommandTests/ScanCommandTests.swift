import FoundationEssentials
import JSONDocuments
import Testing

@Suite("copyfit scan")
struct ScanCommandTests {
  private static let source = """
    import SwiftUI

    struct Page: View {
      var body: some View {
        HStack(spacing: 8) {
          Text("Save").font(.headline)
          Button("Open") {}
        }
        .frame(width: 200)
      }
    }

    #Preview("Wide") { Page() }
    #Preview("Other") { Text(verbatim: "x") }

    """

  private static func folder() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try folder.write(source, to: "Page.swift")
    return folder
  }

  @Test("an outline has a view a line, with its words, modifiers and line")
  func outline() throws {
    let folder = try Self.folder()
    let run = try CopyfitProgram.run([
      "scan", folder.path(), "--format", "text", "--screen", "Wide",
    ])
    #expect(run.status == 0)
    #expect(
      run.output == """
        Wide, of a preview, \(folder.path("Page.swift")):13:20
          hstack spacing: 8.0 .frame(width: 200.0)  :5
            text key: "Save" .font(style: "headline")  :6
            button  :7
              label: text key: "Open"  :7


        """)
  }

  @Test("all screens are an array of layouts; one is a layout that check reads")
  func json() throws {
    let folder = try Self.folder()
    let all = try CopyfitProgram.run(["scan", folder.path()])
    let layouts = try #require(try JSONDocument(parsing: all.output).root.arrayValue)
    #expect(layouts.map { $0["name"]?.stringValue } == ["Wide", "Other"])
    let one = try CopyfitProgram.run([
      "scan", folder.path(), "--screen", "Wide", "--format", "json",
    ])
    try folder.write(one.output, to: "wide.json")
    let check = try CopyfitProgram.run([
      "check", folder.path("wide.json"), "--locale", "en", "--size", "large", "--rule",
      "small-target",
    ])
    #expect(check.status == 1)
    #expect(
      check.output.contains("warning small-target") || check.output.contains("error small-target"))
  }

  @Test("a screen that there is not is an error with the nearest one")
  func unknown() throws {
    let folder = try Self.folder()
    let run = try CopyfitProgram.run(["scan", folder.path(), "--screen", "Wade"])
    #expect(run.status == 2)
    #expect(run.error == "copyfit: unknown screen \"Wade\"; did you mean Wide?\n")
  }
}
