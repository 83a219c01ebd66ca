/// A recursive-descent reader over UTF-8 bytes: the grammar of RFC 8259.
///
/// The whole text is validated as UTF-8 once, before anything is read; from then on every slice
/// between ASCII delimiters is known to be valid.
struct JSONReader {
  let bytes: [UInt8]
  let dialect: JSONDocument.Dialect
  /// The next byte to look at.
  var index: Int
  var line = 1
  /// Where the present line begins.
  var lineStart: Int
  /// UTF-8 continuation bytes passed on the present line: what a column does not count.
  var continuationBytes = 0
  private var depth = 0

  init(_ bytes: [UInt8], dialect: JSONDocument.Dialect) throws(JSONError) {
    self.bytes = bytes
    self.dialect = dialect
    index = Self.lengthOfByteOrderMark(bytes)
    lineStart = index
    do {
      _ = try UTF8Span(validating: bytes.span)
    } catch {
      throw self.error(at: error.byteOffsets.lowerBound, "the text is not valid UTF-8 here")
    }
  }

  mutating func readDocument() throws(JSONError) -> JSONValue {
    try skipSpace()
    if index == bytes.count { throw error("the text is empty; a JSON value was expected") }
    let root = try readValue()
    try skipSpace()
    if index < bytes.count {
      throw error("expected the end of the text after its value, found \(found)")
    }
    return root
  }

  private mutating func readValue() throws(JSONError) -> JSONValue {
    switch peek {
    case UInt8(ascii: "{"):
      try enter()
      defer { depth -= 1 }
      return .object(try readMembers())
    case UInt8(ascii: "["):
      try enter()
      defer { depth -= 1 }
      return .array(try readElements())
    case UInt8(ascii: "\""):
      return .string(try readString())
    case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"):
      return .number(try readNumber())
    default:
      return try readWord()
    }
  }

  /// Passes an opening bracket.
  private mutating func enter() throws(JSONError) {
    guard depth < JSONDocument.maximumDepth else {
      throw error("nested more than \(JSONDocument.maximumDepth) levels deep")
    }
    depth += 1
    index += 1
  }

  private mutating func readMembers() throws(JSONError) -> [JSONMember] {
    var members: [JSONMember] = []
    var names = JSONNameIndex()
    try skipSpace()
    if take(UInt8(ascii: "}")) { return members }
    while true {
      let (name, position) = try readName(after: members, names)
      names.append(name)
      members.append(JSONMember(name, try readValue(), position: position))
      try skipSpace()
      if take(UInt8(ascii: "}")) { return members }
      guard take(UInt8(ascii: ",")) else {
        throw error("expected ',' or '}' after the member \"\(name)\", found \(found)")
      }
      try skipSpace()
      if dialect == .commented, take(UInt8(ascii: "}")) { return members }
    }
  }

  /// Reads a name up to the value that follows it.
  private mutating func readName(
    after members: [JSONMember], _ names: JSONNameIndex
  ) throws(JSONError) -> (String, JSONPosition) {
    let position = position
    guard peek == UInt8(ascii: "\"") else {
      throw error("expected a name in double quotes, found \(found)")
    }
    let name = try readString()
    if let first = names.position(of: name) {
      let earlier = members[first].position.map { ", first on line \($0.line)" } ?? ""
      throw JSONError(position: position, reason: "the name \"\(name)\" stands twice\(earlier)")
    }
    try skipSpace()
    guard take(UInt8(ascii: ":")) else {
      throw error("expected ':' after the name \"\(name)\", found \(found)")
    }
    try skipSpace()
    return (name, position)
  }

  private mutating func readElements() throws(JSONError) -> [JSONValue] {
    var elements: [JSONValue] = []
    try skipSpace()
    if take(UInt8(ascii: "]")) { return elements }
    while true {
      elements.append(try readValue())
      try skipSpace()
      if take(UInt8(ascii: "]")) { return elements }
      guard take(UInt8(ascii: ",")) else {
        throw error("expected ',' or ']' after an element, found \(found)")
      }
      try skipSpace()
      if dialect == .commented, take(UInt8(ascii: "]")) { return elements }
    }
  }

  private mutating func readWord() throws(JSONError) -> JSONValue {
    for (word, value) in [("true", JSONValue.bool(true)), ("false", .bool(false)), ("null", .null)]
    where bytes[index...].starts(with: word.utf8) {
      index += word.utf8.count
      return value
    }
    for name in ["NaN", "Infinity"] where bytes[index...].starts(with: name.utf8) {
      throw error("JSON has no \(name); write a number")
    }
    throw error("expected a value, found \(found)")
  }
}
