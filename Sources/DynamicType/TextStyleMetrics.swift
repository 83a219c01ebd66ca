public import TextUnits

/// What a text style is at one content size.
public struct TextStyleMetrics: Hashable, Sendable {
  /// The font's size.
  public let pointSize: Points
  /// Baseline to baseline.
  public let leading: Points
  public let weight: FontWeight
  /// The weight where the text is emphasised (`bold()`).
  public let emphasizedWeight: FontWeight
}
