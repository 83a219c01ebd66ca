/// The text of a file in whichever encoding it is kept.
///
/// Xcode has written `.strings` files in UTF-16 with a byte order mark, and writes UTF-8 today;
/// other tools leave the mark out. Without one, text in UTF-16 is known by its zero bytes: every
/// catalog has ASCII quotes, equal signs and line ends.
enum CatalogText {
  /// The text as UTF-8, without a byte order mark.
  ///
  /// - Throws: ``CatalogError/undecodable(file:line:reason:)``.
  /// - Complexity: O(number of bytes).
  static func utf8(from bytes: [UInt8], file: String) throws(CatalogError) -> [UInt8] {
    switch encoding(of: bytes) {
    case .utf8(let start):
      let text = Array(bytes[start...])
      do {
        _ = try UTF8Span(validating: text.span)
      } catch {
        let line = 1 + text[..<error.byteOffsets.lowerBound].count { $0 == UInt8(ascii: "\n") }
        throw .undecodable(file: file, line: line, reason: "the text is not valid UTF-8 here")
      }
      return text
    case .utf16(let start, let high, let low):
      let body = bytes[start...]
      guard body.count.isMultiple(of: 2) else {
        throw .undecodable(
          file: file, line: nil, reason: "text in UTF-16 with half a code unit at its end")
      }
      let units = stride(from: start, to: bytes.count, by: 2).map { index in
        UInt16(bytes[index + high]) << 8 | UInt16(bytes[index + low])
      }
      guard let text = String(validating: units, as: UTF16.self) else {
        throw .undecodable(
          file: file, line: nil, reason: "text in UTF-16 with half a surrogate pair in it")
      }
      return Array(text.utf8)
    }
  }

  private enum Encoding {
    case utf8(start: Int)
    /// Where the high and the low byte of each code unit stand.
    case utf16(start: Int, high: Int, low: Int)
  }

  private static func encoding(of bytes: [UInt8]) -> Encoding {
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { return .utf8(start: 3) }
    if bytes.starts(with: [0xFE, 0xFF]) { return .utf16(start: 2, high: 0, low: 1) }
    if bytes.starts(with: [0xFF, 0xFE]) { return .utf16(start: 2, high: 1, low: 0) }
    let head = bytes.prefix(4096)
    let zerosAtEven = head.indices.count { $0.isMultiple(of: 2) && bytes[$0] == 0 }
    let zerosAtOdd = head.indices.count { !$0.isMultiple(of: 2) && bytes[$0] == 0 }
    // Text in UTF-8 has no zero bytes; a file with a few is damaged rather than UTF-16.
    guard max(zerosAtEven, zerosAtOdd) * 20 > head.count else { return .utf8(start: 0) }
    return zerosAtEven > zerosAtOdd
      ? .utf16(start: 0, high: 0, low: 1) : .utf16(start: 0, high: 1, low: 0)
  }
}
