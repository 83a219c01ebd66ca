import Auditing
import DynamicType
import LayoutPrediction
import Testing
import TextUnits

/// Characters are 17 pt wide at `large`.
@Suite("The room of a text")
struct RoomTests {
  private func findings(
    _ view: ViewNode, _ rule: any LayoutRule, isDoubleLength: Bool = false
  ) throws -> [LayoutFinding] {
    let locale = try #require(LocaleTag("en"))
    let condition = Condition(
      locale: locale, size: .large, device: Device(name: "a", size: Size(400, 800)),
      isDoubleLength: isDoubleLength)
    return try LayoutAudit(
      predictor: LayoutPredictor(measurer: RoundAudit.measurer), conditions: [condition],
      rules: [rule]
    ).run(LayoutFile(name: "a", view: view)).findings
  }

  private func text(_ width: FrameModifier) -> ViewNode {
    ViewNode(.text(.verbatim("aaaa")), modifiers: [.frame(width)])
  }

  private func sideways(_ content: ViewNode) -> ViewNode {
    ViewNode(.scrollView(ScrollingView(axes: [.horizontal], content: content)))
  }

  /// Four characters are 68 pt.
  @Test("half a point to spare is a near miss, in a carousel's card too")
  func nearMiss() throws {
    let card = text(FrameModifier(width: 68.5))
    #expect(try findings(card, NearMissRule()).count == 1)
    #expect(try findings(sideways(card), NearMissRule()).count == 1)
  }

  @Test("where nothing but the text sets its width, it misses nothing")
  func endlessRoom() throws {
    let tab = text(FrameModifier(minWidth: 50))
    #expect(try findings(sideways(tab), NearMissRule()).isEmpty)
  }

  /// Four characters are 68 of 80 pt, 85 %.
  @Test("the source's own texts are asked for spare room, not their doubles")
  func sourceUsesMost() throws {
    let button = ViewNode(
      .button(
        ButtonView(
          label: ViewNode(
            .text(TextContent(perLocale: ["en": "aaaa"])),
            modifiers: [.frame(FrameModifier(width: 80)), .lineLimit(LineLimitModifier(lines: 3))]))
      ))
    #expect(try findings(button, SourceUsesMostRule()).count == 1)
    #expect(try findings(button, SourceUsesMostRule(), isDoubleLength: true).isEmpty)
  }
}
