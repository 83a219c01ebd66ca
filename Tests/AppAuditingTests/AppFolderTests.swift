import AppAuditing
import Catalogs
import FoundationEssentials
import Glibc
import Testing

@Suite("An app's folder")
struct AppFolderTests {
  @Test("Swift files and catalogs are found; tests, tools' folders and hidden ones are passed over")
  func findsFiles() throws {
    let files = try AppFiles([
      "App/A.swift": "", "App/en.lproj/Localizable.strings": "",
      "App/de.lproj/Localizable.strings": "",
      "Feed/Sources/B.swift": "", "Feed/Resources/Feed.xcstrings": "{}", "README.md": "",
      "AppTests/T.swift": "", "AppUITests/T.swift": "", "Tests/T.swift": "", "Pods/P.swift": "",
      "Carthage/P.swift": "", "DerivedData/P.swift": "", "SourcePackages/checkouts/P.swift": "",
      "build/P.swift": "", "node_modules/P.swift": "", ".build/P.swift": "",
    ])
    let folder = try AppFolder([files.root])
    #expect(folder.swiftFiles.map(files.short) == ["App/A.swift", "Feed/Sources/B.swift"])
    #expect(folder.catalogs.map(\.tableName) == ["Localizable", "Feed"])
    #expect(folder.catalogs.map(\.files.count) == [2, 1])
    #expect(folder.problems == [])
  }

  @Test("tables that no view of SwiftUI shows are left out")
  func otherTables() throws {
    let files = try AppFiles([
      "en.lproj/InfoPlist.strings": "", "en.lproj/AppShortcuts.strings": "",
      "en.lproj/LaunchScreen.strings": "", "en.lproj/Main.strings": "",
      "en.lproj/Login.strings": "", "Base.lproj/Login.storyboard": "",
      "en.lproj/Localizable.strings": "",
    ])
    #expect(try AppFolder([files.root]).catalogs.map(\.tableName) == ["Localizable"])
  }

  @Test("a link to a folder around it is named, and the rest goes on")
  func linkLoop() throws {
    let files = try AppFiles(["App/A.swift": ""])
    try files.link("App/loop", to: "..")
    try files.link("App/self", to: ".")
    let folder = try AppFolder([files.root])
    #expect(folder.swiftFiles.map(files.short) == ["App/A.swift"])
    #expect(folder.problems.map(\.reason) == [.linkLoop, .linkLoop])
    #expect(folder.problems.map(\.place).map(files.short) == ["App/loop", "App/self"])
  }

  @Test("links lead to what is outside, once, and not to what is come by anyway")
  func links() throws {
    let outside = try AppFiles(["Shared/S.swift": ""])
    try outside.link("Shared/back", to: "..")
    let files = try AppFiles(["App/A.swift": ""])
    try files.link("Again", to: "App")
    try files.link("One", to: outside.path("Shared"))
    try files.link("Two", to: outside.path("Shared"))
    try files.link("Gone.swift", to: "nowhere.swift")
    let folder = try AppFolder([files.root])
    #expect(folder.swiftFiles.map(files.short) == ["App/A.swift", "One/S.swift"])
    #expect(folder.problems.map(\.place).map(files.short) == ["Gone.swift", "One/back"])
    #expect(folder.problems.map(\.reason) == [.unreadable, .linkLoop])
  }

  /// The superuser may list every folder.
  @Test(
    "a folder that cannot be listed is named, and the rest goes on", .enabled(if: getuid() != 0))
  func unreadable() throws {
    let files = try AppFiles(["App/A.swift": "", "Closed/B.swift": ""])
    try files.setPermissions(0, of: "Closed")
    defer { try? files.setPermissions(0o755, of: "Closed") }
    let folder = try AppFolder([files.root])
    #expect(folder.swiftFiles.map(files.short) == ["App/A.swift"])
    #expect(
      folder.problems.map(\.description).map(files.short) == ["Closed: the folder cannot be listed"]
    )
  }

  @Test("what does not exist is an error")
  func missing() throws {
    let error = try #require(throws: AppFolderError.self) { try AppFolder(["no/such/app"]) }
    #expect(error.path == "no/such/app")
  }

  @Test("a folder is named as it was given")
  func names() throws {
    let files = try AppFiles(["A.swift": ""])
    #expect(try AppFolder([files.root + "//"]).swiftFiles == [files.path("A.swift")])
    #expect(try AppFolder([files.path("A.swift")]).swiftFiles == [files.path("A.swift")])
  }
}
