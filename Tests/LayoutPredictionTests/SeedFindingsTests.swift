import DynamicType
import LayoutPrediction
import RoundAdvances
import Testing
import TextUnits

/// What laying the seeds out brought to light.
@Suite("Scroll views, button styles and double length")
struct SeedFindingsTests {
  /// A screen of 400 × 800 with a bar of 80 at its right.
  private static let device = Device(
    name: "barred", size: Size(400, 800), safeAreaInsets: EdgeInsets(trailing: 80),
    reservedRegions: [Rect(x: 320, y: 0, width: 80, height: 800)])

  private func views(
    _ node: ViewNode, isDoubleLength: Bool = false
  ) throws -> [PlacedView] {
    let locale = try #require(LocaleTag("en"))
    let condition = Condition(
      locale: locale, size: .large, device: Self.device, isDoubleLength: isDoubleLength)
    return try LayoutPredictor(measurer: RoundMeasurer()).layOut(node, under: condition)[0]
      .allViews
  }

  private func box(_ width: Points, _ height: Points) -> ViewNode {
    ViewNode(
      .color(ColorView()),
      modifiers: [.frame(FrameModifier(width: width, height: height))])
  }

  private func sideways(_ modifiers: [ViewModifier] = []) -> ViewNode {
    ViewNode(
      .scrollView(ScrollingView(axes: [.horizontal], content: box(1000, 50))),
      modifiers: modifiers)
  }

  /// The scroll view is as high as its content and stands in the middle: (800 − 50) / 2.
  @Test("a scroll view is as long as its content across the axis it scrolls on")
  func crossLength() throws {
    let views = try views(sideways())
    let scroll = try #require(views.first { $0.kind == "scrollView" })
    #expect(scroll.frame == Rect(x: 0, y: 375, width: 320, height: 50))
    #expect(views.first { $0.kind == "color" }?.frame.minY == 375)
  }

  @Test("at the edge of the safe area its content shows up to the edge of the screen")
  func underTheBar() throws {
    let content = try #require(views(sideways()).first { $0.kind == "color" })
    #expect(content.clip == Rect(x: 0, y: 375, width: 400, height: 50))
    let inset = sideways([.padding(PaddingModifier(edges: .trailing, length: 20))])
    let cut = try #require(views(inset).first { $0.kind == "color" })
    #expect(cut.clip == Rect(x: 0, y: 375, width: 300, height: 50))
  }

  /// A text of one em of 17 pt; 160 is more than the reach of 140.
  @Test("what a button style draws can be tapped up to 140 pt beyond the button")
  func styleReach() throws {
    let back = ViewModifier.background(SecondaryModifier(content: box(57, 400)))
    let button = ViewNode(
      .button(ButtonView(label: ViewNode(.text(.verbatim("a"))))),
      modifiers: [.buttonStyle(ButtonStyleModifier(style: .custom, modifiers: [back]))])
    let placed = try #require(views(button).first { $0.kind == "button" })
    let target = try #require(placed.target)
    #expect(target.area.width == 57)
    #expect(target.area.minX == placed.frame.minX - 20)
    #expect(target.area.height == placed.frame.height + 280)
  }

  @Test("texts that nobody translates are not doubled")
  func doubleLength() throws {
    func string(_ content: TextContent) throws -> String? {
      try views(ViewNode(.text(content)), isDoubleLength: true).first?.text?.string
    }
    #expect(try string(.verbatim("128,400")) == "128,400")
    #expect(try string(TextContent(perLocale: ["en": "Save"])) == "Save Save")
  }
}
