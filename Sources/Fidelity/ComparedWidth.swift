public import TextUnits

/// A width the engine predicts, beside the one that was measured.
public struct ComparedWidth: Sendable {
  public let record: MeasuredRecord
  public let weight: FontWeight
  /// The middle of what the recorded width may have been rounded from.
  public let measured: Points
  /// All of it.
  public let interval: ClosedRange<Points>
  public let predicted: Points
  /// The platform's families that served the text.
  public let families: [String]

  /// Predicted over measured, less one: 0.01 is one per cent too wide.
  public var error: Double { predicted / measured - 1 }

  /// Whether rounding the prediction could give what was recorded; 1/1024 pt of slack is for sums
  /// of doubles and for tracking that Apple prints with two decimals.
  public var isInsideInterval: Bool {
    predicted >= interval.lowerBound - 1 / 1024 && predicted <= interval.upperBound + 1 / 1024
  }

  /// Whether one font of the platform, its system font, served the text.
  public var isSystemFontOnly: Bool { families == ["SF Pro"] }

  /// Whether the text has no character of the system font.
  public var isWithoutSystemFont: Bool { !families.contains("SF Pro") }
}
