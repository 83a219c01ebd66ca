import FoundationEssentials
import TextUnits

/// Facts and measurements kept beside the package and not in it.
enum SharedFacts {
  private static let folder = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().appending(path: "shared")

  static var arePresent: Bool { FileManager.default.fileExists(atPath: folder.path) }

  static func table(_ name: String) throws -> CSVTable {
    CSVTable(try String(contentsOf: folder.appending(path: "facts/\(name)"), encoding: .utf8))
  }

  /// The records of a file of JSON Lines.
  static func records<T: Decodable>(_ name: String, as type: T.Type) throws -> [T] {
    let text = try String(
      contentsOf: folder.appending(path: "ground-truth/\(name)"), encoding: .utf8)
    return try text.split(separator: "\n").map {
      try JSONDecoder().decode(type, from: Data($0.utf8))
    }
  }
}
