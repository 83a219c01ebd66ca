import FoundationEssentials
import Testing

/// The recorded files of these tests, and the catalogs outside the package they are run on.
enum Recording {
  static let folder = path(["Tests", "CatalogsTests", "Recordings"])

  static func path(_ components: [String]) -> String {
    (root + components).joined(separator: "/")
  }

  static func bytes(_ path: String) throws -> [UInt8] {
    [UInt8](try Data(contentsOf: URL(filePath: path)))
  }

  /// The package's folder, three levels above this file. Files are named by path, because
  /// messages that are compared show it, and because the corpus is outside the test's bundle.
  private static let root = #filePath.split(separator: "/", omittingEmptySubsequences: false)
    .dropLast(3).map(String.init)
}
