internal import FoundationEssentials
internal import Requests

/// Files whose name a person or a configuration gives.
enum FileInput {
  /// - Throws: ``InputError`` where the file cannot be read.
  static func bytes(of path: String) throws -> [UInt8] {
    do {
      return [UInt8](try Data(contentsOf: URL(filePath: path)))
    } catch {
      let exists = FileManager.default.fileExists(atPath: path)
      throw InputError("\(path): \(exists ? "cannot be read" : "does not exist")")
    }
  }
}
