import DynamicType
import LayoutPrediction
import Testing

/// Rows and columns: how room is divided, what stands between children, how they line up.
@Suite struct StackTests {
  static let division: [PlacedCase] = [
    PlacedCase(
      "ideal sizes, eight between", hstack(text("ab").named("a"), text("cde").named("b")),
      "a 0 0 20 10", "b 28 0 30 10"),
    PlacedCase(
      "equal shares",
      hstack(spacing: 0, color().named("a"), color().named("b"), color().named("c")),
      "a 0 0 100 10", "b 100 0 100 10", "c 200 0 100 10"),
    // The text may change by 90, the colour by any length: the text is asked first, for half.
    PlacedCase(
      "least flexible first", in: Room(width: 150),
      hstack(spacing: 0, color().named("a"), text("abcdefghij").named("b")),
      "a 0 5 80 10", "b 80 0 70 20"),
    PlacedCase(
      "priority goes before flexibility", in: Room(width: 150),
      hstack(spacing: 0, color().named("a"), text("abcdefghij").priority(1).named("b")),
      "a 0 0 50 10", "b 50 0 100 10"),
    // 150 less the two shortest lengths of 10, of the lower priority.
    PlacedCase(
      "lower priorities keep their shortest lengths", in: Room(width: 150),
      hstack(
        spacing: 0, text("ab").named("a"), color().priority(1).named("b"), text("cd").named("c")),
      "a 0 0 10 20", "b 10 5 130 10", "c 140 0 10 20"),
    PlacedCase(
      "largest and smallest widths of 150",
      hstack(
        spacing: 0, color().with(.frame(FrameModifier(maxWidth: 100))).named("a"),
        color().with(.frame(FrameModifier(minWidth: 100))).named("b")
      ).frame(150, 100),
      "a -12.5 0 75 100", "b 62.5 0 100 100"),
    PlacedCase(
      "infinite both: the larger smallest width first", in: Room(width: 150),
      hstack(
        spacing: 0, color().named("a"),
        color().with(.frame(FrameModifier(minWidth: 100, fillsWidth: true))).named("b")),
      "a 0 0 50 10", "b 50 0 100 10"),
    PlacedCase(
      "a fixed child never gives way", in: Room(width: 50),
      hstack(spacing: 0, box(40, 10, "a"), color().named("b")), "a 0 0 40 10", "b 40 0 10 10"),
    PlacedCase(
      "a row of too much juts out", in: Room(width: 50),
      hstack(spacing: 0, box(40, 10, "a"), box(40, 10, "b")), "a 0 0 40 10", "b 40 0 40 10"),
    // The row may be as high as it likes, so the box is asked first and leaves it 60 of 90.
    PlacedCase(
      "a row that grows across its axis is as flexible as what is in it",
      in: Room(width: 100, height: 90, canvas: .screen),
      vstack(
        spacing: 0, hstack(spacing: 0, color().named("a"), color().named("b")),
        box(20, 30, "c")),
      "a 0 0 50 60", "b 50 0 50 60", "c 40 60 20 30"),
    PlacedCase(
      "so is one whose views stand at its top", in: Room(width: 100, height: 90, canvas: .screen),
      vstack(
        spacing: 0, hstack(align: "top", spacing: 0, color().named("a")), box(20, 30, "c")),
      "a 0 0 100 60", "c 40 60 20 30"),
    PlacedCase(
      "a column divides its height", in: Room(width: 100, height: 90, canvas: .screen),
      vstack(spacing: 0, color().named("a"), box(20, 30, "b"), color().named("c")),
      "a 0 0 100 30", "b 40 30 20 30", "c 0 60 100 30"),
  ]

  static let spacers: [PlacedCase] = [
    PlacedCase(
      "pushes apart, without a distance of its own",
      hstack(text("ab").named("a"), spacer(), text("cd").named("b")),
      "a 0 0 20 10", "b 280 0 20 10"),
    // 40 less the spacer's 8: the first text gets half of 32, the second the 22 that are left.
    PlacedCase(
      "keeps its smallest length", in: Room(width: 40),
      hstack(text("ab").named("a"), spacer(), text("cd").named("b")),
      "a 0 0 10 20", "b 20 5 20 10"),
    PlacedCase(
      "a smallest length of its own", in: Room(width: 60),
      hstack(text("ab").named("a"), spacer(20), text("cd").named("b")),
      "a 0 0 20 10", "b 40 0 20 10"),
    PlacedCase(
      "shares with another", hstack(spacer(), text("ab").named("a"), spacer()), "a 140 0 20 10"),
    PlacedCase(
      "in a column", in: Room(width: 20, height: 100, canvas: .screen),
      vstack(text("ab").named("a"), spacer(), text("cd").named("b")),
      "a 0 0 20 10", "b 0 90 20 10"),
    PlacedCase(
      "outside a stack it fills", in: Room(width: 50, height: 40, canvas: .screen),
      spacer().with(.background(SecondaryModifier(content: color().named("a")))),
      "a 0 0 50 40"),
  ]

  static let distances: [PlacedCase] = [
    PlacedCase(
      "given", hstack(spacing: 3, text("ab").named("a"), text("c").named("b")),
      "a 0 0 20 10", "b 23 0 10 10"),
    PlacedCase(
      "texts set solid stand on each other", vstack(text("ab").named("a"), text("cde").named("b")),
      "a 5 0 20 10", "b 0 10 30 10"),
    // Body: 17 high, 22 from line to line, so 5 between two texts.
    PlacedCase(
      "text over text: the lower one's leading",
      vstack(text("ab").style("body").named("a"), text("ab").style("body").named("b")),
      "a 0 0 34 17", "b 0 22 34 17"),
    PlacedCase(
      "caption under body: 16 less 12",
      vstack(text("ab").style("body").named("a"), text("ab").style("caption").named("b")),
      "a 0 0 34 17", "b 5 21 24 12"),
    // A tenth of 10 and the descent: 1 + 10 × 494/2444.
    PlacedCase(
      "text over a view", vstack(text("ab").named("a"), box(20, 20, "b")),
      "a 0 0 20 10", "b 0 13.02 20 20"),
    // 10 + 1 less the capitals' 7.05.
    PlacedCase(
      "a view over text", vstack(box(20, 20, "a"), text("ab").named("b")),
      "a 0 0 20 20", "b 0 23.95 20 10"),
    PlacedCase(
      "views: eight", vstack(box(20, 20, "a"), box(20, 20, "b")), "a 0 0 20 20", "b 0 28 20 20"),
    PlacedCase(
      "padding makes a text's edge a view's",
      vstack(text("ab").padding(.all, 1).named("a"), box(22, 20, "b")),
      "a 1 1 20 10", "b 0 20 22 20"),
    PlacedCase(
      "a row with a view in it is a view",
      vstack(hstack(spacing: 0, text("ab").named("a"), box(5, 10)), box(20, 20, "b")),
      "a 0 0 20 10", "b 2.5 18 20 20"),
    PlacedCase(
      "follows the content size",
      in: Room(size: .accessibility5),
      ViewNode(
        .hstack(
          StackView(
            scaledSpacing: ScaledLength(22), children: [box(10, 10, "a"), box(10, 10, "b")]))),
      "a 0 0 10 10", "b 72 0 10 10"),
  ]

  static let alignments: [PlacedCase] = [
    PlacedCase(
      "top", hstack(align: "top", spacing: 0, box(10, 30), text("a").named("a")), "a 10 0 10 10"),
    PlacedCase("middle", hstack(spacing: 0, box(10, 30), text("a").named("a")), "a 10 10 10 10"),
    PlacedCase(
      "bottom", hstack(align: "bottom", spacing: 0, box(10, 30), text("a").named("a")),
      "a 10 20 10 10"),
    // Baselines, to the pixel: 8 below the top of 10 pt, 16 below the top of 20 pt.
    PlacedCase(
      "first baseline",
      hstack(
        align: "firstTextBaseline", spacing: 0, text("a").named("a"),
        text("b").points(20).named("b")),
      "a 0 8 10 10", "b 10 0 20 20"),
    PlacedCase(
      "last baseline",
      hstack(align: "lastTextBaseline", spacing: 0, text("a\nb").named("a"), text("c").named("b")),
      "a 0 0 10 20", "b 10 10 10 10"),
    PlacedCase(
      "a view without text stands on the baseline",
      hstack(align: "firstTextBaseline", spacing: 0, box(10, 5, "a"), text("b").named("b")),
      "a 0 3 10 5", "b 10 0 10 10"),
    PlacedCase(
      "leading", vstack(align: "leading", spacing: 0, box(30, 10), text("a").named("a")),
      "a 0 10 10 10"),
    PlacedCase(
      "trailing", vstack(align: "trailing", spacing: 0, box(30, 10), text("a").named("a")),
      "a 20 10 10 10"),
    PlacedCase(
      "one over the other", zstack(nil, box(30, 30), text("a").named("a")), "a 10 10 10 10"),
    PlacedCase(
      "one over the other, in a corner",
      zstack(.bottomTrailing, box(30, 30), text("a").named("a")), "a 20 20 10 10"),
    PlacedCase(
      "a line between rows takes the width",
      vstack(spacing: 0, text("a").named("a"), ViewNode(.divider).named("b")),
      "a 145 0 10 10", "b 0 10 300 0.33"),
    PlacedCase(
      "a line between columns takes the height",
      hstack(spacing: 0, box(10, 20, "a"), ViewNode(.divider).named("b")).frame(nil, 20),
      "a 0 0 10 20", "b 10 0 0.33 20"),
    PlacedCase(
      "groups and repeated views stand where they are",
      hstack(
        spacing: 0, ViewNode(.group(GroupView(children: [box(1, 1, "a"), box(2, 1, "b")]))),
        ViewNode(.forEach(RepeatedView(children: [box(3, 1, "c"), box(4, 1, "d")])))),
      "a 0 0 1 1", "b 1 0 2 1", "c 3 0 3 1", "d 6 0 4 1"),
  ]

  @Test(arguments: division) func dividesItsRoom(_ placed: PlacedCase) throws {
    try placed.check()
  }

  @Test(arguments: spacers) func spacersTakeWhatIsLeft(_ placed: PlacedCase) throws {
    try placed.check()
  }

  @Test(arguments: distances) func keepsDistances(_ placed: PlacedCase) throws {
    try placed.check()
  }

  @Test(arguments: alignments) func linesUp(_ placed: PlacedCase) throws { try placed.check() }
}
