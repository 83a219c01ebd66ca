/// Reads property lists in XML, the form of `.stringsdict` files.
///
/// Only what Apple's `PropertyList-1.0.dtd` has: its elements, text with the five entities of XML
/// and character references, `CDATA`, comments, and a prologue that is passed over.
struct XMLPropertyListReader {
  private let file: String
  private var cursor: TextCursor

  init(_ text: [UInt8], file: String) {
    cursor = TextCursor(text)
    self.file = file
  }

  mutating func read() throws(CatalogError) -> PropertyListNode {
    try skipMisc()
    let wrapper = try readTag()
    guard wrapper.name == "plist", !wrapper.isClosing else {
      throw error("expected <plist>, found <\(wrapper.name)>")
    }
    guard !wrapper.isEmpty else { throw error("the property list is empty") }
    try skipMisc()
    let root = try readElement(try readTag(), depth: 0)
    try skipMisc()
    try readClosingTag("plist")
    try skipMisc()
    guard cursor.isAtEnd else {
      throw error("expected the end of the file after </plist>, found \(cursor.found)")
    }
    return root
  }

  // MARK: Elements

  private struct Tag {
    let name: String
    let isClosing: Bool
    /// `<string/>`
    let isEmpty: Bool
    let line: Int
  }

  private mutating func readElement(_ tag: Tag, depth: Int) throws(CatalogError) -> PropertyListNode
  {
    guard depth < PropertyListNode.maximumDepth else {
      throw error("nested more than \(PropertyListNode.maximumDepth) levels deep")
    }
    guard !tag.isClosing else {
      throw error("expected an element, found </\(tag.name)>", line: tag.line)
    }
    let value: PropertyListNode.Value
    switch tag.name {
    case "dict": value = .dictionary(tag.isEmpty ? [] : try readMembers(depth: depth + 1))
    case "array": value = .array(tag.isEmpty ? [] : try readElements(depth: depth + 1))
    case "string": value = .string(tag.isEmpty ? "" : try readText(upTo: "string"))
    case "true", "false", "integer", "real", "date", "data":
      if !tag.isEmpty { _ = try readText(upTo: tag.name) }
      value = .other
    default: throw error("<\(tag.name)> is no element of a property list", line: tag.line)
    }
    return PropertyListNode(value: value, line: tag.line)
  }

  private mutating func readMembers(depth: Int) throws(CatalogError) -> [PropertyListNode.Member] {
    var members: [PropertyListNode.Member] = []
    while true {
      try skipMisc()
      let tag = try readTag()
      if tag.isClosing, tag.name == "dict" { return members }
      guard tag.name == "key", !tag.isClosing else {
        throw error(
          "expected <key> or </dict>, found <\(tag.isClosing ? "/" : "")\(tag.name)>",
          line: tag.line)
      }
      let key = tag.isEmpty ? "" : try readText(upTo: "key")
      try skipMisc()
      let value = try readElement(try readTag(), depth: depth)
      members.append(.init(key: key, value: value, comment: nil, line: tag.line))
    }
  }

  private mutating func readElements(depth: Int) throws(CatalogError) -> [PropertyListNode] {
    var elements: [PropertyListNode] = []
    while true {
      try skipMisc()
      let tag = try readTag()
      if tag.isClosing, tag.name == "array" { return elements }
      elements.append(try readElement(tag, depth: depth))
    }
  }

  // MARK: Tags and text

  private mutating func readTag() throws(CatalogError) -> Tag {
    let line = cursor.line
    guard cursor.take("<") else { throw error("expected a tag, found \(cursor.found)") }
    guard let content = cursor.takeText(before: ">") else {
      throw error("the tag that begins here is never closed by '>'", line: line)
    }
    var name = content
    let isClosing = name.first == UInt8(ascii: "/")
    if isClosing { name.removeFirst() }
    let isEmpty = name.last == UInt8(ascii: "/")
    if isEmpty { name.removeLast() }
    // Attributes, such as the version of <plist>, say nothing that is needed.
    name = name.prefix { $0 > UInt8(ascii: " ") }
    return Tag(
      name: String(decoding: name, as: UTF8.self), isClosing: isClosing, isEmpty: isEmpty,
      line: line)
  }

  private mutating func readClosingTag(_ name: String) throws(CatalogError) {
    let tag = try readTag()
    guard tag.isClosing, tag.name == name else {
      throw error(
        "expected </\(name)>, found <\(tag.isClosing ? "/" : "")\(tag.name)>", line: tag.line)
    }
  }

  private mutating func readText(upTo name: String) throws(CatalogError) -> String {
    let line = cursor.line
    var text: [UInt8] = []
    while let byte = cursor.peek {
      if cursor.take("<![CDATA[") {
        guard let content = cursor.takeText(before: "]]>") else {
          throw error("the CDATA that begins here is never closed by ']]>'")
        }
        text += content
      } else if cursor.isAt("<!--") {
        try skipComment()
      } else if byte == UInt8(ascii: "<") {
        try readClosingTag(name)
        return String(decoding: text, as: UTF8.self)
      } else if byte == UInt8(ascii: "&") {
        text += try readReference().utf8
      } else {
        text.append(byte)
        cursor.advance()
      }
    }
    throw error("<\(name)> is never closed", line: line)
  }

  private mutating func readReference() throws(CatalogError) -> String {
    let line = cursor.line
    cursor.advance()
    guard let content = cursor.takeText(before: ";"), content.count <= 12 else {
      throw error("'&' must be written &amp;", line: line)
    }
    let name = String(decoding: content, as: UTF8.self)
    switch name {
    case "amp": return "&"
    case "lt": return "<"
    case "gt": return ">"
    case "quot": return "\""
    case "apos": return "'"
    default: break
    }
    let isHexadecimal = name.hasPrefix("#x")
    guard name.hasPrefix("#"),
      let code = UInt32(name.dropFirst(isHexadecimal ? 2 : 1), radix: isHexadecimal ? 16 : 10),
      let scalar = Unicode.Scalar(code)
    else { throw error("&\(name); is not known; '&' alone must be written &amp;", line: line) }
    return String(scalar)
  }

  /// Passes blanks, comments, processing instructions and the document type.
  private mutating func skipMisc() throws(CatalogError) {
    while true {
      cursor.skipBlanks()
      if cursor.isAt("<!--") {
        try skipComment()
      } else if cursor.isAt("<?") || cursor.isAt("<!") {
        let line = cursor.line
        guard cursor.takeText(before: ">") != nil else {
          throw error("the tag that begins here is never closed by '>'", line: line)
        }
      } else {
        return
      }
    }
  }

  private mutating func skipComment() throws(CatalogError) {
    let line = cursor.line
    guard cursor.takeText(before: "-->") != nil else {
      throw error("the comment that begins here is never closed by '-->'", line: line)
    }
  }

  private func error(_ reason: String, line: Int? = nil) -> CatalogError {
    .syntax(file: file, line: line ?? cursor.line, reason: reason)
  }
}
