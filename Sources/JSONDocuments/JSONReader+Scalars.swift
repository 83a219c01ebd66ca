extension JSONReader {
  /// Reads a string from its opening quote on.
  mutating func readString() throws(JSONError) -> String {
    let start = index
    index += 1
    var runStart = index
    // Stays empty for a string without escapes, which is decoded straight from the text.
    var decoded: [UInt8] = []
    while index < bytes.count {
      let byte = bytes[index]
      if byte == UInt8(ascii: "\"") {
        let run = bytes[runStart..<index]
        index += 1
        return decoded.isEmpty
          ? String(decoding: run, as: UTF8.self) : String(decoding: decoded + run, as: UTF8.self)
      } else if byte == UInt8(ascii: "\\") {
        decoded += bytes[runStart..<index]
        decoded += try readEscape()
        runStart = index
      } else if byte < 0x20 {
        throw error(
          byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r")
            ? "the string that begins at column \(error(at: start, "").column) has no closing quote"
            : "\(found) in a string must be written as an escape")
      } else {
        passByte()
      }
    }
    throw error(at: start, "the string that begins here is never closed")
  }

  private mutating func readEscape() throws(JSONError) -> [UInt8] {
    let start = index
    index += 1
    let escape = peek
    index += 1
    switch escape {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): return [escape]
    case UInt8(ascii: "b"): return [0x08]
    case UInt8(ascii: "f"): return [0x0C]
    case UInt8(ascii: "n"): return [0x0A]
    case UInt8(ascii: "r"): return [0x0D]
    case UInt8(ascii: "t"): return [0x09]
    case UInt8(ascii: "u"): return Array(String(try readEscapedScalar(from: start)).utf8)
    default:
      index = min(start + 1, bytes.count)
      throw error("\\ must be followed by one of \" \\ / b f n r t u, found \(found)")
    }
  }

  /// Reads what follows `\u`: four hexadecimal digits, or two such escapes that make a pair.
  private mutating func readEscapedScalar(from start: Int) throws(JSONError) -> Unicode.Scalar {
    let first = try readCodeUnit()
    if let scalar = Unicode.Scalar(first) { return scalar }
    guard UTF16.isLeadSurrogate(first), take(UInt8(ascii: "\\")), take(UInt8(ascii: "u")) else {
      throw error(at: start, "half of a surrogate pair; \\u escapes beyond U+FFFF come in pairs")
    }
    let second = try readCodeUnit()
    guard UTF16.isTrailSurrogate(second) else {
      throw error(at: start, "half of a surrogate pair; \\u escapes beyond U+FFFF come in pairs")
    }
    return UTF16.decode(UTF16.EncodedScalar([first, second]))
  }

  private mutating func readCodeUnit() throws(JSONError) -> UInt16 {
    var unit: UInt16 = 0
    for _ in 0..<4 {
      guard let digit = Character(Unicode.Scalar(peek)).hexDigitValue else {
        throw error("\\u must be followed by four hexadecimal digits, found \(found)")
      }
      unit = unit << 4 | UInt16(digit)
      index += 1
    }
    return unit
  }

  /// Reads `-? (0 | [1-9][0-9]*) (. [0-9]+)? ([eE] [+-]? [0-9]+)?`.
  mutating func readNumber() throws(JSONError) -> JSONNumber {
    let start = index
    _ = take(UInt8(ascii: "-"))
    if take(UInt8(ascii: "0")) {
      if isDigit(peek) { throw error(at: start, "a number must not begin with a zero") }
    } else {
      try skipDigits()
    }
    if take(UInt8(ascii: ".")) { try skipDigits() }
    if take(UInt8(ascii: "e")) || take(UInt8(ascii: "E")) {
      if !take(UInt8(ascii: "+")) { _ = take(UInt8(ascii: "-")) }
      try skipDigits()
    }
    let text = String(decoding: bytes[start..<index], as: UTF8.self)
    guard let number = JSONNumber(grammatical: text) else {
      throw error(at: start, "the number \(text) is too large")
    }
    return number
  }

  private mutating func skipDigits() throws(JSONError) {
    guard isDigit(peek) else { throw error("expected a digit, found \(found)") }
    while isDigit(peek) { index += 1 }
  }

  private func isDigit(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
  }
}
