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
    for child in view.children { content += try draw(child, ink: inner, drawnBy: drawing) }
    return content
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
