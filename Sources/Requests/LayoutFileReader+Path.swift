internal import FoundationEssentials
public import LayoutPrediction

extension LayoutFileReader {
  /// Reads a file.
  ///
  /// - Throws: ``LayoutFileError``; ``InputError`` where the file cannot be read.
  public static func read(path: String) throws -> LayoutFile {
    let bytes: Data
    do {
      bytes = try Data(contentsOf: URL(filePath: path))
    } catch {
      let exists = FileManager.default.fileExists(atPath: path)
      throw InputError("\(path): \(exists ? "cannot be read" : "does not exist")")
    }
    return try read(Array(bytes), named: path)
  }
}
