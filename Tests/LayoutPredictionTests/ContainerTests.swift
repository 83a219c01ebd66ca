import DynamicType
import LayoutPrediction
import Testing

/// Views that choose, scroll or set others in columns.
@Suite struct ContainerTests {
  static func fitting(_ axes: [Axis]?, _ children: ViewNode...) -> ViewNode {
    ViewNode(.viewThatFits(FittingView(axes: axes, children: children)))
  }

  /// 138 wide in a row, 100 in a column.
  static let rowOrColumn = fitting(
    [.horizontal], hstack(text("abcdefghij"), text("abc").named("b")),
    vstack(text("abcdefghij"), text("abc").named("b")))

  static func isAccessibility(_ then: ViewNode, _ otherwise: ViewNode?) -> ViewNode {
    ViewNode(
      .conditional(
        ConditionalView(isAccessibilitySize: true, then: then, otherwise: otherwise)))
  }

  static let choosing: [PlacedCase] = [
    PlacedCase("what fits to the point", in: Room(width: 138), rowOrColumn, "b 108 0 30 10"),
    PlacedCase("what does not", in: Room(width: 137), rowOrColumn, "b 35 10 30 10"),
    // Wrapped the first text would fit; its ideal width is what counts.
    PlacedCase(
      "by the ideal width", in: Room(width: 60),
      fitting([.horizontal], text("aaaa bbbb").named("a"), text("cc").named("b")),
      "b 0 0 20 10", "a is not placed"),
    PlacedCase(
      "by the height", in: Room(width: 60, height: 15, canvas: .screen),
      fitting([.vertical], text("aaaa bbbb").named("a"), text("cc").named("b")), "b 20 2.5 20 10"),
    PlacedCase(
      "the last where none fits", in: Room(width: 30),
      fitting(nil, text("abcdef").named("a"), text("abcde").named("b")), "b 0 0 30 20"),
    PlacedCase(
      "by accessibility size", in: Room(size: .accessibility1),
      isAccessibility(text("ab").named("a"), text("abc").named("b")), "a 0 0 20 10"),
    PlacedCase(
      "not below", in: Room(size: .xxxLarge),
      isAccessibility(text("ab").named("a"), text("abc").named("b")), "b 0 0 30 10"),
    PlacedCase(
      "nothing otherwise",
      hstack(spacing: 0, isAccessibility(text("ab"), nil), text("c").named("b")), "b 0 0 10 10"),
    PlacedCase(
      "from a size on", in: Room(size: .xxLarge),
      ViewNode(
        .conditional(
          ConditionalView(
            sizeAtLeast: "xxLarge", then: text("ab").named("a"), otherwise: text("abc")))),
      "a 0 0 20 10"),
    PlacedCase(
      "by the width of the screen", in: Room(isCompactWidth: false),
      ViewNode(
        .conditional(
          ConditionalView(
            isCompactWidth: true, then: text("ab"), otherwise: text("abc").named("b")))),
      "b 0 0 30 10"),
  ]

  static func scroll(_ axes: [Axis]?, _ content: ViewNode) -> ViewNode {
    ViewNode(.scrollView(ScrollingView(axes: axes, content: content)))
  }

  static let screen = Room(width: 100, height: 50, canvas: .screen)

  static let scrolling: [PlacedCase] = [
    PlacedCase(
      "content as high as it likes", in: screen, scroll(nil, box(100, 300, "a")),
      "scrollView 0 0 100 50", "a 0 0 100 300"),
    PlacedCase(
      "narrow content stands in the middle", in: screen, scroll(nil, text("ab")), "text 40 0 20 10"),
    PlacedCase(
      "sideways a text has a line", in: screen, scroll([.horizontal], text("abcdefghijklmno")),
      "scrollView 0 20 100 10", "text 0 20 150 10"),
    PlacedCase(
      "a reader takes all, its content the corner", in: screen,
      ViewNode(.geometryReader(GroupView(children: [text("ab")]))), "geometryReader 0 0 100 50",
      "text 0 0 20 10"),
    PlacedCase(
      "a reader's ideal size is ten",
      ViewNode(.geometryReader(GroupView(children: []))).fixedSize(), "geometryReader 0 0 10 10"),
  ]

  static func lazyGrid(_ columns: [LazyGridView.Column], _ children: ViewNode...) -> ViewNode {
    ViewNode(
      .lazyVGrid(
        LazyGridView(columns: columns, spacing: 5, columnSpacing: 10, children: children)))
  }

  static let grids: [PlacedCase] = [
    PlacedCase(
      "columns as wide as their widest cell",
      ViewNode(
        .grid(
          GridView(
            horizontalSpacing: 5, verticalSpacing: 7,
            rows: [
              [text("a").named("a"), text("bbb").named("b")],
              [text("cc").named("c"), text("d").named("d")],
            ]))),
      "a 5 0 10 10", "b 25 0 30 10", "c 0 17 20 10", "d 35 17 10 10"),
    PlacedCase(
      "at the leading edge",
      ViewNode(
        .grid(
          GridView(
            horizontalSpacing: 5, verticalSpacing: 0, alignment: .topLeading,
            rows: [[text("a").named("a"), text("b")], [text("cc").named("c"), text("d")]]))),
      "a 0 0 10 10", "c 0 10 20 10"),
    PlacedCase(
      "the widest column gives way", in: Room(width: 75),
      ViewNode(
        .grid(
          GridView(
            horizontalSpacing: 5, verticalSpacing: 0,
            rows: [[text("ab").named("a"), text("abcdefgh").named("b")]]))),
      "a 0 5 20 10", "b 25 0 50 20"),
    PlacedCase(
      "columns that take any width share what the others leave", in: Room(width: 125),
      ViewNode(
        .grid(
          GridView(
            horizontalSpacing: 5, verticalSpacing: 0,
            rows: [
              [color().named("a"), text("ab").named("b")],
              [text("c").named("c"), color().frame(10, 10).named("d")],
            ]))),
      "a 0 0 100 10", "b 105 0 20 10", "c 45 10 10 10"),
    PlacedCase(
      "columns share the width",
      lazyGrid([.init(), .init()], color().named("a"), text("b").named("b"), text("c").named("c")),
      "a 0 0 145 10", "b 222.5 0 10 10", "c 67.5 15 10 10"),
    PlacedCase(
      "a fixed column keeps its width",
      lazyGrid([.init(fixed: 40), .init()], color().named("a"), color().named("b")),
      "a 0 0 40 10", "b 50 0 250 10"),
    // 3 of 80 and two spaces are 260; a fourth would be 350.
    PlacedCase(
      "as many columns as fit",
      lazyGrid([.init(minimum: 80, isAdaptive: true)], color().named("a"), color().named("b")),
      "a 0 0 93.33 10", "b 103.33 0 93.33 10"),
    PlacedCase(
      "a column is at most so wide", lazyGrid([.init(maximum: 50)], color().named("a")),
      "a 125 0 50 10"),
  ]

  @Test(arguments: choosing) func chooses(_ placed: PlacedCase) throws { try placed.check() }

  @Test(arguments: scrolling) func scrolls(_ placed: PlacedCase) throws { try placed.check() }

  @Test(arguments: grids) func setsInColumns(_ placed: PlacedCase) throws { try placed.check() }

  static let fallbacks: [(Double, ViewFacts)] = [
    (138, []), (137, [.fallenBack]), (40, [.fallenBack, .nothingFits]),
  ]

  @Test(arguments: fallbacks) func aFallbackIsAFact(_ width: Double, _ facts: ViewFacts) throws {
    let views = try Room(width: width).screens(Self.rowOrColumn)[0].allViews
    #expect(views.first { $0.kind == "viewThatFits" }?.facts == facts)
  }

  @Test func whatScrollsSaysAlongWhichAxis() throws {
    let views = try Self.screen.screens(Self.scroll(nil, box(100, 300, "a")))[0].allViews
    let content = try #require(views.first { $0.kind == "color" })
    #expect(content.scrollAxes == [.vertical])
    #expect(content.clip.map(Room.string) == "0 0 100 50")
    #expect(Room.string(content.container) == "0 0 100 300")
  }
}
