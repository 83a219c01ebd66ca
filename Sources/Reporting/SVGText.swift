internal import TextUnits

/// Writing numbers, text and outlines as SVG wants them.
enum SVGText {
  /// A number with at most two decimals: a hundredth of a point is a thirtieth of a pixel.
  static func number(_ value: Double) -> String {
    guard value.isFinite, abs(value) < 1e9 else { return "0" }
    let hundredths = Int((value * 100).rounded())
    let (whole, rest) = (abs(hundredths) / 100, abs(hundredths) % 100)
    let sign = hundredths < 0 ? "-" : ""
    if rest == 0 { return "\(sign)\(whole)" }
    if rest % 10 == 0 { return "\(sign)\(whole).\(rest / 10)" }
    return "\(sign)\(whole).\(rest < 10 ? "0" : "")\(rest)"
  }

  /// Text fit for the content of an element or an attribute's value; characters that XML 1.0
  /// forbids (§2.2) become U+FFFD.
  static func escaped(_ text: String) -> String {
    var result = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": result.append(contentsOf: "&amp;".unicodeScalars)
      case "<": result.append(contentsOf: "&lt;".unicodeScalars)
      case ">": result.append(contentsOf: "&gt;".unicodeScalars)
      case "\"": result.append(contentsOf: "&quot;".unicodeScalars)
      case "\t", "\n", "\r": result.append(scalar)
      case "\u{0}"..."\u{1F}", "\u{FFFE}"..."\u{FFFF}": result.append("\u{FFFD}")
      default: result.append(scalar)
      }
    }
    return String(result)
  }

  /// An element with attributes in order; without content it closes itself.
  static func element(
    _ name: String, _ attributes: [(String, String)], _ content: String? = nil
  ) -> String {
    let list = attributes.map { " \($0.0)=\"\(escaped($0.1))\"" }.joined()
    guard let content else { return "<\(name)\(list)/>\n" }
    return "<\(name)\(list)>\(content)</\(name)>\n"
  }

  /// The contours of a glyph, moved to a place, as the `d` of a path.
  static func pathData(_ path: GlyphPath, x: Points, y: Points) -> String {
    func at(_ point: GlyphPath.Point) -> String {
      number(point.x + x) + " " + number(point.y + y)
    }
    var data = ""
    for segment in path.segments {
      switch segment {
      case .move(let to): data += (data.isEmpty ? "M" : "ZM") + at(to)
      case .line(let to): data += "L" + at(to)
      case .quadratic(let control, let to): data += "Q" + at(control) + " " + at(to)
      case .cubic(let first, let second, let to):
        data += "C" + at(first) + " " + at(second) + " " + at(to)
      }
    }
    return data.isEmpty ? "" : data + "Z"
  }
}
