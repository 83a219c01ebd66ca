/// A place in UTF-8 text that knows its line; what the readers of text formats share.
struct TextCursor {
  let bytes: [UInt8]
  private(set) var index = 0
  /// From 1; lines end at LF, CR or CR LF.
  private(set) var line = 1

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  var isAtEnd: Bool { index == bytes.count }

  /// The next byte; `nil` at the end.
  var peek: UInt8? { index < bytes.count ? bytes[index] : nil }

  /// The next character in words fit for a message.
  var found: String {
    guard !isAtEnd else { return "the end of the file" }
    let scalar = String(decoding: bytes[index...].prefix(4), as: UTF8.self).unicodeScalars.first
    guard let scalar, scalar.value > 0x20, scalar.value != 0x7F else { return "a blank" }
    return "'\(scalar)'"
  }

  func isAt(_ text: String) -> Bool { bytes[index...].starts(with: text.utf8) }

  /// Passes one byte.
  mutating func advance() {
    let byte = bytes[index]
    index += 1
    switch byte {
    case UInt8(ascii: "\n"): line += 1
    case UInt8(ascii: "\r"): if peek != UInt8(ascii: "\n") { line += 1 }
    default: break
    }
  }

  mutating func advance(by count: Int) {
    for _ in 0..<min(count, bytes.count - index) { advance() }
  }

  /// Passes `text` if it comes next.
  mutating func take(_ text: String) -> Bool {
    guard isAt(text) else { return false }
    advance(by: text.utf8.count)
    return true
  }

  mutating func skipBlanks() {
    while let byte = peek, byte <= UInt8(ascii: " ") { advance() }
  }

  /// Passes everything up to and with `end`, and returns what was before it; `nil`, with nothing
  /// passed, where `end` never comes.
  mutating func takeText(before end: String) -> ArraySlice<UInt8>? {
    let mark = Array(end.utf8)
    var search = index
    while let hit = bytes[search...].firstIndex(of: mark[0]) {
      if bytes[hit...].starts(with: mark) {
        let text = bytes[index..<hit]
        advance(by: hit + mark.count - index)
        return text
      }
      search = hit + 1
    }
    return nil
  }
}
