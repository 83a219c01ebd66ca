/// What is left of the error over a set of widths.
public struct ErrorSummary: Sendable {
  public let count: Int
  /// Root mean square of the relative errors, as a share.
  public let rootMeanSquare: Double
  /// The largest relative error without its sign, as a share.
  public let worst: Double
  /// How many predictions round to what was recorded.
  public let insideInterval: Int

  public init(_ widths: [ComparedWidth]) {
    count = widths.count
    let squares = widths.reduce(0) { $0 + $1.error * $1.error }
    rootMeanSquare = widths.isEmpty ? 0 : (squares / Double(widths.count)).squareRoot()
    worst = widths.map { abs($0.error) }.max() ?? 0
    insideInterval = widths.count(where: \.isInsideInterval)
  }
}
