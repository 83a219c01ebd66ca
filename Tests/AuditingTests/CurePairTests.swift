import DynamicType
import LayoutPrediction
import Testing
import TextUnits

@testable import Auditing

/// Cures of what no room helps, and changes that only help together.
@Suite("Cures of presentations, platform views, bars; two together")
struct CurePairTests {
  private static let large = ViewModifier.dynamicTypeSize(
    DynamicTypeSizeModifier(size: "accessibility5"))

  private static func sheet(_ content: ViewNode) -> ViewModifier {
    .sheet(PresentationModifier(content: content))
  }

  @Test("what is presented sets the size that is set around its presenter")
  func presentedSize() throws {
    let scene = try CureScene(
      .column(.text("a", [Self.sheet(.text("b"))])).modified(Self.large), as: .screen)
    #expect(try scene.names("size-not-inherited") == ["presented-size"])
    #expect(
      try scene.entry("size-not-inherited").cures.first?.swiftUI
        == "Text(verbatim: \"b\").dynamicTypeSize(.accessibility5)")
  }

  @Test("of two sizes around a presenter the inner one is meant")
  func innerSize() throws {
    let small = ViewModifier.dynamicTypeSize(DynamicTypeSizeModifier(maximum: "xLarge"))
    // Inside of the sheet's modifier a size is not around it.
    let presenter = ViewNode.text("a", [Self.large, Self.sheet(.text("b")), small])
    let scene = try CureScene(.column(presenter).modified(Self.large), as: .screen)
    #expect(
      try scene.entry("size-not-inherited").cures.first?.swiftUI
        == "Text(verbatim: \"b\").dynamicTypeSize(...DynamicTypeSize.xLarge)")
  }

  @Test("a platform view with a height gets a place that measures it; without one none is known")
  func measuredSlot() throws {
    func banner(_ modifiers: ViewModifier...) -> ViewNode {
      .column(
        .text("a"),
        ViewNode(.platformView(OpaqueView(name: "Banner")), modifiers: modifiers))
    }
    let fills = ViewModifier.frame(FrameModifier(fillsWidth: true))
    let scene = try CureScene(banner(fills, .frame(FrameModifier(height: 50))))
    #expect(try scene.names("leaking-platform-view") == ["measured-slot"])
    #expect(
      try scene.entry("leaking-platform-view").cures.first?.swiftUI == """
        GeometryReader { proxy in
          Banner()
        }
        .frame(maxWidth: .infinity)
        .frame(height: 50)
        """)
    let unknown = try CureScene(banner(fills))
    #expect(unknown.report.findings.map(\.rule) == ["leaking-platform-view"])
    #expect(unknown.cures.entries.isEmpty)
  }

  @Test("content that ignores the safe area no longer does")
  func safeArea() throws {
    let wide = ViewNode.row(.text("a"), .text("b"))
      .modified(.ignoresSafeArea(.init())).modified(.clipped(FlagModifier()))
    let stamped = StampedTree(.column(wide))
    let fault = Fault(
      rule: "under-a-bar", path: ".children[0].children[1]", onset: .large, devices: [],
      tree: stamped.tree, profile: PlatformProfile.iOS)
    let changes = ReservedInsetCure().changes(for: fault)
    #expect(changes.map(\.path) == [".children[0]"])
    let changed = try #require(changes.first).make(wide)
    #expect(changed.modifiers == [.clipped(FlagModifier())])
  }

  /// A bar of 40 pt at the right of 400, 20 of which the safe area leaves free.
  @Test("content is inset by the region the device keeps")
  func reservedInset() throws {
    let device = Device(
      name: "barred", size: Size(400, 800), safeAreaInsets: EdgeInsets(trailing: 20),
      reservedRegions: [Rect(x: 360, y: 0, width: 40, height: 800)])
    // 22 × 17 = 374 of 380 pt: 14 pt are under the bar, which moves aside by 40.
    let view = ViewNode.column(.text("a b c d e f g h i j kk"), .text("a"))
    let scene = try CureScene(view, as: .screen, device: device, sizes: [.large])
    let cures = try scene.entry("under-a-bar").cures
    #expect(cures.map(\.name) == ["reserved-inset"])
    #expect(cures.first?.swiftUI.hasSuffix(".padding(.trailing, 40).clipped()") == true)
  }

  @Test("what scrolls sideways is cut at the edge of the safe area")
  func scrollingInset() throws {
    let device = Device(
      name: "barred", size: Size(400, 800), safeAreaInsets: EdgeInsets(trailing: 40),
      reservedRegions: [Rect(x: 360, y: 0, width: 40, height: 800)])
    let strip = ViewNode(
      .scrollView(
        ScrollingView(axes: [.horizontal], content: .row(.text("aaaaaaaaaaaaaaaaaaaaaaaaaaaa")))))
    let scene = try CureScene(strip, as: .screen, device: device, sizes: [.large])
    #expect(
      try scene.entry("under-a-bar").cures.map(\.summary).first
        == "what scrolls is cut at the edge of the safe area")
  }

  /// At AX5 a word of seven is 371 pt and one of eight 424 of 400, four fifths of which are 339.
  @Test("a value that is too long even below its label shrinks there")
  func pair() throws {
    let one = ViewModifier.lineLimit(LineLimitModifier(lines: 1))
    let scene = try CureScene(.row(.text("Network"), .spacer, .text("Desktops", [one])))
    let entry = try scene.entry("truncated")
    #expect(entry.cures.first?.name.contains(" + ") == true, "\(entry.refusals)")
    let sets = entry.cures.map { Set($0.name.split(separator: " ").filter { $0 != "+" }) }
    #expect(sets.contains(["value-below-label", "shrink-to-fit"]), "\(sets)")
    // Every single change was tried before, and none did.
    #expect(entry.refused.contains { $0.candidate.name == "shrink-to-fit" })
    #expect(entry.refused.contains { $0.candidate.name == "value-below-label" })
  }

  @Test("pairs are bounded")
  func pairLimit() throws {
    let one = ViewModifier.lineLimit(LineLimitModifier(lines: 1))
    let row = ViewNode.row(.text("Network"), .spacer, .text("Desktops", [one]))
    let limits = CureLimits(proofs: 10, pairs: 0)
    let entry = try CureScene(row, limits: limits).entry("truncated")
    #expect(entry.cures.allSatisfy { !$0.name.contains("+") })
    #expect(entry.refused.allSatisfy { !$0.candidate.name.contains("+") })
  }

  /// Three steps of 8 + 4 × 28 pt at AX1 with gaps of 8 are 400; at AX5 a step is 220 alone.
  @Test("a row in a row: the outer one becomes a column")
  func outerRow() throws {
    func step(_ title: String) -> ViewNode {
      .row(ViewNode(.image(ImageView(width: 8, height: 8))), .text(title), spacing: 0)
    }
    let scene = try CureScene(.row(step("Scan"), step("Join"), step("Pair"), spacing: 8))
    let finding = try #require(scene.report.findings.first)
    let cures = try scene.entry(finding.rule).cures
    #expect(cures.contains { $0.candidate.places.map(\.path) == [""] }, "\(cures.map(\.name))")
  }

  /// 19 letters are 323 of 400 pt at `large`, and 1007 at AX5, in words of 9.
  @Test("a text that never gives way may wrap")
  func wrappingText() throws {
    let rigid = ViewModifier.fixedSize(FixedSizeModifier())
    let scene = try CureScene(
      .column(.text("aaaaaa bbbbbb ccccc", [rigid]), .text("a")), sizes: [.large, .accessibility1])
    #expect(try scene.names("pushed-out").contains("wrapping-text"))
  }
}
