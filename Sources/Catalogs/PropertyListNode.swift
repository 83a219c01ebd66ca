/// A value of a property list, with its place in the file.
///
/// Foundation's reader gives neither lines nor the order of keys, and drops keys that stand twice.
struct PropertyListNode: Sendable {
  enum Value: Sendable {
    case dictionary([Member])
    case array([PropertyListNode])
    case string(String)
    /// A number, date, truth value or data: nothing a catalog has a use for.
    case other
  }

  /// One key and its value.
  struct Member: Sendable {
    let key: String
    let value: PropertyListNode
    /// The comment before the key, where the format has comments.
    let comment: String?
    /// The line of the key.
    let line: Int?
  }

  let value: Value
  /// From 1; `nil` in binary property lists.
  let line: Int?

  /// Lists and dictionaries within each other that are still read; bounds the use of the stack.
  static let maximumDepth = 64

  /// The kind of value with its article, for messages.
  var kind: String {
    switch value {
    case .dictionary: "a dictionary"
    case .array: "an array"
    case .string: "a string"
    case .other: "neither text nor a dictionary"
    }
  }
}
