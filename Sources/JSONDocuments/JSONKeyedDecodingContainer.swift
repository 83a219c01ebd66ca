/// The members of an object, by name.
struct JSONKeyedDecodingContainer<Key: CodingKey>: KeyedDecodingContainerProtocol {
  let node: JSONDecodingNode
  let members: [JSONMember]

  var codingPath: [any CodingKey] { node.codingPath }

  /// In the order of the document.
  var allKeys: [Key] { members.compactMap { Key(stringValue: $0.name) } }

  func contains(_ key: Key) -> Bool {
    node.ask(for: key.stringValue, in: members) != nil
  }

  func decodeNil(forKey key: Key) throws -> Bool {
    try members[index(of: key)].value == .null
  }

  /// Decodes any of the types for which the protocol has a method of its own.
  func decode<Scalar: JSONScalar>(_ type: Scalar.Type, forKey key: Key) throws -> Scalar {
    try scalar(forKey: key)
  }

  // For these the protocol has defaults, which would be taken before a generic method.
  func decode(_ type: Int128.Type, forKey key: Key) throws -> Int128 { try scalar(forKey: key) }
  func decode(_ type: UInt128.Type, forKey key: Key) throws -> UInt128 { try scalar(forKey: key) }

  private func scalar<Scalar: JSONScalar>(forKey key: Key) throws -> Scalar {
    let member = try members[index(of: key)]
    return try Scalar(json: member.value, at: node.place.member(member))
  }

  func decode<Value: Decodable>(_ type: Value.Type, forKey key: Key) throws -> Value {
    try child(key).decode(type)
  }

  func nestedContainer<NestedKey: CodingKey>(
    keyedBy type: NestedKey.Type, forKey key: Key
  ) throws -> KeyedDecodingContainer<NestedKey> {
    try child(key).container(keyedBy: type)
  }

  func nestedUnkeyedContainer(forKey key: Key) throws -> any UnkeyedDecodingContainer {
    try child(key).unkeyedContainer()
  }

  func superDecoder() throws -> any Decoder { try child(JSONCodingKey.superclass) }

  func superDecoder(forKey key: Key) throws -> any Decoder { try child(key) }

  private func index(of key: some CodingKey) throws -> Int {
    guard let index = node.ask(for: key.stringValue, in: members) else {
      throw node.place.missing(key)
    }
    return index
  }

  private func child(_ key: some CodingKey) throws -> JSONDecodingNode {
    let index = try index(of: key)
    let member = members[index]
    return try node.child(at: index, member.value, place: node.place.member(member))
  }
}
