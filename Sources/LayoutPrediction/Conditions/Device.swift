public import TextUnits

/// A screen an app may run on: its size, what the system keeps for itself, its iOS.
public struct Device: Hashable, Sendable {
  /// The name in commands, such as `iphone-16`.
  public var name: String
  /// What findings call it.
  public var title: String
  /// The whole screen in points, as it is held.
  public var size: Size
  /// What the system keeps at each edge; leading is left.
  public var safeAreaInsets: EdgeInsets
  /// How many pixels a point has.
  public var pixels: PixelGrid
  /// The major version, which decides how large the system's controls are.
  public var iOSVersion: Int
  /// Regions the system draws in, whose size can change while the screen's does not.
  public var reservedRegions: [Rect]
  /// Whether the horizontal size class is compact.
  public var isCompactWidth: Bool

  public init(
    name: String, title: String? = nil, size: Size, safeAreaInsets: EdgeInsets = .zero,
    pixels: PixelGrid = .threefold, iOSVersion: Int = 26, reservedRegions: [Rect] = [],
    isCompactWidth: Bool = true
  ) {
    self.name = name
    self.title = title ?? name
    self.size = size
    self.safeAreaInsets = safeAreaInsets
    self.pixels = pixels
    self.iOSVersion = iOSVersion
    self.reservedRegions = reservedRegions
    self.isCompactWidth = isCompactWidth
  }

  /// The whole screen.
  public var bounds: Rect { Rect(.zero, size) }

  /// The screen without what the system keeps for itself.
  public var safeArea: Rect { bounds.inset(by: safeAreaInsets) }
}
