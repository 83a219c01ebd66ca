public import TextUnits

/// How a recorded width had been rounded before somebody wrote it down.
public struct WidthRounding: Hashable, Sendable {
  /// Widths were rounded up to a multiple of this; 0 where they were not rounded.
  public let step: Points
  /// Whether the multiple was then printed to a tenth, which has to be undone first.
  public let isPrintedToTenths: Bool

  /// Reads the `width_rounding` of a record; `nil` for what is no rounding of widths.
  public init?(name: String) {
    isPrintedToTenths = name.contains("printed to 0.1")
    switch name {
    case "exact": step = 0
    case "ceil 1/2", "printed to 0.1, ceil 1/2": step = 0.5
    case "ceil 1/3", "printed to 0.1, ceil 1/3", "ceil 1/3, printed to 0.1": step = 1 / 3
    case "integer outset (ceil)": step = 1
    // A frame grown to whole points at either side.
    case "integer outset both sides": step = 2
    default: return nil
    }
  }

  /// The widths that would have been recorded so: 66.7 printed from thirds comes from
  /// 66.33…66.67.
  public func interval(of recorded: Points) -> ClosedRange<Points> {
    guard step > 0 else { return recorded...recorded }
    let upper = isPrintedToTenths ? (recorded / step).rounded() * step : recorded
    return upper - step...upper
  }

  /// The middle of ``interval(of:)``, which a prediction is held against.
  public func middle(of recorded: Points) -> Points {
    let interval = interval(of: recorded)
    return (interval.lowerBound + interval.upperBound) / 2
  }
}
