internal import LayoutPrediction
internal import TextUnits

/// Controls and surfaces as plain shapes: enough to know them by, at their predicted size.
enum ScreenShapes {
  /// What a view draws below its children; empty for those that draw nothing.
  static func shape(of view: PlacedView, isRightToLeft: Bool) -> String {
    let frame = view.frame
    switch view.kind {
    case "image", "label.icon": return picture(frame)
    case "color": return SVGShape.rectangle("cf-pale", frame)
    case "divider": return SVGShape.rectangle("cf-faint", frame)
    case "toggle.switch": return toggle(frame, isRightToLeft: isRightToLeft)
    case "stepper.buttons": return stepper(frame)
    case "slider": return slider(frame)
    case "textField": return SVGShape.rectangle("cf-fill", frame, radius: 6)
    case "progressView": return progress(frame)
    case "navigationLink.chevron": return chevron(frame, isRightToLeft: isRightToLeft)
    case "picker.indicator": return doubleChevron(frame)
    case "picker" where view.children.contains { $0.kind == "segment" }:
      return SVGShape.rectangle("cf-fill", frame, radius: 8)
    case "segment" where view.path.hasSuffix("[0]"):
      return SVGShape.rectangle("cf-card", inset(frame, 2), radius: 6)
    case "button": return button(view)
    case "platformView", "opaque": return unknown(frame)
    default: return ""
    }
  }

  /// A bordered button is larger than its label on all sides; its style draws what lies between.
  static func isBordered(_ view: PlacedView) -> Bool {
    guard view.kind == "button", let first = view.children.first else { return false }
    let label = view.children.dropFirst().reduce(first.frame) { $0.union($1.frame) }
    return view.frame.minX < label.minX - 1 && view.frame.maxX > label.maxX + 1
      && view.frame.minY < label.minY - 1 && view.frame.maxY > label.maxY + 1
  }

  private static func button(_ view: PlacedView) -> String {
    guard isBordered(view) else { return "" }
    return SVGShape.rectangle("cf-pale", view.frame, radius: view.frame.height / 2)
  }

  /// The rows of a list that stand edge to edge are one card.
  ///
  /// - Parameter radius: of the card's corners; 0 for a plain list.
  static func card(_ frame: Rect, isFirst: Bool, isLast: Bool, radius: Points) -> String {
    let (top, bottom) = (isFirst ? radius : 0, isLast ? radius : 0)
    func at(_ x: Points, _ y: Points) -> String { SVGText.number(x) + " " + SVGText.number(y) }
    let (left, right) = (frame.minX, frame.maxX)
    var data = "M" + at(left, frame.minY + top)
    data += "Q" + at(left, frame.minY) + " " + at(left + top, frame.minY)
    data += "L" + at(right - top, frame.minY)
    data += "Q" + at(right, frame.minY) + " " + at(right, frame.minY + top)
    data += "L" + at(right, frame.maxY - bottom)
    data += "Q" + at(right, frame.maxY) + " " + at(right - bottom, frame.maxY)
    data += "L" + at(left + bottom, frame.maxY)
    data += "Q" + at(left, frame.maxY) + " " + at(left, frame.maxY - bottom) + "Z"
    let card = SVGText.element("path", [("class", "cf-card"), ("d", data)])
    guard !isLast else { return card }
    return card
      + SVGShape.polyline(
        "cf-hair", [Point(left + 16, frame.maxY), Point(right, frame.maxY)])
  }

  /// A frame with a hill in it.
  private static func picture(_ frame: Rect) -> String {
    let (x, y, width, height) = (frame.minX, frame.minY, frame.width, frame.height)
    return SVGShape.rectangle("cf-pale", frame, radius: min(width, height) * 0.22)
      + SVGShape.circle(
        "cf-tint", x: x + width * 0.68, y: y + height * 0.32, radius: min(width, height) * 0.09)
      + SVGText.element(
        "polygon",
        [
          ("class", "cf-tint"),
          (
            "points",
            [(0.18, 0.76), (0.42, 0.42), (0.58, 0.62), (0.68, 0.52), (0.82, 0.76)].map {
              SVGText.number(x + width * $0.0) + "," + SVGText.number(y + height * $0.1)
            }.joined(separator: " ")
          ),
        ])
  }

  private static func toggle(_ frame: Rect, isRightToLeft: Bool) -> String {
    let radius = frame.height / 2
    let knob = isRightToLeft ? frame.minX + radius : frame.maxX - radius
    return SVGShape.rectangle("cf-on", frame, radius: radius)
      + SVGShape.circle("cf-knob", x: knob, y: frame.minY + radius, radius: radius - 2)
  }

  private static func stepper(_ frame: Rect) -> String {
    let (x, y) = (frame.minX, frame.minY + frame.height / 2)
    let arm = min(frame.width, frame.height) * 0.18
    let (left, right) = (x + frame.width * 0.25, x + frame.width * 0.75)
    return SVGShape.rectangle("cf-fill", frame, radius: 8)
      + SVGShape.polyline("cf-stroke", [Point(left - arm, y), Point(left + arm, y)])
      + SVGShape.polyline("cf-stroke", [Point(right - arm, y), Point(right + arm, y)])
      + SVGShape.polyline("cf-stroke", [Point(right, y - arm), Point(right, y + arm)])
      + SVGShape.polyline(
        "cf-hair",
        [
          Point(x + frame.width / 2, frame.minY + 8), Point(x + frame.width / 2, frame.maxY - 8),
        ])
  }

  private static func slider(_ frame: Rect) -> String {
    let y = frame.minY + frame.height / 2
    let track = Rect(x: frame.minX, y: y - 2, width: frame.width, height: 4)
    let filled = Rect(x: frame.minX, y: y - 2, width: frame.width * 0.4, height: 4)
    return SVGShape.rectangle("cf-fill", track, radius: 2)
      + SVGShape.rectangle("cf-tint", filled, radius: 2)
      + SVGShape.circle(
        "cf-knob", x: filled.maxX, y: y, radius: min(12, frame.height / 2, frame.width / 2))
  }

  private static func progress(_ frame: Rect) -> String {
    guard frame.width > frame.height * 2 else {
      return SVGShape.circle(
        "cf-stroke", x: frame.minX + frame.width / 2, y: frame.minY + frame.height / 2,
        radius: min(frame.width, frame.height) / 2 - 1)
    }
    return SVGShape.rectangle("cf-fill", frame, radius: frame.height / 2)
      + SVGShape.rectangle(
        "cf-tint",
        Rect(x: frame.minX, y: frame.minY, width: frame.width * 0.4, height: frame.height),
        radius: frame.height / 2)
  }

  private static func chevron(_ frame: Rect, isRightToLeft: Bool) -> String {
    let (back, front) =
      isRightToLeft ? (frame.maxX - 1, frame.minX + 1) : (frame.minX + 1, frame.maxX - 1)
    return SVGShape.polyline(
      "cf-stroke",
      [
        Point(back, frame.minY + 1), Point(front, frame.minY + frame.height / 2),
        Point(back, frame.maxY - 1),
      ])
  }

  private static func doubleChevron(_ frame: Rect) -> String {
    let x = frame.minX + frame.width / 2
    let middle = frame.minY + frame.height / 2
    return SVGShape.polyline(
      "cf-stroke", [Point(x - 3, middle - 2), Point(x, middle - 5), Point(x + 3, middle - 2)])
      + SVGShape.polyline(
        "cf-stroke", [Point(x - 3, middle + 2), Point(x, middle + 5), Point(x + 3, middle + 2)])
  }

  /// A box with a cross: its inside is not known.
  private static func unknown(_ frame: Rect) -> String {
    SVGShape.rectangle("cf-unknown", frame)
      + SVGShape.polyline(
        "cf-hair", [frame.origin, Point(frame.maxX, frame.maxY)])
      + SVGShape.polyline(
        "cf-hair", [Point(frame.minX, frame.maxY), Point(frame.maxX, frame.minY)])
  }

  private static func inset(_ rect: Rect, _ length: Points) -> Rect {
    Rect(
      x: rect.minX + length, y: rect.minY + length, width: max(0, rect.width - 2 * length),
      height: max(0, rect.height - 2 * length))
  }
}
