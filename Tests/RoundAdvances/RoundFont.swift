public import TextUnits

extension SizedFont {
  /// A font set solid: at 10 pt, lines are 10 pt high and stand 10 pt apart.
  public static func round(_ pointSize: Points) -> SizedFont {
    SizedFont(pointSize: pointSize, lineHeight: pointSize)
  }
}

extension FontScaling {
  /// The laws of a font set solid at every size, without tracking or optical sizes.
  public static let round = FontScaling(
    opticalBlend: PiecewiseLinear([]), tracking: PiecewiseLinear([]), lineHeight: 1)
}
