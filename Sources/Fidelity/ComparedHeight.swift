public import TextUnits

/// The height of one line, predicted and measured.
public struct ComparedHeight: Sendable {
  public let record: MeasuredRecord
  public let measured: Points
  public let predicted: Points

  /// Whether they agree to what a height is printed to (a tenth of a point).
  public var agrees: Bool { abs(predicted - measured) <= 0.0501 }
}

/// A text of several lines, predicted and measured.
public struct ComparedLines: Sendable {
  public let record: MeasuredRecord
  /// The room it was laid out in.
  public let limit: Points
  /// Whether the record states that room; where it does not, it is the measured width and the
  /// margin of such widths.
  public let isLimitKnown: Bool
  public let predictedLines: [String]
  /// Width of the widest line, with and without the space at its break.
  public let predictedWidth: Points
  public let widestLine: Points
}
