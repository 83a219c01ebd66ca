import Foundation

/// The package that these tests belong to, as it is on disk.
enum PackageTree {
  static let root = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  static func manifest() throws -> String {
    try String(contentsOf: root.appending(path: "Package.swift"), encoding: .utf8)
  }

  /// Every Swift file below `Sources`, sorted by path.
  static func sourceFiles() throws -> [SourceFile] {
    let sources = root.appending(path: "Sources")
    return try FileManager.default.subpathsOfDirectory(atPath: sources.path)
      .filter { $0.hasSuffix(".swift") }.sorted()
      .map { path in
        SourceFile(
          path: path,
          text: try String(contentsOf: sources.appending(path: path), encoding: .utf8))
      }
  }

  /// Names of what a folder below `Sources` holds, sorted.
  static func contents(ofModule module: String) throws -> [String] {
    try FileManager.default.contentsOfDirectory(
      atPath: root.appending(path: "Sources/\(module)").path
    ).sorted()
  }
}
