/// A type of the standard library that is one JSON number, string, `true` or `false`.
protocol JSONScalar: Codable {
  /// - Throws: a `DecodingError` for `place` if `json` is no such value.
  init(json: JSONValue, at place: @autoclosure () -> JSONPlace) throws
  /// `nil` for a number that JSON cannot write.
  var json: JSONValue? { get }
}

extension Bool: JSONScalar {
  init(json: JSONValue, at place: @autoclosure () -> JSONPlace) throws {
    guard let flag = json.boolValue else {
      throw place().mismatch(Self.self, expected: "true or false", found: json)
    }
    self = flag
  }

  var json: JSONValue? { .bool(self) }
}

extension String: JSONScalar {
  init(json: JSONValue, at place: @autoclosure () -> JSONPlace) throws {
    guard let text = json.stringValue else {
      throw place().mismatch(Self.self, expected: "a string", found: json)
    }
    self = text
  }

  var json: JSONValue? { .string(self) }
}

extension Double: JSONScalar {
  init(json: JSONValue, at place: @autoclosure () -> JSONPlace) throws {
    guard let value = json.doubleValue else {
      throw place().mismatch(Self.self, expected: "a number", found: json)
    }
    self = value
  }

  var json: JSONValue? { JSONNumber(self).map(JSONValue.number) }
}

extension Float: JSONScalar {
  init(json: JSONValue, at place: @autoclosure () -> JSONPlace) throws {
    guard case .number(let number) = json else {
      throw place().mismatch(Self.self, expected: "a number", found: json)
    }
    // From the text and not from the Double, so that it is rounded once.
    guard let value = Float(number.text), value.isFinite else {
      throw place().outOfRange(
        Self.self, expected: "a number of at most ±\(Self.greatestFiniteMagnitude)", found: number)
    }
    self = value
  }

  var json: JSONValue? {
    isFinite ? JSONNumber(grammatical: description).map(JSONValue.number) : nil
  }
}

extension JSONScalar where Self: FixedWidthInteger {
  init(json: JSONValue, at place: @autoclosure () -> JSONPlace) throws {
    guard case .number(let number) = json else {
      throw place().mismatch(Self.self, expected: "a whole number", found: json)
    }
    guard let value = number.integer(as: Self.self) else {
      let range = number.value.rounded() == number.value ? " from \(Self.min) to \(Self.max)" : ""
      throw place().outOfRange(Self.self, expected: "a whole number\(range)", found: number)
    }
    self = value
  }

  var json: JSONValue? { JSONNumber(grammatical: description).map(JSONValue.number) }
}

extension Int: JSONScalar {}
extension Int8: JSONScalar {}
extension Int16: JSONScalar {}
extension Int32: JSONScalar {}
extension Int64: JSONScalar {}
extension Int128: JSONScalar {}
extension UInt: JSONScalar {}
extension UInt8: JSONScalar {}
extension UInt16: JSONScalar {}
extension UInt32: JSONScalar {}
extension UInt64: JSONScalar {}
extension UInt128: JSONScalar {}
