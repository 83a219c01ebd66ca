public import Copyfit

/// A measured frame, or a part of one, beside the predicted one.
public struct ComparedFrame: Sendable {
  /// The record's name for it.
  public let name: String
  /// What was predicted and measured, by quantity: `width`, `y`…; for lines their count.
  public let values: [(quantity: String, predicted: Double, measured: Double)]
  /// The lines of a text as predicted.
  public let lines: [String]
  /// What is not a number: the view was not found, or the text that shows is another.
  public let failure: String?

  /// The largest distance in points; infinite where something is missing.
  public var error: Points {
    failure == nil ? values.map { abs($0.predicted - $0.measured) }.max() ?? 0 : .infinity
  }
}

/// A record laid out.
public struct ComparedLayout: Sendable {
  public let record: LayoutRecord
  public let frames: [ComparedFrame]
  /// Why the record is known to differ; `nil` where nobody knows, or it does not.
  public let knownReason: String?

  /// Records are printed to a tenth of a point.
  static let printing = 0.0501

  /// Whether every frame agrees within a point.
  public var isWithinPoint: Bool { frames.allSatisfy { Self.agrees($0, 1) } }

  /// Whether every frame agrees within a pixel of the device.
  public var isWithinPixel: Bool { frames.allSatisfy { Self.agrees($0, pixel) } }

  /// The length of a pixel of the device, in points.
  public var pixel: Points { 1 / record.condition.device.pixels.pixelsPerPoint }

  /// Whether a frame agrees to a tolerance; counts of lines and ends of texts must be equal.
  public static func agrees(_ frame: ComparedFrame, _ tolerance: Points) -> Bool {
    frame.failure == nil
      && frame.values.allSatisfy { value in
        let isCount = value.quantity == "lines" || value.quantity == "isTruncated"
        return abs(value.predicted - value.measured) <= (isCount ? 0 : tolerance + printing)
      }
  }
}
