/// A value as a whole.
struct JSONSingleValueDecodingContainer: SingleValueDecodingContainer {
  let node: JSONDecodingNode

  var codingPath: [any CodingKey] { node.codingPath }

  func decodeNil() -> Bool { node.value == .null }

  /// Decodes any of the types for which the protocol has a method of its own.
  func decode<Scalar: JSONScalar>(_ type: Scalar.Type) throws -> Scalar {
    try scalar()
  }

  // For these the protocol has defaults, which would be taken before a generic method.
  func decode(_ type: Int128.Type) throws -> Int128 { try scalar() }
  func decode(_ type: UInt128.Type) throws -> UInt128 { try scalar() }

  private func scalar<Scalar: JSONScalar>() throws -> Scalar {
    try Scalar(json: node.value, at: node.place)
  }

  func decode<Value: Decodable>(_ type: Value.Type) throws -> Value {
    try node.decode(type)
  }
}
