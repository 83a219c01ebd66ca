public import TextUnits

/// A width in ems of an optically sized font: of its text drawing and of its display drawing.
public struct OpticalAdvance: Hashable, Sendable {
  public var text: Ems
  public var display: Ems

  public init(text: Ems, display: Ems) {
    self.text = text
    self.display = display
  }

  public init(_ same: Ems) {
    self.init(text: same, display: same)
  }

  public static let zero = OpticalAdvance(0)

  /// The width in points at a size, spacing included.
  func width(in font: SizedFont, isTracked: Bool) -> Points {
    font.pointSize * (text + font.opticalPosition * (display - text))
      + (isTracked ? font.tracking : 0) + font.clusterSpacing
  }
}
