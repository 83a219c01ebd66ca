internal import DynamicType
internal import LayoutPrediction
internal import LineBreaking
internal import TextUnits

/// Draws the views of a screen in their order, each cut to what its ancestors let be seen.
struct ScreenArtist {
  private let screen: LaidOutScreen
  private let prefix: String
  private var clipNumbers: [Rect: Int] = [:]
  /// The definitions the drawn elements refer to.
  private(set) var clips = ""

  /// - Parameter prefix: before names of definitions, which are shared by the whole picture.
  init(screen: LaidOutScreen, prefix: String) {
    self.screen = screen
    self.prefix = prefix
  }

  /// A view and those inside it.
  ///
  /// - Parameter ink: the class of the letters; buttons have a colour of their own.
  mutating func draw(
    _ view: PlacedView, ink: String = "cf-ink", drawnBy drawing: some TextDrawing
  ) throws -> String {
    var content = ""
    if !view.facts.contains(.hidden) {
      var own = ScreenShapes.shape(of: view, isRightToLeft: screen.condition.isRightToLeft)
      if let text = view.text { own += try letters(text, in: view.frame, ink: ink, drawing) }
      content += own.isEmpty ? "" : clipped(own, to: view.clip)
    }
    var inner = ink
    switch view.kind {
    case "button", "picker.value", "tabItem": inner = "cf-tint"
    case "textField": inner = "cf-faint"
    default: break
    }
    let cards = view.kind == "list" ? cards(of: view) : [:]
    for (index, child) in view.children.enumerated() {
      if let card = cards[index] { content += clipped(card, to: child.clip) }
      content += try draw(child, ink: inner, drawnBy: drawing)
    }
    return content
  }

  /// What stands behind the rows of a list, by their place among its children.
  private func cards(of list: PlacedView) -> [Int: String] {
    let rows = list.children.enumerated().filter { $0.element.kind == "row" }
    // The rows of a plain list reach its edges.
    let isInset = rows.contains { $0.element.frame.minX > list.frame.minX }
    func touches(_ upper: Rect?, _ lower: Rect?) -> Bool {
      guard let upper, let lower else { return false }
      return abs(upper.maxY - lower.minY) < 0.5
    }
    var cards: [Int: String] = [:]
    for (place, row) in rows.enumerated() {
      let above = place > 0 ? rows[place - 1].element.frame : nil
      let below = place + 1 < rows.count ? rows[place + 1].element.frame : nil
      let frame = row.element.frame
      cards[row.offset] = ScreenShapes.card(
        frame, isFirst: !touches(above, frame), isLast: !touches(frame, below),
        radius: isInset ? 20 : 0)
    }
    return cards
  }

  /// Elements cut to a rectangle.
  ///
  /// - Parameters:
  ///   - radius: of its corners.
  ///   - name: of the cut, each once in a panel.
  mutating func cut(
    _ content: String, to rect: Rect, radius: Points = 0, name: String
  ) -> String {
    let name = prefix + name
    clips += SVGText.element(
      "clipPath", [("id", name)], "\n" + SVGShape.rectangle("", rect, radius: radius))
    return SVGText.element("g", [("clip-path", "url(#\(name))")], "\n" + content)
  }

  private func letters(
    _ text: PlacedView.PlacedText, in frame: Rect, ink: String, _ drawing: some TextDrawing
  ) throws -> String {
    let lines = try drawing.draw(
      text.layout, of: text.styled, in: text.constraints,
      isBoldTextOn: screen.condition.isBoldTextOn)
    var content = ""
    for (line, drawn) in zip(text.layout.lines, lines) {
      let spare = frame.width - line.width
      let share =
        switch text.alignment {
        case .leading: text.styled.locale.isRightToLeft ? 1.0 : 0
        case .center: 0.5
        case .trailing: text.styled.locale.isRightToLeft ? 0 : 1.0
        }
      content += SVGShape.glyphs(
        of: drawn, ink: ink, x: frame.minX + max(spare, 0) * share,
        y: frame.minY + drawn.baseline, pointSize: text.layout.font.pointSize)
    }
    return content
  }

  private mutating func clipped(_ content: String, to clip: Rect?) -> String {
    guard let clip else { return content }
    let number: Int
    if let known = clipNumbers[clip] {
      number = known
    } else {
      number = clipNumbers.count
      clipNumbers[clip] = number
      clips += SVGText.element(
        "clipPath", [("id", "\(prefix)\(number)")],
        SVGText.element(
          "rect",
          [
            ("x", SVGText.number(clip.minX)), ("y", SVGText.number(clip.minY)),
            ("width", SVGText.number(clip.width)), ("height", SVGText.number(clip.height)),
          ]))
    }
    return SVGText.element("g", [("clip-path", "url(#\(prefix)\(number))")], "\n" + content)
  }
}
