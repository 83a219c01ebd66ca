/// Decodes `Decodable` types from JSON values, and lets nothing pass that was not asked for.
///
/// A member of an object that no container asked for is an error: it is most often a name with a
/// letter wrong. Asked for is a name that a keyed container has decoded, or for which it was asked
/// whether it `contains` it or whether its value is null; to list `allKeys` asks for none. All the
/// containers over one place of the document share one record of this, so that one type may read a
/// tag and another the rest, from the same decoder or from the same key.
///
/// ```swift
/// struct Label: Decodable { var text: String, width: Double? }
/// let root = try JSONDocument(parsing: #"{"text": "Save", "wdth": 40}"#).root
/// try JSONValueDecoder().decode(Label.self, from: root)
/// // throws .unknownMember(name: "wdth", path: "$", line: 1, known: ["text", "width"])
/// ```
public struct JSONValueDecoder: Sendable {
  /// Handed to the types that are decoded, as `Decoder.userInfo`.
  public var userInfo: [CodingUserInfoKey: any Sendable]

  public init(userInfo: [CodingUserInfoKey: any Sendable] = [:]) {
    self.userInfo = userInfo
  }

  /// Decodes a value of a type.
  ///
  /// - Throws: ``JSONDecodingError``: what the type's `init(from:)` met first; and if that went
  ///   well, the first unknown member in the document's order.
  /// - Complexity: O(size of the value), besides what the types do themselves.
  public func decode<Value: Decodable>(
    _ type: Value.Type, from json: JSONValue
  ) throws(JSONDecodingError) -> Value {
    let root = JSONDecodingNode(json, at: JSONPlace(root: json), userInfo: userInfo)
    let value: Value
    do {
      value = try root.decode(type)
    } catch {
      throw JSONDecodingError(error, in: json)
    }
    if let unknown = root.firstUnknownMember() { throw unknown }
    return value
  }
}
