public import TextUnits

/// A size in points.
public struct Size: Hashable, Sendable, Codable {
  /// In points.
  public var width: Points
  /// In points.
  public var height: Points

  public init(_ width: Points, _ height: Points) {
    self.width = width
    self.height = height
  }

  /// Nothing.
  public static let zero = Size(0, 0)

  /// The length along an axis.
  public subscript(axis: Axis) -> Points {
    get { axis == .horizontal ? width : height }
    set { if axis == .horizontal { width = newValue } else { height = newValue } }
  }
}

/// A place in points, x to the right and y down from the top left corner of the screen.
public struct Point: Hashable, Sendable, Codable {
  /// To the right of the screen's left edge.
  public var x: Points
  /// Below the screen's top.
  public var y: Points

  public init(_ x: Points, _ y: Points) {
    self.x = x
    self.y = y
  }

  /// The top left corner.
  public static let zero = Point(0, 0)

  /// The coordinate along an axis.
  public subscript(axis: Axis) -> Points {
    get { axis == .horizontal ? x : y }
    set { if axis == .horizontal { x = newValue } else { y = newValue } }
  }
}

/// A rectangle in points.
public struct Rect: Hashable, Sendable, Codable {
  /// The top left corner.
  public var origin: Point
  /// To the right and down.
  public var size: Size

  public init(_ origin: Point, _ size: Size) {
    self.origin = origin
    self.size = size
  }

  public init(x: Points, y: Points, width: Points, height: Points) {
    self.init(Point(x, y), Size(width, height))
  }

  /// The left edge.
  public var minX: Points { origin.x }
  /// The top.
  public var minY: Points { origin.y }
  /// The right edge.
  public var maxX: Points { origin.x + size.width }
  /// The bottom.
  public var maxY: Points { origin.y + size.height }
  /// From left to right.
  public var width: Points { size.width }
  /// From top to bottom.
  public var height: Points { size.height }
  /// Whether nothing lies in it.
  public var isEmpty: Bool { size.width <= 0 || size.height <= 0 }

  /// Nothing, in the top left corner.
  public static let zero = Rect(.zero, .zero)

  /// What both rectangles cover; `nil` where they do not meet.
  public func intersection(_ other: Rect) -> Rect? {
    let (left, top) = (max(minX, other.minX), max(minY, other.minY))
    let (right, bottom) = (min(maxX, other.maxX), min(maxY, other.maxY))
    guard right > left, bottom > top else { return nil }
    return Rect(x: left, y: top, width: right - left, height: bottom - top)
  }

  /// What both cover along each axis by itself: of two that lie one below the other, no height, but
  /// the width they share.
  public func overlap(_ other: Rect) -> Rect {
    let (left, top) = (max(minX, other.minX), max(minY, other.minY))
    return Rect(
      x: left, y: top, width: max(0, min(maxX, other.maxX) - left),
      height: max(0, min(maxY, other.maxY) - top))
  }

  /// The smallest rectangle around both.
  public func union(_ other: Rect) -> Rect {
    let (left, top) = (min(minX, other.minX), min(minY, other.minY))
    return Rect(
      x: left, y: top, width: max(maxX, other.maxX) - left, height: max(maxY, other.maxY) - top)
  }

  /// The rectangle as it looks in a mirror that stands upright at `middle`.
  func mirrored(about middle: Points) -> Rect {
    Rect(x: 2 * middle - maxX, y: minY, width: width, height: height)
  }

  /// The rectangle without a strip at each edge.
  public func inset(by insets: EdgeInsets) -> Rect {
    Rect(
      x: minX + insets.leading, y: minY + insets.top,
      width: max(0, width - insets.leading - insets.trailing),
      height: max(0, height - insets.top - insets.bottom))
  }
}

/// Lengths at the four edges; leading is left where text runs from left to right.
public struct EdgeInsets: Hashable, Sendable, Codable {
  /// In points, inwards.
  public var top: Points
  /// In points, inwards.
  public var leading: Points
  /// In points, inwards.
  public var bottom: Points
  /// In points, inwards.
  public var trailing: Points

  public init(top: Points = 0, leading: Points = 0, bottom: Points = 0, trailing: Points = 0) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }

  /// None at any edge.
  public static let zero = EdgeInsets()

  /// What both edges along an axis take together.
  public subscript(axis: Axis) -> Points {
    axis == .horizontal ? leading + trailing : top + bottom
  }
}

/// An edge of a view, or several by SwiftUI's names.
public enum EdgeSet: String, Hashable, NamedChoice {
  case all
  case horizontal
  case vertical
  case top
  case bottom
  case leading
  case trailing

  /// The same length at each of the edges.
  public func insets(_ length: Points) -> EdgeInsets {
    let (isTop, isBottom, isLeading, isTrailing) =
      switch self {
      case .all: (true, true, true, true)
      case .horizontal: (false, false, true, true)
      case .vertical: (true, true, false, false)
      case .top: (true, false, false, false)
      case .bottom: (false, true, false, false)
      case .leading: (false, false, true, false)
      case .trailing: (false, false, false, true)
      }
    return EdgeInsets(
      top: isTop ? length : 0, leading: isLeading ? length : 0, bottom: isBottom ? length : 0,
      trailing: isTrailing ? length : 0)
  }
}
