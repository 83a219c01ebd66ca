/// Reads the property lists of OpenStep, the form of `.strings` files.
///
///     /* A comment */
///     "key" = "value";
///     unquoted.key = "value";
///     "key without value";
///
/// The braces around the whole are optional, as in CoreFoundation's reader; so is the semicolon
/// after the last entry.
struct OpenStepPropertyListReader {
  private let file: String
  private var cursor: TextCursor
  /// The last comment passed and not yet given to a key.
  private var comment: String?

  init(_ text: [UInt8], file: String) {
    cursor = TextCursor(text)
    self.file = file
  }

  mutating func read() throws(CatalogError) -> PropertyListNode {
    try skipSpace()
    let line = cursor.line
    let value: PropertyListNode.Value
    switch cursor.peek {
    case UInt8(ascii: "{"), UInt8(ascii: "("), UInt8(ascii: "<"):
      value = try readValue(depth: 0).value
    default:
      value = .dictionary(try readMembers(depth: 0, until: nil))
    }
    try skipSpace()
    guard cursor.isAtEnd else {
      throw error("expected the end of the file, found \(cursor.found)")
    }
    return PropertyListNode(value: value, line: line)
  }

  private mutating func readValue(depth: Int) throws(CatalogError) -> PropertyListNode {
    let line = cursor.line
    guard depth < PropertyListNode.maximumDepth else {
      throw error("nested more than \(PropertyListNode.maximumDepth) levels deep")
    }
    if cursor.take("{") {
      let members = try readMembers(depth: depth + 1, until: "}")
      return PropertyListNode(value: .dictionary(members), line: line)
    }
    if cursor.take("(") {
      return PropertyListNode(value: .array(try readElements(depth: depth + 1)), line: line)
    }
    if cursor.take("<") {
      guard cursor.takeText(before: ">") != nil else {
        throw error("the data that begins here is never closed by '>'", line: line)
      }
      return PropertyListNode(value: .other, line: line)
    }
    return PropertyListNode(value: .string(try readString()), line: line)
  }

  private mutating func readElements(depth: Int) throws(CatalogError) -> [PropertyListNode] {
    var elements: [PropertyListNode] = []
    try skipSpace()
    while !cursor.take(")") {
      elements.append(try readValue(depth: depth))
      try skipSpace()
      guard cursor.take(",") || cursor.peek == UInt8(ascii: ")") else {
        throw error("expected ',' or ')' in a list, found \(cursor.found)")
      }
      try skipSpace()
    }
    return elements
  }

  /// Reads `key = value;` and `key;` up to a closing brace, or to the end of the file.
  private mutating func readMembers(
    depth: Int, until end: String?
  ) throws(CatalogError) -> [PropertyListNode.Member] {
    let start = cursor.line
    var members: [PropertyListNode.Member] = []
    while true {
      try skipSpace()
      if let end, cursor.take(end) { return members }
      if cursor.isAtEnd {
        guard end != nil else { return members }
        throw error("the dictionary that begins here is never closed by '}'", line: start)
      }
      let line = cursor.line
      let comment = comment
      let key = try readString()
      try skipSpace()
      var value = PropertyListNode(value: .string(key), line: line)
      if cursor.take("=") {
        try skipSpace()
        value = try readValue(depth: depth)
        try skipSpace()
      }
      members.append(.init(key: key, value: value, comment: comment, line: line))
      self.comment = nil
      let isLast = end.map(cursor.isAt) ?? cursor.isAtEnd
      guard cursor.take(";") || isLast else {
        throw error("expected ';' after the entry \"\(key)\", found \(cursor.found)", line: line)
      }
    }
  }

  private mutating func readString() throws(CatalogError) -> String {
    switch cursor.peek {
    case UInt8(ascii: "\""), UInt8(ascii: "'"):
      return try readQuotedString()
    default:
      var text: [UInt8] = []
      while let byte = cursor.peek, Self.isUnquoted(byte), !cursor.isAt("//"), !cursor.isAt("/*") {
        text.append(byte)
        cursor.advance()
      }
      guard !text.isEmpty else {
        throw error("expected a string in quotes, found \(cursor.found)")
      }
      return String(decoding: text, as: UTF8.self)
    }
  }

  private mutating func readQuotedString() throws(CatalogError) -> String {
    let line = cursor.line
    let quote = cursor.peek
    cursor.advance()
    var text = OpenStepString()
    while let byte = cursor.peek {
      cursor.advance()
      switch byte {
      case quote:
        return text.string
      case UInt8(ascii: "\\"):
        text.appendEscape(from: &cursor)
      default:
        text.append(byte)
      }
    }
    throw error("the string that begins here has no closing quote", line: line)
  }

  private mutating func skipSpace() throws(CatalogError) {
    while true {
      cursor.skipBlanks()
      let line = cursor.line
      if cursor.take("/*") {
        guard let text = cursor.takeText(before: "*/") else {
          throw error("the comment that begins here is never closed by '*/'", line: line)
        }
        comment = Self.trimmed(text)
      } else if cursor.take("//") {
        let text = cursor.bytes[cursor.index...].prefix { $0 != 0x0A && $0 != 0x0D }
        cursor.advance(by: text.count)
        comment = Self.trimmed(text)
      } else {
        return
      }
    }
  }

  private static func trimmed(_ text: ArraySlice<UInt8>) -> String {
    var body = text.drop { $0 <= UInt8(ascii: " ") }
    while let last = body.last, last <= UInt8(ascii: " ") { body.removeLast() }
    return String(decoding: body, as: UTF8.self)
  }

  /// Characters of strings without quotes, as CoreFoundation has them.
  private static func isUnquoted(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "$"),
      UInt8(ascii: "/"), UInt8(ascii: ":"), UInt8(ascii: "."), UInt8(ascii: "-"):
      true
    default: false
    }
  }

  private func error(_ reason: String, line: Int? = nil) -> CatalogError {
    .syntax(file: file, line: line ?? cursor.line, reason: reason)
  }
}
