/// How far a layout's outcome can be believed, surest first.
public enum Confidence: String, Hashable, Sendable, CaseIterable {
  /// Measured in the platform's own fonts.
  case exact
  /// Measured in fonts that stand in for the platform's, with room to spare or missing beyond
  /// their margin of error.
  case standIn = "stand-in"
  /// Nearer to another outcome than the margin of error.
  case close
  /// Part of the text has no glyph in any font at hand.
  case tofu
}
