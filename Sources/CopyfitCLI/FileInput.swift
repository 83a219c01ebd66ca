internal import FoundationEssentials
internal import Requests

/// Files whose name a person or a configuration gives.
enum FileInput {
  /// The content of a file.
  ///
  /// - Parameter kind: what to name in the place of a folder.
  /// - Throws: ``InputError`` where the file cannot be read.
  static func bytes(of path: String, kind: String = "a file") throws -> [UInt8] {
    do {
      return [UInt8](try Data(contentsOf: URL(filePath: path)))
    } catch {
      throw InputError("\(path): \(reason(for: path, kind))")
    }
  }

  private static func reason(for path: String, _ kind: String) -> String {
    var isFolder = false
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else {
      return "does not exist; check the path"
    }
    return isFolder ? "a folder; name \(kind)" : "cannot be read; check its permissions"
  }
}
