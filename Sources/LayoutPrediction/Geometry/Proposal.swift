public import TextUnits

/// The room a parent offers a child (SwiftUI `ProposedViewSize`): `nil` asks for the ideal
/// length, 0 for the smallest, infinity for the largest.
public struct Proposal: Hashable, Sendable {
  /// In points; `nil` for the ideal width.
  public var width: Points?
  /// In points; `nil` for the ideal height.
  public var height: Points?

  public init(_ width: Points?, _ height: Points?) {
    self.width = width
    self.height = height
  }

  public init(_ size: Size) {
    self.init(size.width, size.height)
  }

  /// The ideal size.
  public static let unspecified = Proposal(nil, nil)

  /// The offer along an axis.
  public subscript(axis: Axis) -> Points? {
    get { axis == .horizontal ? width : height }
    set { if axis == .horizontal { width = newValue } else { height = newValue } }
  }

  /// The same offer with less room on each axis, never below nothing.
  func reduced(by insets: EdgeInsets) -> Proposal {
    Proposal(
      width.map { max(0, $0 - insets[.horizontal]) },
      height.map { max(0, $0 - insets[.vertical]) })
  }
}
