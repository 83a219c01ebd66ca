public import LayoutPrediction

/// What a team allows a text to do.
public struct TextPolicy: Hashable, Sendable {
  /// Which texts: the id of their view, or their key.
  public var texts: GlobPattern
  /// `false` makes an ellipsis an error, `true` lets it pass.
  public var mayTruncate: Bool?
  /// Whether more than one line is a fault.
  public var isOneLine: Bool?
  /// The smallest factor it may be shrunk by.
  public var smallestScale: Double?

  /// A policy of the texts of a pattern; what is left out it says nothing of.
  public init(
    texts: String, mayTruncate: Bool? = nil, isOneLine: Bool? = nil, smallestScale: Double? = nil
  ) {
    self.texts = GlobPattern(texts)
    self.mayTruncate = mayTruncate
    self.isOneLine = isOneLine
    self.smallestScale = smallestScale
  }

  /// A policy that stands in a layout file.
  public init(_ policy: LayoutFile.Policy) {
    self.init(
      texts: policy.texts, mayTruncate: policy.mayTruncate, isOneLine: policy.isOneLine,
      smallestScale: policy.smallestScale)
  }

  /// Says nothing of any text.
  static let silent = TextPolicy(texts: "*")

  /// Everything policies say of a text; of two that speak of the same, the later one counts.
  static func merged(_ policies: [TextPolicy], id: String?, key: String?) -> TextPolicy {
    var merged = silent
    for policy in policies
    where id.map(policy.texts.matches) == true || key.map(policy.texts.matches) == true {
      merged.mayTruncate = policy.mayTruncate ?? merged.mayTruncate
      merged.isOneLine = policy.isOneLine ?? merged.isOneLine
      merged.smallestScale = policy.smallestScale ?? merged.smallestScale
    }
    return merged
  }
}
