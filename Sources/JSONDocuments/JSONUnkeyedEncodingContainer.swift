/// The elements of an array that is being written.
struct JSONUnkeyedEncodingContainer: UnkeyedEncodingContainer {
  let node: JSONEncodingNode

  var codingPath: [any CodingKey] { node.codingPath }
  var count: Int { node.count }
  private var step: JSONCodingKey { .element(node.count) }

  func encodeNil() {
    node.set(step, to: .null)
  }

  /// Encodes any of the types for which the protocol has a method of its own.
  func encode<Scalar: JSONScalar>(_ value: Scalar) throws {
    try append(value)
  }

  // For these the protocol has defaults, which would be taken before a generic method.
  func encode(_ value: Int128) throws { try append(value) }
  func encode(_ value: UInt128) throws { try append(value) }

  private func append(_ value: some JSONScalar) throws {
    guard let json = value.json else { throw node.place.appending(step).notFinite(value) }
    node.set(step, to: json)
  }

  func encode<Value: Encodable>(_ value: Value) throws {
    try node.encode(value, as: step)
  }

  func nestedContainer<NestedKey: CodingKey>(
    keyedBy keyType: NestedKey.Type
  ) -> KeyedEncodingContainer<NestedKey> {
    node.child(step).container(keyedBy: keyType)
  }

  func nestedUnkeyedContainer() -> any UnkeyedEncodingContainer {
    node.child(step).unkeyedContainer()
  }

  func superEncoder() -> any Encoder { node.child(step) }
}
