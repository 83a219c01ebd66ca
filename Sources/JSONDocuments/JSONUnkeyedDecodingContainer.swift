/// The elements of an array, one after another. An element that cannot be decoded is not passed.
struct JSONUnkeyedDecodingContainer: UnkeyedDecodingContainer {
  private let node: JSONDecodingNode
  private let elements: [JSONValue]
  private(set) var currentIndex = 0

  init(node: JSONDecodingNode, elements: [JSONValue]) {
    self.node = node
    self.elements = elements
  }

  var codingPath: [any CodingKey] { node.codingPath }
  var count: Int? { elements.count }
  var isAtEnd: Bool { currentIndex == elements.count }

  mutating func decodeNil() throws -> Bool {
    guard try element(Never.self) == .null else { return false }
    currentIndex += 1
    return true
  }

  /// Decodes any of the types for which the protocol has a method of its own.
  mutating func decode<Scalar: JSONScalar>(_ type: Scalar.Type) throws -> Scalar {
    try scalar()
  }

  // For these the protocol has defaults, which would be taken before a generic method.
  mutating func decode(_ type: Int128.Type) throws -> Int128 { try scalar() }
  mutating func decode(_ type: UInt128.Type) throws -> UInt128 { try scalar() }

  private mutating func scalar<Scalar: JSONScalar>() throws -> Scalar {
    let element = try element(Scalar.self)
    let scalar = try Scalar(json: element, at: node.place.element(currentIndex, element))
    currentIndex += 1
    return scalar
  }

  mutating func decode<Value: Decodable>(_ type: Value.Type) throws -> Value {
    let value = try child(type).decode(type)
    currentIndex += 1
    return value
  }

  mutating func nestedContainer<NestedKey: CodingKey>(
    keyedBy type: NestedKey.Type
  ) throws -> KeyedDecodingContainer<NestedKey> {
    let container = try child(KeyedDecodingContainer<NestedKey>.self).container(keyedBy: type)
    currentIndex += 1
    return container
  }

  mutating func nestedUnkeyedContainer() throws -> any UnkeyedDecodingContainer {
    let container = try child((any UnkeyedDecodingContainer).self).unkeyedContainer()
    currentIndex += 1
    return container
  }

  mutating func superDecoder() throws -> any Decoder {
    let decoder = try child((any Decoder).self)
    currentIndex += 1
    return decoder
  }

  private func element(_ type: any Any.Type) throws -> JSONValue {
    guard !isAtEnd else { throw node.place.exhausted(type, count: elements.count) }
    return elements[currentIndex]
  }

  private func child(_ type: any Any.Type) throws -> JSONDecodingNode {
    let element = try element(type)
    return try node.child(
      at: currentIndex, element, place: node.place.element(currentIndex, element))
  }
}
