/// A font that serves part of a text.
public struct FontUse: Hashable, Sendable {
  /// The family that was measured.
  public let family: String
  /// The platform's family it plays.
  public let platformFamily: String
  /// Whether the two are different designs.
  public let isStandIn: Bool
  /// How far its widths may be off, as a share, where that is more than the size's own margin.
  public let margin: Double
  /// How many clusters it serves.
  public var clusterCount: Int
  /// How many of those it has no glyph for.
  public var missingClusterCount: Int

  public init(
    family: String, platformFamily: String, isStandIn: Bool, margin: Double = 0,
    clusterCount: Int = 0,
    missingClusterCount: Int = 0
  ) {
    self.family = family
    self.platformFamily = platformFamily
    self.isStandIn = isStandIn
    self.margin = margin
    self.clusterCount = clusterCount
    self.missingClusterCount = missingClusterCount
  }
}
