internal import Measuring

extension TextMeasurer: TextDrawing {
  /// Draws the lines of a layout with the outlines of the fonts it was measured in.
  ///
  /// ```swift
  /// let label = try measurer.prepare("Paired Macs", style: .body, locale: "en")
  /// let room = label.constraints(width: 60)
  /// let lines = try measurer.draw(label.layout(size: .large, room), of: label, in: room)
  /// ```
  ///
  /// - Throws: ``Measuring/MeasuringError`` where a font is missing or broken.
  public func draw(
    _ layout: TextLayout, of text: StyledText, in constraints: LineConstraints,
    isBoldTextOn: Bool = false
  ) throws -> [DrawnLine] {
    let lines = try engine.draw(
      layout.lines, of: text.prepared,
      text.font.request(in: profile, isBoldTextOn: isBoldTextOn), locale: text.locale,
      font: layout.font, truncation: constraints.truncation)
    return text.leavingPictureRoom(in: lines, font: layout.font)
  }
}
