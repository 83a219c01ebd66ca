/// Writes JSON values as text.
///
/// Members keep their order and numbers their text, so that what was read is written unchanged but
/// for white space and the choice of escapes. A ``JSONValue`` holds nothing that JSON cannot say,
/// so writing cannot fail.
public struct JSONWriter: Sendable {
  /// How values are laid out.
  public enum Style: Sendable {
    /// All on one line, without any white space: one record of JSON Lines.
    case compact
    /// One member or element to a line, each level two spaces further in.
    case pretty
  }

  public let style: Style

  public init(style: Style = .compact) {
    self.style = style
  }

  /// The text of a value, without a line end after it.
  ///
  /// - Complexity: O(length of the result).
  public func string(for value: JSONValue) -> String {
    var output: [UInt8] = []
    write(value, indent: 0, to: &output)
    return String(decoding: output, as: UTF8.self)
  }

  private func write(_ value: JSONValue, indent: Int, to output: inout [UInt8]) {
    switch value {
    case .object(let members):
      writeList(members, between: "{", and: "}", indent: indent, to: &output) { member, output in
        Self.write(member.name, to: &output)
        output += style == .compact ? ":".utf8 : ": ".utf8
        write(member.value, indent: indent + 1, to: &output)
      }
    case .array(let elements):
      writeList(elements, between: "[", and: "]", indent: indent, to: &output) { element, output in
        write(element, indent: indent + 1, to: &output)
      }
    case .string(let text): Self.write(text, to: &output)
    case .number(let number): output += number.text.utf8
    case .bool(let flag): output += (flag ? "true" : "false").utf8
    case .null: output += "null".utf8
    }
  }

  private func writeList<Item>(
    _ items: [Item], between opening: String, and closing: String, indent: Int,
    to output: inout [UInt8], writeItem: (Item, inout [UInt8]) -> Void
  ) {
    output += opening.utf8
    for (position, item) in items.enumerated() {
      if position > 0 { output += ",".utf8 }
      startLine(indent: indent + 1, in: &output)
      writeItem(item, &output)
    }
    if !items.isEmpty { startLine(indent: indent, in: &output) }
    output += closing.utf8
  }

  private func startLine(indent: Int, in output: inout [UInt8]) {
    guard style == .pretty else { return }
    output.append(UInt8(ascii: "\n"))
    output.append(contentsOf: repeatElement(UInt8(ascii: " "), count: indent * 2))
  }

  /// Writes a string in quotes, escaping what RFC 8259 §7 requires and nothing else, but for
  /// U+007F, which terminals act upon.
  private static func write(_ text: String, to output: inout [UInt8]) {
    output.append(UInt8(ascii: "\""))
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "\""): output += "\\\"".utf8
      case UInt8(ascii: "\\"): output += "\\\\".utf8
      case 0x08: output += "\\b".utf8
      case 0x09: output += "\\t".utf8
      case 0x0A: output += "\\n".utf8
      case 0x0C: output += "\\f".utf8
      case 0x0D: output += "\\r".utf8
      case 0..<0x20, 0x7F: output += "\\u\(fourHexadecimalDigits(byte))".utf8
      default: output.append(byte)
      }
    }
    output.append(UInt8(ascii: "\""))
  }

  /// A string as JSON, for messages that must stay on one line.
  static func quoted(_ text: String) -> String {
    var output: [UInt8] = []
    write(text, to: &output)
    return String(decoding: output, as: UTF8.self)
  }

  /// A byte as `\u` escapes and messages show it: `001F`.
  static func fourHexadecimalDigits(_ byte: UInt8) -> String {
    let digits = String(byte, radix: 16, uppercase: true)
    return String(repeating: "0", count: 4 - digits.count) + digits
  }
}
