/// One value of a document while it is encoded: the `Encoder` of the types that write it.
final class JSONEncodingNode: Encoder {
  /// A member's or an element's value.
  private enum Slot {
    case json(JSONValue)
    case node(JSONEncodingNode)

    func json() throws(EncodingError) -> JSONValue {
      switch self {
      case .json(let json): json
      case .node(let node): try node.json()
      }
    }
  }

  private enum Content {
    case nothing
    case scalar(JSONValue)
    case object
    case array
  }

  let place: JSONPlace
  let userInfo: [CodingUserInfoKey: Any]
  private var content = Content.nothing
  /// The names of an object's members, each in the place of its value in `slots`.
  private var index = JSONNameIndex()
  private var slots: [Slot] = []
  private var isSorted = false

  init(at place: JSONPlace, userInfo: [CodingUserInfoKey: Any]) {
    self.place = place
    self.userInfo = userInfo
  }

  var codingPath: [any CodingKey] { place.steps }
  /// How many members or elements there are so far.
  var count: Int { slots.count }

  func container<Key: CodingKey>(keyedBy type: Key.Type) -> KeyedEncodingContainer<Key> {
    switch content {
    case .nothing: content = .object
    case .object: break
    default: preconditionFailure("\(place.path) is encoded as an object and as something else")
    }
    return KeyedEncodingContainer(JSONKeyedEncodingContainer<Key>(node: self))
  }

  func unkeyedContainer() -> any UnkeyedEncodingContainer {
    switch content {
    case .nothing: content = .array
    case .array: break
    default: preconditionFailure("\(place.path) is encoded as an array and as something else")
    }
    return JSONUnkeyedEncodingContainer(node: self)
  }

  func singleValueContainer() -> any SingleValueEncodingContainer {
    JSONSingleValueEncodingContainer(node: self)
  }
}

// MARK: - Writing

extension JSONEncodingNode {
  /// Encodes a type as this node's value.
  ///
  /// Always inlined, as the next one: two frames less for each level of what is nested deep.
  @inline(__always)
  func encode(_ value: some Encodable) throws(EncodingError) {
    if value is any JSONUnordered { isSorted = true }
    do {
      try value.encode(to: self)
    } catch {
      throw place.located(error, encoding: value)
    }
  }

  /// Makes a scalar this node's whole value.
  func setScalar(_ json: JSONValue) {
    guard case .nothing = content else {
      preconditionFailure("\(place.path) is encoded twice")
    }
    content = .scalar(json)
  }

  /// Sets a member (a new one goes last) or appends an element.
  func set(_ step: JSONCodingKey, to json: JSONValue) {
    set(step, to: .json(json))
  }

  /// The node of a member or of a new element; that of a member which already is one is kept.
  func child(_ step: JSONCodingKey) -> JSONEncodingNode {
    if case .member(let name) = step, let position = index.position(of: name),
      case .node(let child) = slots[position]
    {
      return child
    }
    let child = JSONEncodingNode(at: place.appending(step), userInfo: userInfo)
    set(step, to: .node(child))
    return child
  }

  /// Encodes a type as the value of a member, in place of what it was before, or as a new element.
  @inline(__always)
  func encode(_ value: some Encodable, as step: JSONCodingKey) throws(EncodingError) {
    let child = try newChild(step)
    // Not before it has succeeded: who catches the error may go on to encode something else.
    try child.encode(value)
    set(step, to: .node(child))
  }

  private func newChild(_ step: JSONCodingKey) throws(EncodingError) -> JSONEncodingNode {
    try checkDepth()
    return JSONEncodingNode(at: place.appending(step), userInfo: userInfo)
  }

  private func set(_ step: JSONCodingKey, to slot: Slot) {
    guard case .member(let name) = step else {
      slots.append(slot)
      return
    }
    if let position = index.position(of: name) {
      slots[position] = slot
    } else {
      index.append(name)
      slots.append(slot)
    }
  }

  private func checkDepth() throws(EncodingError) {
    guard place.depth >= JSONDocument.maximumDepth else { return }
    throw place.unencodable(
      self, "nested more than \(JSONDocument.maximumDepth) levels deep")
  }
}

// MARK: - The result

extension JSONEncodingNode {
  /// The value encoded so far; made when all is done, since what a superclass or a nested container
  /// encodes may come late.
  func json() throws(EncodingError) -> JSONValue {
    if case .scalar(let json) = content { return json }
    try checkDepth()
    var values: [JSONValue] = []
    for slot in slots { values.append(try slot.json()) }
    return collection(of: values)
  }

  private func collection(of values: [JSONValue]) -> JSONValue {
    if case .array = content { return .array(values) }
    let members = zip(index.names, values).map { JSONMember($0, $1) }
    guard isSorted else { return .object(members) }
    return .object(members.sorted { $0.name.utf8.lexicographicallyPrecedes($1.name.utf8) })
  }
}

/// A type whose members come in an order that changes from one run to the next.
private protocol JSONUnordered {}

extension Dictionary: JSONUnordered {}
