internal import FoundationEssentials
internal import LayoutPrediction
internal import Requests

/// Layout files on disk.
enum LayoutInput {
  /// Reads a file.
  ///
  /// - Throws: ``JSONFileError``; ``InputError`` where the file cannot be read.
  static func read(_ path: String) throws -> LayoutFile {
    let bytes: Data
    do {
      bytes = try Data(contentsOf: URL(filePath: path))
    } catch {
      let exists = FileManager.default.fileExists(atPath: path)
      throw InputError("\(path): \(exists ? "cannot be read" : "does not exist")")
    }
    return try LayoutFileReader.read(Array(bytes), named: path)
  }
}
