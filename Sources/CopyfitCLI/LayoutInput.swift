internal import LayoutPrediction
internal import Requests

/// Layout files on disk.
enum LayoutInput {
  /// Reads a file.
  ///
  /// - Throws: ``JSONFileError``; ``InputError`` where the file cannot be read.
  static func read(_ path: String) throws -> LayoutFile {
    if catalogEndings.contains(where: path.hasSuffix) {
      throw InputError(
        "\(path): a string catalog; name a layout, and give the catalogs of its texts as --strings")
    }
    return try LayoutFileReader.read(
      FileInput.bytes(of: path, kind: "a layout file, such as settings.json"), named: path)
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
}
