/// Encodes `Encodable` types as JSON values.
///
/// Members stand in the order in which they are first encoded; a name that is encoded again keeps
/// its place and gets the new value. The keys of a `Dictionary`, which have no order of their own,
/// are sorted by their UTF-8, so that the same value always gives the same text. All the keyed
/// containers over one place write into the same object. A type that encodes nothing is `{}`.
public struct JSONValueEncoder: Sendable {
  /// Handed to the types that are encoded, as `Encoder.userInfo`.
  public var userInfo: [CodingUserInfoKey: any Sendable]

  public init(userInfo: [CodingUserInfoKey: any Sendable] = [:]) {
    self.userInfo = userInfo
  }

  /// Encodes a value.
  ///
  /// - Throws: ``JSONEncodingError`` for the first number that is not finite, for what is nested
  ///   deeper than ``JSONDocument/maximumDepth``, and for whatever the types throw themselves.
  /// - Complexity: O(size of the result), and O(*n* log *n*) for a `Dictionary` of *n* keys, besides
  ///   what the types do themselves.
  public func encode(_ value: some Encodable) throws(JSONEncodingError) -> JSONValue {
    let root = JSONEncodingNode(at: JSONPlace(root: nil), userInfo: userInfo)
    do {
      try root.encode(value)
      return try root.json()
    } catch {
      throw JSONEncodingError(error)
    }
  }
}
