internal import FoundationEssentials
internal import LayoutPrediction
internal import Requests

/// Layout files on disk.
enum LayoutInput {
  /// Reads a file.
  ///
  /// - Throws: ``LayoutFileError``; ``InputError`` where the file cannot be read.
  static func read(_ path: String) throws -> LayoutFile {
    if catalogEndings.contains(where: path.hasSuffix) {
      throw InputError(
        "\(path): a string catalog; name a layout, and give the catalogs of its texts as --strings")
    }
    let bytes: Data
    do {
      bytes = try Data(contentsOf: URL(filePath: path))
    } catch {
      throw InputError("\(path): \(reason(for: path))")
    }
    return try LayoutFileReader.read(Array(bytes), named: path)
  }

  /// Does what may fail for something in a layout, and names the file where it does.
  static func naming<R>(_ path: String, _ body: () throws -> R) throws -> R {
    do {
      return try body()
    } catch let error as LayoutError {
      throw InputError("\(path): \(error)")
    }
  }

  private static let catalogEndings = [".xcstrings", ".strings", ".stringsdict"]

  private static func reason(for path: String) -> String {
    var isFolder = false
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else {
      return "does not exist; check the path"
    }
    return isFolder
      ? "a folder; name a layout file, such as settings.json"
      : "cannot be read; check its permissions"
  }
}
