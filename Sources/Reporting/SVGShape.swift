internal import LayoutPrediction
internal import TextUnits

/// Elements of pictures, as text.
enum SVGShape {
  static func rectangle(_ style: String, _ rect: Rect, radius: Points = 0) -> String {
    var attributes = [
      ("class", style), ("x", SVGText.number(rect.minX)), ("y", SVGText.number(rect.minY)),
      ("width", SVGText.number(max(rect.width, 0))),
      ("height", SVGText.number(max(rect.height, 0))),
    ]
    if radius > 0 {
      attributes.append(("rx", SVGText.number(min(radius, rect.width / 2, rect.height / 2))))
    }
    return SVGText.element("rect", attributes)
  }

  static func circle(_ style: String, x: Points, y: Points, radius: Points) -> String {
    SVGText.element(
      "circle",
      [
        ("class", style), ("cx", SVGText.number(x)), ("cy", SVGText.number(y)),
        ("r", SVGText.number(max(radius, 0))),
      ])
  }

  /// A line through points.
  static func polyline(_ style: String, _ points: [Point]) -> String {
    let list = points.map { "\(SVGText.number($0.x)),\(SVGText.number($0.y))" }
    return SVGText.element(
      "polyline", [("class", style), ("points", list.joined(separator: " "))])
  }

  static func label(
    _ text: String, _ style: String = "", x: Points, y: Points, anchor: String = "start"
  ) -> String {
    SVGText.element(
      "text",
      [
        ("class", style.isEmpty ? "cf-label" : "cf-label \(style)"), ("x", SVGText.number(x)),
        ("y", SVGText.number(y)), ("text-anchor", anchor), ("xml:space", "preserve"),
      ], SVGText.escaped(text))
  }

  /// The glyphs of a line as one path, and pictures for those that have no outlines.
  ///
  /// - Parameters:
  ///   - ink: the class of the outlines.
  ///   - y: of the baseline.
  static func glyphs(
    of line: DrawnLine, ink: String = "cf-ink", x: Points, y: Points, pointSize: Points
  ) -> String {
    var data = ""
    var pictures = ""
    for glyph in line.glyphs {
      if let path = glyph.path {
        data += SVGText.pathData(path, x: x + glyph.x, y: y + glyph.y)
      } else if !glyph.text.isEmpty {
        pictures += picture(glyph, x: x + glyph.x, baseline: y, pointSize: pointSize)
      }
    }
    let outlines = data.isEmpty ? "" : SVGText.element("path", [("class", ink), ("d", data)])
    return outlines + pictures
  }

  /// A bitmap glyph: its square, and the character for the viewer's own font to draw.
  private static func picture(
    _ glyph: DrawnLine.Glyph, x: Points, baseline: Points, pointSize: Points
  ) -> String {
    rectangle(
      "cf-emoji",
      Rect(
        x: x + 0.5, y: baseline - pointSize * 0.86, width: glyph.advance - 1,
        height: pointSize * 1.02), radius: pointSize * 0.2)
      + SVGText.element(
        "text",
        [
          ("x", SVGText.number(x + glyph.advance / 2)), ("y", SVGText.number(baseline)),
          ("font-size", SVGText.number(pointSize * 0.8)), ("text-anchor", "middle"),
        ], SVGText.escaped(glyph.text))
  }
}
