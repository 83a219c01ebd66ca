internal import LayoutPrediction
internal import LineBreaking
internal import TextUnits

/// A panel as SVG at true scale: one user unit is one point.
struct WrapSVGPanel {
  private let panel: WrapPanel
  private let lines: [DrawnLine]

  /// Where things stand, from the panel's top left corner.
  private enum Metrics {
    static let titleBaseline = 11.0
    static let rulerBaseline = 28.0
    static let boxTop = 38.0
    static let marginGap = 14.0
    static let marginWidth = 140.0
    static let footerGap = 22.0
    static let footerPitch = 16.0
    /// A generous average of a label's letters.
    static let letterWidth = 6.1
  }

  /// - Parameter lines: as many as the panel's layout has.
  init(_ panel: WrapPanel, lines: [DrawnLine]) {
    self.panel = panel
    self.lines = lines
  }

  var width: Points {
    let labels = [headerText] + footer.map { $0.map(\.text).joined() }
    let longest = labels.map(\.count).max() ?? 0
    return max(marginX + Metrics.marginWidth, Points(longest) * Metrics.letterWidth)
  }

  var height: Points {
    Metrics.boxTop + boxHeight + Metrics.footerGap + Points(footer.count - 1) * Metrics.footerPitch
      + 4
  }

  /// The panel's elements.
  var body: String {
    let (name, details) = WrapWords.header(of: panel)
    return SVGText.element("title", [], SVGText.escaped("\(name) · \(details)"))
      + SVGText.element("desc", [], SVGText.escaped(description))
      + text([(name, "cf-strong"), (" · " + details, "")], x: 0, y: Metrics.titleBaseline)
      + ruler + box + zip(panel.layout.lines, lines).enumerated().map(line).joined()
      + footer.enumerated().map { index, spans in
        text(
          spans, x: 0,
          y: Metrics.boxTop + boxHeight + Metrics.footerGap + Points(index) * Metrics.footerPitch)
      }.joined()
  }

  private var headerText: String {
    let (name, details) = WrapWords.header(of: panel)
    return name + " · " + details
  }

  /// What a screen reader says: the lines and the verdict.
  private var description: String {
    panel.layout.lines.map(\.text).joined(separator: " / ") + ". "
      + WrapWords.outcome(of: panel).words
  }

  private var boxHeight: Points {
    max(panel.layout.height, panel.constraints.height.map { $0.isFinite ? $0 : 0 } ?? 0, 8)
  }

  private var marginX: Points { panel.extent + Metrics.marginGap }

  // MARK: Box

  private var ruler: String {
    let width = panel.boxWidth
    let step = [10.0, 20, 50, 100, 200, 500].first { width / $0 <= 8 } ?? 1000
    var elements = ""
    for index in 0...Int(width / step) {
      let x = Points(index) * step
      elements += mark(x: x, from: Metrics.boxTop - 6, to: Metrics.boxTop - 2, "cf-tick")
      if width - x > 24 || x == width {
        elements += label(PointsText.short(x), x: x, anchor: index == 0 ? "start" : "middle")
      }
    }
    if width.truncatingRemainder(dividingBy: step) != 0 {
      elements += label(WrapWords.pt(width), x: width, anchor: "middle")
    }
    return elements
  }

  private func label(_ text: String, x: Points, anchor: String) -> String {
    SVGText.element(
      "text",
      [
        ("class", "cf-label cf-small cf-quiet"), ("x", SVGText.number(x)),
        ("y", SVGText.number(Metrics.rulerBaseline)), ("text-anchor", anchor),
      ], SVGText.escaped(text))
  }

  private var box: String {
    let bottom = Metrics.boxTop + boxHeight
    var elements = rectangle(
      "cf-room", x: 0, y: Metrics.boxTop, width: panel.boxWidth, height: boxHeight, radius: 0)
    elements += mark(x: 0, from: Metrics.boxTop, to: bottom, "cf-limit")
    elements += mark(
      x: panel.boxWidth, from: Metrics.boxTop, to: bottom, "cf-limit",
      isDashed: !panel.constraints.width.isFinite)
    if let height = panel.constraints.height, height.isFinite {
      let y = SVGText.number(Metrics.boxTop + height)
      elements += SVGText.element(
        "line",
        [
          ("class", "cf-limit"), ("x1", "0"), ("y1", y),
          ("x2", SVGText.number(panel.boxWidth)), ("y2", y),
        ])
    }
    return elements
  }

  // MARK: Lines

  private func line(_ index: Int, _ pair: (TextLayout.LineText, DrawnLine)) -> String {
    let (line, drawn) = pair
    let font = panel.layout.font
    let top = Metrics.boxTop + Points(index) * font.linePitch
    let left = panel.isRightToLeft ? max(panel.boxWidth - line.width, 0) : 0
    let height = min(font.linePitch, font.lineHeight)
    let inside = min(line.width, panel.boxWidth - left)
    var elements = rectangle(
      "cf-extent", x: left, y: top + 1, width: inside, height: height - 2, radius: 2)
    if panel.juts(line) {
      elements += rectangle(
        "cf-jut", x: panel.boxWidth, y: top + 1, width: line.width - inside, height: height - 2,
        radius: 2)
    }
    elements += SVGShape.glyphs(
      of: drawn, x: left, y: Metrics.boxTop + drawn.baseline, pointSize: font.pointSize)
    let ending = WrapWords.ending(of: line, in: panel)
    elements += text(
      [
        (WrapWords.tenths(line.width) + " pt ", ""),
        ("\(ending.mark) \(ending.word)", "cf-\(ending.tone.rawValue)"),
        (panel.juts(line) ? ", juts out" : "", "cf-fault"),
      ], x: marginX, y: top + height / 2 + 4)
    return elements
  }

  // MARK: Verdict

  private var footer: [[(text: String, class: String)]] {
    let outcome = WrapWords.outcome(of: panel)
    var rows = [
      [(outcome.name, "cf-strong cf-\(outcome.tone.rawValue)"), (": " + outcome.words, "")]
    ]
    if let room = WrapWords.room(of: panel) {
      rows.append(
        [
          (room.words, "cf-\(room.tone.rawValue)"),
          (room.required, "cf-quiet"),
        ].filter { !$0.0.isEmpty })
    }
    rows.append([(WrapWords.widths(of: panel), "cf-quiet")])
    let confidence = WrapWords.confidence(of: panel)
    rows.append([(confidence.words, "cf-\(confidence.tone.rawValue)")])
    return rows + WrapWords.fonts(of: panel).map { [($0, "cf-quiet")] }
  }

  // MARK: Elements

  private func text(
    _ spans: [(text: String, class: String)], x: Points, y: Points
  ) -> String {
    let content = spans.filter { !$0.text.isEmpty }.map { span in
      // A span without a class of its own looks like the label it is in.
      span.class.isEmpty
        ? SVGText.escaped(span.text)
        : "<tspan class=\"\(span.class)\">\(SVGText.escaped(span.text))</tspan>"
    }.joined()
    return SVGText.element(
      "text",
      [
        ("class", "cf-label"), ("x", SVGText.number(x)), ("y", SVGText.number(y)),
        ("xml:space", "preserve"),
      ], content)
  }

  private func rectangle(
    _ style: String, x: Points, y: Points, width: Points, height: Points, radius: Points
  ) -> String {
    SVGShape.rectangle(style, Rect(x: x, y: y, width: width, height: height), radius: radius)
  }

  private func mark(
    x: Points, from top: Points, to bottom: Points, _ style: String, isDashed: Bool = false
  ) -> String {
    var attributes = [
      ("class", style), ("x1", SVGText.number(x)), ("y1", SVGText.number(top)),
      ("x2", SVGText.number(x)), ("y2", SVGText.number(bottom)),
    ]
    if isDashed { attributes.append(("stroke-dasharray", "3 3")) }
    return SVGText.element("line", attributes)
  }
}
