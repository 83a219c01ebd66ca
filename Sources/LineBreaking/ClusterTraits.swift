/// What line setting needs to know of a grapheme cluster.
public struct ClusterTraits: OptionSet, Hashable, Sendable {
  public let rawValue: UInt8

  public init(rawValue: UInt8) {
    self.rawValue = rawValue
  }

  /// White space that may hang over a line's end.
  public static let hangs = ClusterTraits(rawValue: 1)
  /// A horizontal tab, whose width depends on where it stands.
  public static let tab = ClusterTraits(rawValue: 2)
  /// A character that ends a line; it has no width.
  public static let newline = ClusterTraits(rawValue: 4)
  /// Shows nothing: ``hangs`` or ``newline``. (A list of the two would be an array on the heap in
  /// unoptimised builds.)
  static let blank = ClusterTraits(rawValue: 5)
  /// Writing without words: an ideograph, kana, an emoji.
  public static let wordless = ClusterTraits(rawValue: 8)
  /// Takes the platform's tracking.
  public static let tracked = ClusterTraits(rawValue: 16)
  /// No font at hand has a glyph for it.
  public static let missing = ClusterTraits(rawValue: 32)
}
