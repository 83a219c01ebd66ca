/// One `"name": value` of a JSON object.
public struct JSONMember: Sendable {
  /// The name, with its escapes resolved.
  public let name: String
  public let value: JSONValue
  /// Where the name begins; `nil` for a member that was not read from a text.
  public let position: JSONPosition?

  public init(_ name: String, _ value: JSONValue, position: JSONPosition? = nil) {
    self.name = name
    self.value = value
    self.position = position
  }

  /// Whether the member has exactly this name, code unit by code unit.
  ///
  /// Swift's `==` takes é and e + ◌́ for the same text; JSON does not.
  public func isNamed(_ name: String) -> Bool {
    self.name.utf8.elementsEqual(name.utf8)
  }
}

extension JSONMember: Equatable {
  /// Equal names and values; where a member stood in its text says nothing about what it says.
  public static func == (left: JSONMember, right: JSONMember) -> Bool {
    left.isNamed(right.name) && left.value == right.value
  }
}
