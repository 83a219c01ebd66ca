/// A quoted string of OpenStep while it is being read.
///
/// `\U` escapes name code units of UTF-16, so what lies beyond U+FFFF is written as two of them,
/// which belong together only if nothing stands between them.
struct OpenStepString {
  private var bytes: [UInt8] = []
  private var leadSurrogate: UInt16?

  /// What has been read; half a surrogate pair has become U+FFFD.
  var string: String {
    var copy = self
    copy.endPair()
    return String(decoding: copy.bytes, as: UTF8.self)
  }

  mutating func append(_ byte: UInt8) {
    endPair()
    bytes.append(byte)
  }

  /// Reads what follows a backslash. An escape that is not known stands for its own character, as
  /// in CoreFoundation.
  mutating func appendEscape(from cursor: inout TextCursor) {
    guard let byte = cursor.peek else { return }
    if let unit = Self.takeDigits(from: &cursor, radix: 8, atMost: 3) {
      // NextStep's encoding differs from ASCII above 127; files that use it are unknown by now.
      append(unit)
      return
    }
    cursor.advance()
    switch byte {
    case UInt8(ascii: "a"): append(UInt8(0x07))
    case UInt8(ascii: "b"): append(UInt8(0x08))
    case UInt8(ascii: "f"): append(UInt8(0x0C))
    case UInt8(ascii: "n"): append(UInt8(0x0A))
    case UInt8(ascii: "r"): append(UInt8(0x0D))
    case UInt8(ascii: "t"): append(UInt8(0x09))
    case UInt8(ascii: "v"): append(UInt8(0x0B))
    case UInt8(ascii: "U"), UInt8(ascii: "u"):
      guard let unit = Self.takeDigits(from: &cursor, radix: 16, atMost: 4) else { fallthrough }
      append(unit)
    default:
      append(byte)
    }
  }

  private mutating func append(_ unit: UInt16) {
    if let lead = leadSurrogate, UTF16.isTrailSurrogate(unit) {
      leadSurrogate = nil
      bytes += String(UTF16.decode(UTF16.EncodedScalar([lead, unit]))).utf8
      return
    }
    endPair()
    if UTF16.isLeadSurrogate(unit) {
      leadSurrogate = unit
    } else {
      bytes += String(Unicode.Scalar(unit) ?? "\u{FFFD}").utf8
    }
  }

  private mutating func endPair() {
    if leadSurrogate != nil { bytes += "\u{FFFD}".utf8 }
    leadSurrogate = nil
  }

  private static func takeDigits(
    from cursor: inout TextCursor, radix: Int, atMost count: Int
  ) -> UInt16? {
    var value: UInt16?
    for _ in 0..<count {
      guard let byte = cursor.peek,
        let digit = Character(Unicode.Scalar(byte)).hexDigitValue, digit < radix
      else { break }
      value = (value ?? 0) * UInt16(radix) + UInt16(digit)
      cursor.advance()
    }
    return value
  }
}
