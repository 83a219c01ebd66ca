import FoundationEssentials
import TextUnits
import Typeface

/// The bundled fonts, and folders of broken ones.
enum TestFonts {
  static let root = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
  static let folder = root.appending(path: "Fonts")
  static let bundled = BundledFonts(directory: folder.path)

  static func path(_ file: String) -> String { folder.appending(path: file).path }

  static func face(_ file: String, index: Int = 0) throws -> FontFace {
    try FontFace(FaceRecord(family: "", path: path(file), index: index))
  }

  /// Runs a closure with a new folder, which is removed afterwards.
  static func withFolder(_ body: (URL) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try body(folder)
  }
}
