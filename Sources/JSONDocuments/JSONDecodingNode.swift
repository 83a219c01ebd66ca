/// One value of a document while it is decoded: the `Decoder` of the types that read it, and the
/// record of which members they have asked for.
///
/// For each object and array there is at most one, however many containers are made for it.
final class JSONDecodingNode: Decoder {
  let value: JSONValue
  let place: JSONPlace
  let userInfo: [CodingUserInfoKey: Any]
  /// The nodes of those members or elements that are objects or arrays and have been decoded.
  private var children: [Int: JSONDecodingNode] = [:]
  private var record: JSONMemberRecord?

  init(_ value: JSONValue, at place: JSONPlace, userInfo: [CodingUserInfoKey: Any]) {
    self.value = value
    self.place = place
    self.userInfo = userInfo
  }

  var codingPath: [any CodingKey] { place.steps }

  func container<Key: CodingKey>(
    keyedBy type: Key.Type
  ) throws -> KeyedDecodingContainer<Key> {
    guard let members = value.members else {
      throw place.mismatch([String: Any].self, expected: "an object", found: value)
    }
    return KeyedDecodingContainer(JSONKeyedDecodingContainer<Key>(node: self, members: members))
  }

  func unkeyedContainer() throws -> any UnkeyedDecodingContainer {
    guard let elements = value.arrayValue else {
      throw place.mismatch([Any].self, expected: "an array", found: value)
    }
    return JSONUnkeyedDecodingContainer(node: self, elements: elements)
  }

  func singleValueContainer() -> any SingleValueDecodingContainer {
    JSONSingleValueDecodingContainer(node: self)
  }

  /// Decodes a type from this node's value.
  func decode<Value: Decodable>(_ type: Value.Type) throws(DecodingError) -> Value {
    do {
      return try Value(from: self)
    } catch {
      throw place.located(error)
    }
  }
}

// MARK: - Going down

extension JSONDecodingNode {
  /// The node of the value at an index into this node's members or elements.
  ///
  /// - Throws: a `DecodingError` if the value is nested too deep.
  func child(at index: Int, _ value: JSONValue, place: JSONPlace) throws -> JSONDecodingNode {
    switch value {
    case .object, .array: break
    default: return JSONDecodingNode(value, at: place, userInfo: userInfo)
    }
    if let child = children[index] { return child }
    guard place.depth < JSONDocument.maximumDepth else { throw place.tooDeep() }
    let child = JSONDecodingNode(value, at: place, userInfo: userInfo)
    children[index] = child
    return child
  }

  /// Notes that a member is asked for.
  ///
  /// - Returns: its index in `members`; `nil` where there is none.
  func ask(for name: String, in members: [JSONMember]) -> Int? {
    if record == nil { record = JSONMemberRecord(members) }
    return record?.ask(for: name)
  }
}

// MARK: - Looking back

extension JSONDecodingNode {
  /// The first member, here or further down, that nothing has asked for.
  ///
  /// Values for which no decoder was made, of which it was asked only whether they are there, are
  /// the business of those who asked.
  func firstUnknownMember() -> JSONDecodingError? {
    // A list in place of recursion, which would take the stack once more for deep documents.
    var pending = [(node: self, index: 0)]
    while let (node, index) = pending.popLast() {
      guard index < node.count else { continue }
      if let unknown = node.unknownMember(at: index) { return unknown }
      pending.append((node, index + 1))
      if let child = node.children[index] { pending.append((child, 0)) }
    }
    return nil
  }

  /// How many members or elements there are.
  private var count: Int { value.members?.count ?? value.arrayValue?.count ?? 0 }

  private func unknownMember(at index: Int) -> JSONDecodingError? {
    guard let member = value.members?[index], !(record?.isAskedFor(index) ?? false) else {
      return nil
    }
    return .unknownMember(
      name: member.name, path: place.path, line: member.position?.line ?? place.line,
      known: record?.known ?? [])
  }
}
