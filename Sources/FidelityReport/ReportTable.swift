internal import Fidelity

/// Lines of the report, with columns that line up.
enum ReportTable {
  static let header = padded("set", 34) + "    n   rms %  worst %  inside\n"

  /// One set of widths: how many, the error, how many round to what was recorded.
  static func row(_ name: String, _ widths: [ComparedWidth]) -> String {
    let summary = ErrorSummary(widths)
    guard summary.count > 0 else { return "" }
    return padded(name, 34) + leading("\(summary.count)", 5)
      + leading(decimals(summary.rootMeanSquare * 100, 2), 8)
      + leading(decimals(summary.worst * 100, 1), 9) + leading("\(summary.insideInterval)", 8)
      + "\n"
  }

  static func padded(_ text: String, _ width: Int) -> String {
    text + String(repeating: " ", count: max(1, width - text.count))
  }

  static func leading(_ text: String, _ width: Int) -> String {
    String(repeating: " ", count: max(1, width - text.count)) + text
  }

  /// A number with a fixed count of decimals: 0.714 with two is `0.71`.
  static func decimals(_ value: Double, _ count: Int) -> String {
    let factor = (0..<count).reduce(1) { product, _ in product * 10 }
    let scaled = Int((abs(value) * Double(factor)).rounded())
    let digits = String(scaled % factor)
    let fraction = String(repeating: "0", count: count - digits.count) + digits
    return (value < 0 && scaled != 0 ? "-" : "") + "\(scaled / factor).\(fraction)"
  }
}
