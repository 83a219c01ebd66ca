/// A layout as a file holds it: a tree with a name and what it stands for.
public struct LayoutFile: Hashable, Sendable, Codable {
  /// What the team allows certain texts to do; what is left out is not said.
  public struct Policy: Hashable, Sendable, Codable {
    /// Which texts: a pattern of the id of their view or of their key, in which `*` stands for any
    /// characters and `?` for one.
    public var texts: String
    /// `false` makes an ellipsis an error, `true` lets it pass.
    public var mayTruncate: Bool?
    /// Whether more than one line is a fault.
    public var isOneLine: Bool?
    /// The smallest factor the text may be shrunk by, from 0 to 1.
    public var smallestScale: Double?

    public init(
      texts: String, mayTruncate: Bool? = nil, isOneLine: Bool? = nil, smallestScale: Double? = nil
    ) {
      self.texts = texts
      self.mayTruncate = mayTruncate
      self.isOneLine = isOneLine
      self.smallestScale = smallestScale
    }
  }

  /// Findings that the team has looked at and lets be.
  public struct Suppression: Hashable, Sendable, Codable {
    /// A pattern of the rule's name.
    public var rule: String
    /// A pattern of the path, id, key or place in the source.
    public var place: String
    /// Why it is let be; never empty in a file that is read.
    public var reason: String

    public init(rule: String, place: String, reason: String) {
      self.rule = rule
      self.place = place
      self.reason = reason
    }
  }

  /// The version of the form this package writes and reads.
  public static let currentVersion = 1

  /// The version of the form the file is written in.
  public var version: Int
  /// What findings call the layout.
  public var name: String
  /// A whole screen or a part of one.
  public var canvas: LayoutPredictor.Canvas
  /// Of two policies that speak of the same, the later one counts.
  public var policies: [Policy]?
  public var suppressions: [Suppression]?
  /// The root of the tree.
  public var view: ViewNode

  /// A layout in the current version.
  public init(
    name: String, canvas: LayoutPredictor.Canvas = .screen, policies: [Policy]? = nil,
    suppressions: [Suppression]? = nil, view: ViewNode
  ) {
    version = Self.currentVersion
    self.name = name
    self.canvas = canvas
    self.policies = policies
    self.suppressions = suppressions
    self.view = view
  }
}
