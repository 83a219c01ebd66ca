/// Rounding of lengths to a screen's pixels.
public struct PixelGrid: Hashable, Sendable {
  /// Pixels to the point: 2 or 3 on iPhones.
  public let pixelsPerPoint: Double

  /// - Precondition: `pixelsPerPoint` is positive.
  public init(pixelsPerPoint: Double) {
    precondition(pixelsPerPoint > 0, "a screen has pixels")
    self.pixelsPerPoint = pixelsPerPoint
  }

  public static let threefold = PixelGrid(pixelsPerPoint: 3)

  /// The smallest whole number of pixels that is not shorter; a hair over a pixel (1/1024) counts
  /// as on it, so that sums of doubles do not grow a line by a pixel.
  public func roundedUp(_ length: Points) -> Points {
    let pixels = length * pixelsPerPoint
    // Rounding up from just below 0 gives -0, which would be printed with its sign.
    return (pixels - 1 / 1024).rounded(.up) / pixelsPerPoint + 0
  }

  /// The nearest whole number of pixels.
  public func rounded(_ length: Points) -> Points {
    (length * pixelsPerPoint).rounded() / pixelsPerPoint
  }
}
