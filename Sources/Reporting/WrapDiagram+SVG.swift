public import LayoutPrediction
internal import TextUnits

extension WrapDiagram {
  /// The panels as a picture at true scale, one unit to the point, with the outlines of the fonts
  /// that were measured.
  ///
  /// The picture follows the viewer's light or dark surroundings.
  ///
  /// - Parameter drawing: draws the lines.
  /// - Throws: what `drawing` throws.
  /// - Complexity: O(length of all texts).
  public func svg(drawnBy drawing: some TextDrawing) throws -> String {
    let drawn = try panels.map { panel in
      WrapSVGPanel(
        panel,
        lines: try drawing.draw(
          panel.layout, of: panel.text, in: panel.constraints, isBoldTextOn: panel.isBoldTextOn))
    }
    let (margin, gap, widest) = (24.0, 40.0, 1200.0)
    var groups = ""
    var (x, y, shelfHeight, right) = (margin, margin, 0.0, 0.0)
    for panel in drawn {
      if x > margin, x + panel.width > widest {
        (x, y, shelfHeight) = (margin, y + shelfHeight + gap, 0)
      }
      groups += SVGText.element(
        "g", [("transform", "translate(\(SVGText.number(x)) \(SVGText.number(y)))")],
        "\n" + panel.body)
      right = max(right, x + panel.width)
      shelfHeight = max(shelfHeight, panel.height)
      x += panel.width + gap
    }
    let (width, height) = (SVGText.number(right + margin), SVGText.number(y + shelfHeight + margin))
    let content =
      "\n" + SVGText.element("title", [], "Wrap diagram")
      + SVGText.element("style", [], "\n" + SVGTheme.style)
      + SVGText.element(
        "rect", [("class", "cf-paper"), ("width", width), ("height", height)])
      + groups
    return SVGText.element(
      "svg",
      [
        ("xmlns", "http://www.w3.org/2000/svg"), ("width", width), ("height", height),
        ("viewBox", "0 0 \(width) \(height)"), ("role", "img"),
      ], content)
  }
}
