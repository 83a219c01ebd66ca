/// Reads property lists in all three of their forms.
enum PropertyListReader {
  /// Reads a `.strings` or `.stringsdict` file.
  ///
  /// - Throws: ``CatalogError/undecodable(file:line:reason:)``,
  ///   ``CatalogError/syntax(file:line:reason:)``.
  /// - Complexity: O(number of bytes).
  static func read(_ bytes: [UInt8], file: String) throws(CatalogError) -> PropertyListNode {
    if bytes.starts(with: BinaryPropertyListReader.signature) {
      var reader = BinaryPropertyListReader(bytes, file: file)
      return try reader.read()
    }
    let text = try CatalogText.utf8(from: bytes, file: file)
    let start = text.prefix { $0 <= UInt8(ascii: " ") }.count
    if ["<?xml", "<!DOCTYPE", "<plist"].contains(where: { text[start...].starts(with: $0.utf8) }) {
      var reader = XMLPropertyListReader(text, file: file)
      return try reader.read()
    }
    var reader = OpenStepPropertyListReader(text, file: file)
    return try reader.read()
  }
}
