/// A value that is being written as a whole.
struct JSONSingleValueEncodingContainer: SingleValueEncodingContainer {
  let node: JSONEncodingNode

  var codingPath: [any CodingKey] { node.codingPath }

  func encodeNil() {
    node.setScalar(.null)
  }

  /// Encodes any of the types for which the protocol has a method of its own.
  func encode<Scalar: JSONScalar>(_ value: Scalar) throws {
    try set(value)
  }

  // For these the protocol has defaults, which would be taken before a generic method.
  func encode(_ value: Int128) throws { try set(value) }
  func encode(_ value: UInt128) throws { try set(value) }

  private func set(_ value: some JSONScalar) throws {
    guard let json = value.json else { throw node.place.notFinite(value) }
    node.setScalar(json)
  }

  func encode<Value: Encodable>(_ value: Value) throws {
    try node.encode(value)
  }
}
