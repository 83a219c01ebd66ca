// Types as a caller might write them, each with something of its own to decode and encode.

/// Every scalar there is, by the compiler's own coding.
struct Scalars: Codable, Equatable {
  var flag: Bool
  var text: String
  var double: Double
  var float: Float
  var int: Int
  var int8: Int8
  var int16: Int16
  var int32: Int32
  var int64: Int64
  var int128: Int128
  var uint: UInt
  var uint8: UInt8
  var uint16: UInt16
  var uint32: UInt32
  var uint64: UInt64
  var uint128: UInt128
}

/// A tree whose nodes are told apart by a tag, and whose payloads read the rest themselves.
struct Layout: Codable, Equatable {
  enum Content: Equatable {
    case text(TextPayload)
    case stack(StackPayload)
  }

  struct TextPayload: Codable, Equatable {
    var text: String
    var lines: Int?
  }

  struct StackPayload: Codable, Equatable {
    var children: [Layout]
  }

  struct Modifier: Codable, Equatable {
    var width: Double?
  }

  enum Kind: String, Codable {
    case text
    case stack
  }

  enum CodingKeys: CodingKey {
    case type
    case modifiers
  }

  var content: Content
  var modifiers: [Modifier]?

  init(_ content: Content, modifiers: [Modifier]? = nil) {
    self.content = content
    self.modifiers = modifiers
  }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    content =
      switch try container.decode(Kind.self, forKey: .type) {
      case .text: .text(try TextPayload(from: decoder))
      case .stack: .stack(try decoder.singleValueContainer().decode(StackPayload.self))
      }
    modifiers = try container.decodeIfPresent([Modifier].self, forKey: .modifiers)
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    switch content {
    case .text(let payload):
      try container.encode(Kind.text, forKey: .type)
      try payload.encode(to: encoder)
    case .stack(let payload):
      try container.encode(Kind.stack, forKey: .type)
      var whole = encoder.singleValueContainer()
      try whole.encode(payload)
    }
    try container.encodeIfPresent(modifiers, forKey: .modifiers)
  }
}

class Shape: Codable {
  var name: String
  init(name: String) { self.name = name }
}

/// Keeps its superclass in a member of its own.
final class Square: Shape {
  enum CodingKeys: CodingKey { case side }
  var side: Double

  init(name: String, side: Double) {
    self.side = side
    super.init(name: name)
  }

  required init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    side = try container.decode(Double.self, forKey: .side)
    try super.init(from: container.superDecoder())
  }

  override func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    // Before `side` in the object, though it is written after it.
    let superclass = container.superEncoder()
    try container.encode(side, forKey: .side)
    try super.encode(to: superclass)
  }
}

/// Pairs in an array without names: `["a", 1, ["b", 2, null], {"deep": [true]}]`.
struct Positional: Codable, Equatable {
  enum Keys: CodingKey { case deep }
  var name: String
  var count: Int
  var inner: String
  var size: UInt8
  var deep: Bool

  init(name: String, count: Int, inner: String, size: UInt8, deep: Bool) {
    self.name = name
    self.count = count
    self.inner = inner
    self.size = size
    self.deep = deep
  }

  init(from decoder: any Decoder) throws {
    var array = try decoder.unkeyedContainer()
    name = try array.decode(String.self)
    count = try array.decode(Int.self)
    var nested = try array.nestedUnkeyedContainer()
    inner = try nested.decode(String.self)
    size = try nested.decode(UInt8.self)
    guard try nested.decodeNil() else {
      throw DecodingError.dataCorruptedError(in: nested, debugDescription: "null comes last")
    }
    let object = try array.nestedContainer(keyedBy: Keys.self)
    var list = try object.nestedUnkeyedContainer(forKey: .deep)
    deep = try list.decode(Bool.self)
  }

  func encode(to encoder: any Encoder) throws {
    var array = encoder.unkeyedContainer()
    try array.encode(name)
    try array.encode(count)
    var nested = array.nestedUnkeyedContainer()
    try nested.encode(inner)
    try nested.encode(size)
    try nested.encodeNil()
    var object = array.nestedContainer(keyedBy: Keys.self)
    var list = object.nestedUnkeyedContainer(forKey: .deep)
    try list.encode(deep)
  }
}

/// A linked list, by the compiler's own coding: an object in each object.
final class Link: Codable {
  var next: Link?
  init(next: Link?) { self.next = next }

  var length: Int { 1 + (next?.length ?? 0) }
}

/// Arrays within arrays and nothing else.
struct Lists: Codable, Equatable {
  var lists: [Lists]
  init(_ lists: [Lists]) { self.lists = lists }
  init(from decoder: any Decoder) throws { lists = try [Lists](from: decoder) }
  func encode(to encoder: any Encoder) throws { try lists.encode(to: encoder) }

  var depth: Int { 1 + (lists.first?.depth ?? 0) }
}
