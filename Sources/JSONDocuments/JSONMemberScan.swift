extension JSONDocument {
  /// The value of a member of the object that a text ought to be, though the text is no valid JSON:
  /// enough to tell whose fault it is.
  ///
  /// The text is parted by its quotes and brackets alone, and the first member of the name counts.
  ///
  /// - Returns: `nil` where no such member stands there, or its value cannot be read itself.
  /// - Complexity: O(number of bytes).
  public static func member(_ name: String, ofInvalid bytes: [UInt8]) -> JSONValue? {
    var scan = JSONMemberScan(bytes)
    return scan.value(of: name)
  }
}

/// Parts a text by the quotes and brackets in it.
private struct JSONMemberScan {
  private let bytes: [UInt8]
  private var index = 0

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  mutating func value(of name: String) -> JSONValue? {
    var depth = 0
    // Names stand behind the opening brace and behind commas.
    var isNameNext = false
    while index < bytes.count {
      let start = index
      switch bytes[index] {
      case UInt8(ascii: "\""):
        skipString()
        if depth == 1, isNameNext, string(start..<index) == name { return valueAfterName() }
        isNameNext = false
        continue
      case UInt8(ascii: "{"), UInt8(ascii: "["):
        if depth == 0, bytes[index] != UInt8(ascii: "{") { return nil }
        depth += 1
        isNameNext = true
      case UInt8(ascii: "}"), UInt8(ascii: "]"): depth -= 1
      case UInt8(ascii: ","): isNameNext = true
      default: break
      }
      index += 1
    }
    return nil
  }

  private func string(_ range: Range<Int>) -> String? {
    (try? JSONDocument(parsing: Array(bytes[range])))?.root.stringValue
  }

  /// The value up to the comma or bracket behind it; one that the text's end cuts off is none.
  private mutating func valueAfterName() -> JSONValue? {
    guard let colon = bytes[index...].firstIndex(where: { !Self.isSpace($0) }),
      bytes[colon] == UInt8(ascii: ":")
    else { return nil }
    index = colon + 1
    var depth = 0
    while index < bytes.count {
      switch bytes[index] {
      case UInt8(ascii: "\""):
        skipString()
        continue
      case UInt8(ascii: "{"), UInt8(ascii: "["): depth += 1
      case UInt8(ascii: ",") where depth == 0, UInt8(ascii: "}") where depth == 0:
        return (try? JSONDocument(parsing: Array(bytes[(colon + 1)..<index])))?.root
      case UInt8(ascii: "}"), UInt8(ascii: "]"): depth -= 1
      default: break
      }
      index += 1
    }
    return nil
  }

  /// Passes a string from its opening quote to behind its closing one, or the end of the text.
  private mutating func skipString() {
    index += 1
    while index < bytes.count, bytes[index] != UInt8(ascii: "\"") {
      index += bytes[index] == UInt8(ascii: "\\") ? 2 : 1
    }
    index = min(index + 1, bytes.count)
  }

  private static func isSpace(_ byte: UInt8) -> Bool {
    [0x20, 0x09, 0x0A, 0x0D].contains(byte)
  }
}
