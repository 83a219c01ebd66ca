/// A JSON value as RFC 8259 defines it, with the order of an object's members kept.
///
/// A value read by ``JSONDocument`` knows the position of every member; a value built in code does
/// not. Literals build values: `["id": "a", "lines": [1, 2], "note": nil]`.
public enum JSONValue: Sendable, Equatable {
  /// Members in the order in which they are written; the reader refuses a name twice.
  case object([JSONMember])
  case array([JSONValue])
  case string(String)
  case number(JSONNumber)
  case bool(Bool)
  case null
}

extension JSONValue {
  /// The value of the member called `name`; `nil` where this is no object or has no such member.
  ///
  /// - Complexity: O(members).
  public subscript(name: String) -> JSONValue? { member(name)?.value }

  /// The member called `name`, with its position; `nil` where this is no object or has none.
  ///
  /// - Complexity: O(members).
  public func member(_ name: String) -> JSONMember? {
    members?.first { $0.isNamed(name) }
  }

  /// The members of an object; `nil` for any other kind of value.
  public var members: [JSONMember]? {
    guard case .object(let members) = self else { return nil }
    return members
  }

  /// The elements of an array; `nil` for any other kind of value.
  public var arrayValue: [JSONValue]? {
    guard case .array(let elements) = self else { return nil }
    return elements
  }

  /// The text of a string; `nil` for any other kind of value.
  public var stringValue: String? {
    guard case .string(let text) = self else { return nil }
    return text
  }

  /// The nearest `Double` to a number; `nil` for any other kind of value.
  public var doubleValue: Double? {
    guard case .number(let number) = self else { return nil }
    return number.value
  }

  /// A number that is a whole one, such as `3` or `3.0`; `nil` for any other value.
  public var integerValue: Int? {
    guard case .number(let number) = self else { return nil }
    return number.integer
  }

  /// The truth value of `true` or `false`; `nil` for any other kind of value.
  public var boolValue: Bool? {
    guard case .bool(let flag) = self else { return nil }
    return flag
  }

  /// The kind of value with its article, for messages: `an object`, `a string`, `null`.
  public var kind: String {
    switch self {
    case .object: "an object"
    case .array: "an array"
    case .string: "a string"
    case .number: "a number"
    case .bool: "true or false"
    case .null: "null"
    }
  }
}
