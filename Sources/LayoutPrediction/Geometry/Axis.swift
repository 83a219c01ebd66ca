/// The two directions of layout.
public enum Axis: String, Hashable, NamedChoice {
  case horizontal
  case vertical

  /// The other one.
  public var cross: Axis { self == .horizontal ? .vertical : .horizontal }
}

/// Any of the two directions.
///
/// Not a `Set`: axes are asked for at every view, and a bit needs no hash.
public struct AxisSet: OptionSet, Hashable, Sendable {
  public let rawValue: UInt8

  public init(rawValue: UInt8) {
    self.rawValue = rawValue
  }

  /// The axes of a list, as layouts have them.
  public init(_ axes: [Axis]) {
    self = axes.reduce(into: []) { $0.insert(AxisSet($1)) }
  }

  init(_ axis: Axis) {
    self = axis == .horizontal ? .horizontal : .vertical
  }

  /// Whether an axis is one of them.
  public func contains(_ axis: Axis) -> Bool { contains(AxisSet(axis)) }

  /// From side to side.
  public static let horizontal = AxisSet(rawValue: 1)
  /// From top to bottom.
  public static let vertical = AxisSet(rawValue: 2)
  /// Both.
  public static let all: AxisSet = [.horizontal, .vertical]
}
