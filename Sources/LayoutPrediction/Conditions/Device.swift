public import TextUnits

/// A screen an app may run on: its size, what the system keeps for itself, its iOS.
public struct Device: Hashable, Sendable {
  /// The name in commands, such as `iphone-16`.
  public var name: String
  public var title: String
  public var size: Size
  public var safeAreaInsets: EdgeInsets
  public var pixels: PixelGrid
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
