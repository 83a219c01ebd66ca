// MARK: - Moving on

extension JSONReader {
  /// The next byte; 0, which no rule accepts, at the end of the text.
  var peek: UInt8 { index < bytes.count ? bytes[index] : 0 }

  /// Passes the next byte if it is the one asked for.
  mutating func take(_ byte: UInt8) -> Bool {
    guard index < bytes.count, bytes[index] == byte else { return false }
    index += 1
    return true
  }

  /// Passes one byte of text that may be longer than ASCII.
  mutating func passByte() {
    if Self.isContinuation(bytes[index]) { continuationBytes += 1 }
    index += 1
  }

  /// Passes white space, and comments where they are allowed.
  mutating func skipSpace() throws(JSONError) {
    while index < bytes.count {
      switch bytes[index] {
      case UInt8(ascii: " "), UInt8(ascii: "\t"): index += 1
      case UInt8(ascii: "\n"), UInt8(ascii: "\r"): skipLineEnd()
      case UInt8(ascii: "/") where dialect == .commented: try skipComment()
      default: return
      }
    }
  }

  private mutating func skipLineEnd() {
    index += Self.lengthOfLineEnd(bytes, at: index)
    line += 1
    lineStart = index
    continuationBytes = 0
  }

  private mutating func skipComment() throws(JSONError) {
    let start = index
    index += 1
    if take(UInt8(ascii: "/")) {
      while index < bytes.count, Self.lengthOfLineEnd(bytes, at: index) == 0 { passByte() }
    } else if take(UInt8(ascii: "*")) {
      while !bytes[index...].starts(with: "*/".utf8) {
        guard index < bytes.count else {
          throw error(at: start, "the comment that begins here is never closed by '*/'")
        }
        if Self.lengthOfLineEnd(bytes, at: index) > 0 { skipLineEnd() } else { passByte() }
      }
      index += 2
    } else {
      throw error(at: start, "expected a value or a comment, found '/'")
    }
  }
}

// MARK: - Saying where and what

extension JSONReader {
  /// The place of the next byte, in constant time however long the line is.
  var position: JSONPosition {
    JSONPosition(line: line, column: index - lineStart - continuationBytes + 1)
  }

  /// The next character in words fit for a message.
  var found: String {
    guard index < bytes.count else { return "the end of the text" }
    let scalar = String(decoding: bytes[index...].prefix(4), as: UTF8.self).unicodeScalars.first
    guard let scalar, scalar.value > 0x20, scalar.value != 0x7F else {
      return "the character U+\(JSONWriter.fourHexadecimalDigits(bytes[index]))"
    }
    return "'\(scalar)'"
  }

  func error(_ reason: String) -> JSONError { error(at: index, reason) }

  /// An error at a byte, whose line and column are counted afresh: it happens once a text.
  func error(at offset: Int, _ reason: String) -> JSONError {
    var line = 1
    var lineStart = Self.lengthOfByteOrderMark(bytes)
    var index = lineStart
    while index < offset {
      let length = Self.lengthOfLineEnd(bytes, at: index)
      index += max(length, 1)
      guard length > 0, index <= offset else { continue }
      line += 1
      lineStart = index
    }
    let column = bytes[lineStart..<max(lineStart, offset)].count { !Self.isContinuation($0) } + 1
    return JSONError(position: JSONPosition(line: line, column: column), reason: reason)
  }

  static func isContinuation(_ byte: UInt8) -> Bool { byte & 0xC0 == 0x80 }

  static func lengthOfByteOrderMark(_ bytes: [UInt8]) -> Int {
    bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
  }

  /// 2 for CR LF, 1 for either alone, 0 for any other byte.
  private static func lengthOfLineEnd(_ bytes: [UInt8], at index: Int) -> Int {
    switch bytes[index] {
    case UInt8(ascii: "\n"): 1
    case UInt8(ascii: "\r"): index + 1 < bytes.count && bytes[index + 1] == 0x0A ? 2 : 1
    default: 0
    }
  }
}
