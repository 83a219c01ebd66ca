public import TextUnits

/// A point in the design space of a variable font; static faces have only ``standard``.
public struct DesignPosition: Hashable, Sendable {
  /// Axis values by tag; an axis that is not named keeps the font's default.
  public private(set) var values: [FourCharacterTag: Double]

  public init(_ values: [FourCharacterTag: Double] = [:]) {
    self.values = values
  }

  /// The default of every axis.
  public static let standard = DesignPosition()

  /// A position with the two axes text sizes and weights move.
  ///
  /// - Parameters:
  ///   - weight: the `wght` axis.
  ///   - opticalSize: the `opsz` axis in points; `nil` keeps the font's default.
  public init(weight: FontWeight, opticalSize: Points? = nil) {
    values = [.weight: Double(weight.value)]
    values[.opticalSize] = opticalSize
  }

  /// The same position inside the limits of a face's axes, without axes the face lacks.
  func clamped(to axes: [FontFace.Axis]) -> DesignPosition {
    var clamped: [FourCharacterTag: Double] = [:]
    for axis in axes {
      guard let value = values[axis.tag] else { continue }
      clamped[axis.tag] = min(max(value, axis.minimum), axis.maximum)
    }
    return DesignPosition(clamped)
  }
}
