internal import LayoutPrediction
internal import Requests

/// Layout files on disk.
enum LayoutInput {
  /// Reads a file.
  ///
  /// - Throws: ``JSONFileError``; ``InputError`` where the file cannot be read.
  static func read(_ path: String) throws -> LayoutFile {
    try LayoutFileReader.read(FileInput.bytes(of: path), named: path)
  }
}
