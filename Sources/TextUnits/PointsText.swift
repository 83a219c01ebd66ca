/// Lengths as people read them.
public enum PointsText {
  /// At most one decimal: `53`, `20.3`.
  public static func short(_ value: Points) -> String {
    let tenths = (value * 10).rounded()
    guard tenths.isFinite, abs(tenths) < 1e15 else { return "\(value)" }
    let whole = Int(tenths)
    let sign = whole < 0 ? "-" : ""
    let digits = abs(whole)
    return digits % 10 == 0 ? "\(sign)\(digits / 10)" : "\(sign)\(digits / 10).\(digits % 10)"
  }
}
