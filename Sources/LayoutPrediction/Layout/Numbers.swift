internal import TextUnits

/// Numbers in view trees, looked at before layout reckons with them: no sum or quotient of those
/// that pass is infinite or no number at all.
enum Numbers {
  /// The longest length there may be: a thousand screens.
  static let longest: Points = 1_000_000
  /// The most lines, columns or parts there may be room for.
  static let most = 10_000

  /// A length that is not negative.
  static func length(
    _ value: Points, _ name: String, path: String
  ) throws(LayoutError) -> Points {
    try checked(value, name, path, "a number of points that is not negative") {
      (0...longest).contains($0)
    }
  }

  /// A distance, which may be negative.
  static func distance(
    _ value: Points, _ name: String, path: String
  ) throws(LayoutError) -> Points {
    try checked(value, name, path, "a number of points") { (-longest...longest).contains($0) }
  }

  /// From nothing to all.
  static func share(_ value: Double, _ name: String, path: String) throws(LayoutError) -> Double {
    try checked(value, name, path, "a factor from 0 to 1") { (0...1).contains($0) }
  }

  /// Width over height.
  static func ratio(_ value: Double, path: String) throws(LayoutError) -> Double {
    try checked(value, "aspect ratio", path, "a number above 0") {
      (1 / Points(most)...Points(most)).contains($0)
    }
  }

  /// A whole number of things of which there is at least one.
  static func count(_ value: Int, _ name: String, path: String) throws(LayoutError) -> Int {
    let wanted = "a whole number from 1 to \(most)"
    _ = try checked(Double(value), name, path, wanted) { (1...Double(most)).contains($0) }
    return value
  }

  /// A priority, which may be infinite but must be a number.
  static func priority(_ value: Double, path: String) throws(LayoutError) -> Double {
    try checked(value, "layout priority", path, "a number") { !$0.isNaN }
  }

  private static func checked(
    _ value: Double, _ name: String, _ path: String, _ wanted: String, _ isSound: (Double) -> Bool
  ) throws(LayoutError) -> Double {
    guard isSound(value) else {
      throw .invalidNumber(path: path, name: name, value: value, wanted: wanted)
    }
    return value
  }
}
