import DynamicType
import LayoutPrediction
import LineBreaking
import Reporting
import RoundAdvances
import Testing
import TextUnits

/// Draws nothing: for what does not depend on glyphs.
struct NoGlyphs: TextDrawing {
  func draw(
    _ layout: TextLayout, of text: StyledText, in constraints: LineConstraints, isBoldTextOn: Bool
  ) -> [DrawnLine] {
    layout.lines.indices.map { index in
      DrawnLine(
        glyphs: [
          DrawnLine.Glyph(
            number: 1, family: "Round", x: 0, y: 0, advance: 10, text: "x",
            path: GlyphPath([.move(.init(x: 0, y: 0)), .line(.init(x: 1, y: 1))]))
        ], width: 10, baseline: Points(index) * 10 + 8)
    }
  }
}

/// Screens of round texts, and pictures of them.
enum ScreenSamples {
  static func text(_ words: String, _ modifiers: ViewModifier...) -> ViewNode {
    ViewNode(.text(.verbatim(words)), modifiers: modifiers + [.font(FontModifier(size: 10))])
  }

  static let toggle = ViewNode(.toggle(ToggleView(label: text("Wi-Fi"))))

  static func picture(
    _ view: ViewNode, as canvas: LayoutPredictor.Canvas = .component, locale: String = "en",
    device: String = "iphone-16", layers: ScreenPicture.Layers = [.reservedRegions],
    marks: [ScreenPicture.Mark] = [], title: String = "Row"
  ) throws -> XMLTree.Element {
    let condition = Condition(
      locale: try #require(LocaleTag(locale)), size: .large,
      device: try DeviceTable.iOS.device(named: device))
    let screens = try LayoutPredictor(measurer: RoundMeasurer()).layOut(
      view, as: canvas, under: condition)
    let picture = ScreenPicture(
      title: title, panels: screens.map { ScreenPicture.Panel($0, marks: marks) }, canvas: canvas,
      layers: layers)
    return try XMLTree.root(of: try picture.svg(drawnBy: NoGlyphs()))
  }
}
