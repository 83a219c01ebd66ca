/// A function given by its values at some places, linear between them and constant outside.
public struct PiecewiseLinear: Hashable, Sendable {
  private let places: [Double]
  private let values: [Double]

  /// Makes a function from its points; an empty list gives 0 everywhere.
  public init(_ points: [(place: Double, value: Double)]) {
    let sorted = points.sorted { $0.place < $1.place }
    places = sorted.map(\.place)
    values = sorted.map(\.value)
  }

  /// The value at a place.
  ///
  /// - Complexity: O(log points).
  public func callAsFunction(at place: Double) -> Double {
    guard let first = places.first, let last = places.last else { return 0 }
    if place <= first { return values[0] }
    if place >= last { return values[values.count - 1] }
    var (low, high) = (0, places.count - 1)
    while high - low > 1 {
      let middle = (low + high) / 2
      if places[middle] <= place { low = middle } else { high = middle }
    }
    let share = (place - places[low]) / (places[high] - places[low])
    return values[low] + share * (values[high] - values[low])
  }
}
