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

  /// The package's folder, three levels above this file. The files are not asked of the test
  /// bundle: its accessor imports Foundation, whose ICU and ours cannot be seen by one module.
  private static let root = #filePath.split(separator: "/", omittingEmptySubsequences: false)
    .dropLast(3).map(String.init)
}
