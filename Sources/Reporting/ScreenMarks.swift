internal import Auditing
internal import LayoutPrediction
internal import TextUnits

/// What is marked on a screen: frames with numbers on it, and below it the legend that tells what
/// each number stands for.
struct ScreenMarks {
  private let marks: [ScreenPicture.Mark]
  /// The lines below the rule's name, of each mark.
  private let details: [[String]]

  private static let radius: Points = 7.5
  /// How far a number juts out of the frame it stands at.
  static let overhang: Points = 12
  private static let linePitch: Points = 14
  private static let gap: Points = 5
  private static let indent: Points = 22

  /// - Parameters:
  ///   - extent: what is drawn of the screen; beyond it nothing is framed.
  ///   - width: of the panel, which the legend keeps to.
  init(_ marks: [ScreenPicture.Mark], within extent: Rect, width: Points) {
    self.marks = marks.map { mark in
      var mark = mark
      mark.area = mark.area.flatMap { $0.intersection(extent) }
      return mark
    }
    let columns = Int((width - Self.indent) / ScreenPanel.columnWidth)
    details = marks.map { TextColumns.wrapped(visible($0.details), columns: max(columns, 20)) }
  }

  // MARK: On the screen

  /// Each place framed once, in the colour of the worst that is told of it, and a number for each
  /// mark, beside those that stand there already.
  var overlay: String {
    var worst: [Rect: Severity] = [:]
    for mark in marks {
      guard let area = mark.area else { continue }
      worst[area] = max(worst[area] ?? .info, mark.severity)
    }
    var frames = ""
    var badges = ""
    var taken: [Point] = []
    for (index, mark) in marks.enumerated() {
      guard let area = mark.area else { continue }
      if let severity = worst.removeValue(forKey: area) {
        frames += SVGShape.rectangle("cf-mark \(Self.style(severity))", area, radius: 3)
      }
      let badge = free(beside: area, taken)
      taken.append(badge)
      badges += self.badge(index, x: badge.x, y: badge.y)
    }
    return frames + badges
  }

  /// Where no number stands yet: on the area's top left corner, high enough not to hide the first
  /// letter, or right of there.
  private func free(beside area: Rect, _ taken: [Point]) -> Point {
    let side = 2 * Self.radius + 1
    var place = Point(area.minX, area.minY - Self.overhang + Self.radius)
    while let other = taken.first(where: {
      abs($0.x - place.x) < side && abs($0.y - place.y) < side
    }) {
      place.x = other.x + side
    }
    return place
  }

  private func badge(_ index: Int, x: Points, y: Points) -> String {
    SVGShape.circle(
      "cf-badge \(Self.style(marks[index].severity))", x: x, y: y, radius: Self.radius)
      + SVGShape.label(String(index + 1), "cf-small cf-number", x: x, y: y + 3.2, anchor: "middle")
  }

  private static func style(_ severity: Severity) -> String {
    switch severity {
    case .error: "cf-error"
    case .warning: "cf-warns"
    case .info: "cf-note"
    }
  }

  // MARK: The legend

  var legendHeight: Points {
    guard !marks.isEmpty else { return 0 }
    return details.reduce(Self.gap) { height, lines in
      height + Points(lines.count + 1) * Self.linePitch + Self.gap
    }
  }

  /// The legend, from its top left corner.
  var legend: String {
    var content = ""
    var y = Self.gap
    for (index, mark) in marks.enumerated() {
      content += badge(index, x: Self.radius, y: y + 7)
      let note = mark.area == nil ? " (not in sight)" : ""
      content += SVGShape.label(
        mark.words + note, "cf-strong", x: Self.indent, y: y + 11)
      for line in details[index] {
        y += Self.linePitch
        content += SVGShape.label(line, x: Self.indent, y: y + 11)
      }
      y += Self.linePitch + Self.gap
    }
    return content
  }
}
