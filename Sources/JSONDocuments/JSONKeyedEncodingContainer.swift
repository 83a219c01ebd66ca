/// The members of an object that is being written.
struct JSONKeyedEncodingContainer<Key: CodingKey>: KeyedEncodingContainerProtocol {
  let node: JSONEncodingNode

  var codingPath: [any CodingKey] { node.codingPath }

  func encodeNil(forKey key: Key) {
    node.set(step(key), to: .null)
  }

  /// Encodes any of the types for which the protocol has a method of its own.
  func encode<Scalar: JSONScalar>(_ value: Scalar, forKey key: Key) throws {
    try set(key, to: value)
  }

  // For these the protocol has defaults, which would be taken before a generic method.
  func encode(_ value: Int128, forKey key: Key) throws { try set(key, to: value) }
  func encode(_ value: UInt128, forKey key: Key) throws { try set(key, to: value) }

  private func set(_ key: Key, to value: some JSONScalar) throws {
    guard let json = value.json else {
      throw node.place.appending(step(key)).notFinite(value)
    }
    node.set(step(key), to: json)
  }

  func encode<Value: Encodable>(_ value: Value, forKey key: Key) throws {
    try node.encode(value, as: step(key))
  }

  func nestedContainer<NestedKey: CodingKey>(
    keyedBy keyType: NestedKey.Type, forKey key: Key
  ) -> KeyedEncodingContainer<NestedKey> {
    node.child(step(key)).container(keyedBy: keyType)
  }

  func nestedUnkeyedContainer(forKey key: Key) -> any UnkeyedEncodingContainer {
    node.child(step(key)).unkeyedContainer()
  }

  func superEncoder() -> any Encoder { node.child(.superclass) }

  func superEncoder(forKey key: Key) -> any Encoder { node.child(step(key)) }

  private func step(_ key: Key) -> JSONCodingKey { .member(key.stringValue) }
}
