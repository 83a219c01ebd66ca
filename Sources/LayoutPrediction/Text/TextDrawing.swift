public import LineBreaking
public import TextUnits

/// Where laid out text becomes visible: the engine's fonts, or in tests a fake with plain boxes.
public protocol TextDrawing: Sendable {
  /// Draws the lines of a layout.
  ///
  /// - Parameters:
  ///   - layout: a layout of `text`.
  ///   - constraints: the room it was laid out in.
  ///   - isBoldTextOn: as it was when the text was prepared.
  /// - Returns: as many lines as the layout has.
  /// - Throws: an error whose description tells the way out, where a font is missing or broken.
  func draw(
    _ layout: TextLayout, of text: StyledText, in constraints: LineConstraints,
    isBoldTextOn: Bool
  ) throws -> [DrawnLine]
}
