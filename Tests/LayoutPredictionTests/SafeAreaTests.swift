import DynamicType
import LayoutPrediction
import Testing

/// Growth beyond the safe area, on a screen of 402 × 874 with 62 kept at the top and 34 at the
/// bottom.
@Suite struct SafeAreaTests {
  static func ignoring(
    _ view: ViewNode, _ edges: EdgeSet? = nil, _ regions: SafeAreaModifier.Regions? = nil
  ) -> ViewNode {
    view.with(.ignoresSafeArea(SafeAreaModifier(regions: regions, edges: edges)))
  }

  static func behind(_ view: ViewNode, _ content: ViewNode, _ alignment: Alignment? = nil)
    -> ViewNode
  {
    view.with(.background(SecondaryModifier(content: content, alignment: alignment)))
  }

  static func screen(_ content: ViewNode) -> ViewNode {
    ViewNode(
      .navigationStack(
        NavigationView(title: .verbatim("a"), display: .inline, content: content)))
  }

  static let placed: [PlacedCase] = [
    PlacedCase("up to all edges", in: .screen, ignoring(color().named("a")), "a 0 0 402 874"),
    PlacedCase("at the top only", in: .screen, ignoring(color().named("a"), .top), "a 0 0 402 840"),
    PlacedCase(
      "at the bottom only", in: .screen, ignoring(color().named("a"), .bottom), "a 0 62 402 812"),
    PlacedCase(
      "at the sides there is nothing", in: .screen, ignoring(color().named("a"), .horizontal),
      "a 0 62 402 778"),
    PlacedCase(
      "the system's regions", in: .screen, ignoring(color().named("a"), nil, .container),
      "a 0 0 402 874"),
    PlacedCase(
      "the keyboard's are not there", in: .screen, ignoring(color().named("a"), nil, .keyboard),
      "a 0 62 402 778"),
    PlacedCase(
      "what reaches no edge stays", in: .screen, ignoring(box(100, 100, "a")), "a 151 401 100 100"),
    // From 62 on 100 high, which the frame keeps; the colour in it is offered 162 from 0 on.
    PlacedCase(
      "at the edge it reaches", in: .screen,
      vstack(spacing: 0, ignoring(color()).frame(nil, 100), color().named("b")),
      "color 0 0 402 162", "frame 0 62 402 100", "b 0 162 402 678"),
    PlacedCase(
      "the frame outside keeps its room", in: .screen,
      vstack(
        spacing: 0, ignoring(color().frame(nil, 100)), color().named("b")),
      "frame 0 0 402 100", "b 0 162 402 678"),
    PlacedCase(
      "one that ignores in another that does", in: .screen,
      ignoring(zstack(nil, ignoring(color().named("a")), box(10, 10, "b"))), "a 0 0 402 874",
      "b 196 432 10 10"),
    PlacedCase(
      "a stack's children stand in what it grew to", in: .screen,
      ignoring(vstack(spacing: 0, box(10, 10, "a"), spacer(), box(10, 10, "b"))),
      "a 196 0 10 10", "b 196 864 10 10"),
    PlacedCase(
      "below a bar up to the screen's edge", in: .screen,
      screen(ignoring(color().named("a"), .top)), "a 0 0 402 840", "navigationBar 0 62 402 54"),
    PlacedCase(
      "above tabs down to the screen's edge", in: .screen,
      ViewNode(
        .tabView(
          TabsView(tabs: [.init(title: .verbatim("a"))], content: ignoring(color().named("a"))))),
      "a 0 0 402 874"),
    PlacedCase(
      "so does padding of the safe area", in: .screen,
      zstack(nil, ignoring(color().named("a")), color().named("b")).with(
        .safeAreaPadding(PaddingModifier(length: 20))),
      "a 0 0 402 874", "b 20 82 362 738"),
    PlacedCase(
      "an inset counts as safe area", in: .screen,
      ignoring(color().named("a"), .bottom).with(
        .safeAreaInset(SafeAreaInsetModifier(edge: .bottom, content: box(80, 40, "b")))),
      "a 0 62 402 812", "b 161 800 80 40"),
    PlacedCase(
      "the leading edge is at the right from right to left",
      in: Room(
        width: 300, height: 100, insets: EdgeInsets(trailing: 40), canvas: .screen, locale: "ar"),
      ignoring(color().named("a"), .leading), "a 0 0 300 100"),
    PlacedCase(
      "in a part of a screen there is no edge", in: Room(width: 300, height: 100),
      ignoring(color().named("a")), "a 0 0 300 10"),
  ]

  static let backgrounds: [PlacedCase] = [
    PlacedCase(
      "a colour behind a screen grows", in: .screen, behind(color(), color().named("b")),
      "b 0 0 402 874"),
    PlacedCase(
      "a view behind it does not", in: .screen,
      behind(color(), ViewNode(.zstack(OverlayStackView(children: [color().named("b")])))),
      "b 0 62 402 778"),
    PlacedCase(
      "nor a colour with an alignment, which is a view", in: .screen,
      behind(color(), color().named("b"), .top), "b 0 62 402 778"),
    PlacedCase(
      "a view that ignores the safe area does", in: .screen,
      behind(color(), ignoring(color().named("b"))), "b 0 0 402 874"),
    PlacedCase(
      "a colour behind a view in the middle has its size", in: .screen,
      behind(box(40, 20), color().named("b")), "b 181 441 40 20"),
    PlacedCase(
      "a colour over a screen has its size", in: .screen,
      color().with(.overlay(SecondaryModifier(content: color().named("b")))), "b 0 62 402 778"),
  ]

  @Test(arguments: placed) func growsWhereItReaches(_ placed: PlacedCase) throws {
    try placed.check()
  }

  @Test(arguments: backgrounds) func backgroundsGrow(_ placed: PlacedCase) throws {
    try placed.check()
  }

  /// What ignores the safe area may stand up to the screen's edge; what does not, may not.
  @Test func theRegionToStayInGrowsToo() throws {
    let views = try Room.screen.screens(
      zstack(nil, Self.ignoring(color().named("a"), .top), color().named("b")))[0].allViews
    let containers = ["a", "b"].map { name in
      views.first { $0.id == name }.map { Room.string($0.container) }
    }
    #expect(containers == ["0 0 402 840", "0 62 402 778"])
  }
}
