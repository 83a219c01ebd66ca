import AppAuditing
import Catalogs
import LayoutPrediction
import SwiftUISource
import Testing

@Suite("An app read from its folder")
struct AppSourceTests {
  private static let view = """
    import SwiftUI
    struct Page: View { var body: some View { Text("Save") } }
    #Preview { Page() }

    """

  private static func read(_ files: AppFiles) throws -> AppSource {
    AppSource(try AppFolder([files.root]))
  }

  @Test("files that cannot be read, or in part, are named, and the rest goes on")
  func problems() throws {
    let files = try AppFiles([
      "Good.swift": Self.view, "Half.swift": "struct Half { func",
      "Bad.xcstrings": "{", "Other.xcstrings": #"{"sourceLanguage":"en","strings":{}}"#,
    ])
    try files.write([0x2F, 0x2F, 0xFF, 0xFE], to: "Latin.swift")
    try files.write([UInt8](repeating: 0x20, count: 4 << 20 + 1), to: "Large.swift")
    let app = try Self.read(files)
    #expect(
      app.problems.map { "\(files.short($0.place)) \($0.reason.rawValue)" } == [
        "Bad.xcstrings broken-catalog", "Half.swift syntax-errors", "Large.swift too-large",
        "Latin.swift not-utf-8",
      ])
    #expect(app.reading.views.map(\.name) == ["Page"])
    #expect(app.catalogs.map(\.tableName) == ["Other"])
  }

  private static func catalog(_ text: String) -> String {
    """
    {"sourceLanguage":"en","strings":{"Save":{"localizations":{
    "en":{"stringUnit":{"state":"translated","value":"\(text)"}}}}}}
    """
  }

  @Test("of two modules with the same key each shows its own text")
  func nearestModule() throws {
    let files = try AppFiles([
      "App/Page.swift": Self.view, "App/Resources/Localizable.xcstrings": Self.catalog("App"),
      "Feed/Sources/Row.swift": """
      import SwiftUI
      struct Row: View { var body: some View { Text("Save") } }
      #Preview { Row() }
      """, "Feed/Resources/en.lproj/Localizable.strings": "\"Save\" = \"Feed\";\n",
      "Base/Localizable.xcstrings": #"{"sourceLanguage":"en","strings":{"Open":{}}}"#,
    ])
    let app = try Self.read(files)
    let tables = app.reading.screens.map { screen -> String? in
      guard case .text(let content) = screen.layout.view.kind else { return nil }
      return content.table.map(files.short)
    }
    #expect(tables == ["App/Resources/Localizable", "Feed/Resources/Localizable"])
    #expect(app.reading.keyUses.map(\.isBound) == [true, true])
  }

  @Test("a key that one catalog has needs no folder, wherever the catalog is")
  func onlyCatalog() throws {
    let files = try AppFiles([
      "App/Page.swift": Self.view, "Shared/Localizable.xcstrings": Self.catalog("Shared"),
      "App/Localizable.xcstrings": #"{"sourceLanguage":"en","strings":{"Open":{}}}"#,
    ])
    let app = try Self.read(files)
    guard case .text(let content)? = app.reading.screens.first?.layout.view.kind else {
      Issue.record("no text")
      return
    }
    #expect(content.key == "Save" && content.table == nil)
    #expect(app.reading.keyUses.map(\.isBound) == [true])
  }
}
