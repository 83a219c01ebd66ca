import DynamicType
import LayoutPrediction
import Testing

/// What modifiers do to a view's room.
@Suite struct ModifierTests {
  static let frames: [PlacedCase] = [
    PlacedCase(
      "fixed", text("ab").frame(50, 20), "frame 0 0 50 20", "text 15 5 20 10"),
    PlacedCase(
      "fixed width wraps", text("abcdefghij").named("a").frame(50), "text 0 0 50 20"),
    PlacedCase(
      "fixed, in a corner", text("ab").frame(50, 20, .bottomTrailing), "text 30 10 20 10"),
    PlacedCase(
      "content too large juts out in the middle", box(40, 40, "a").frame(20, 20),
      "color -10 -10 40 40"),
    PlacedCase(
      "fills", text("ab").with(.frame(FrameModifier(fillsWidth: true, alignment: .leading))),
      "text 0 0 20 10"),
    PlacedCase(
      "at most", color().with(.frame(FrameModifier(maxWidth: 70, maxHeight: 5))).named("a"),
      "a 0 0 70 5"),
    PlacedCase(
      "at least", in: Room(width: 50),
      color().with(.frame(FrameModifier(minWidth: 70, minHeight: 30))).named("a"), "a 0 0 70 30"),
    PlacedCase(
      "ideal lengths where they are asked for",
      color().with(.frame(FrameModifier(idealWidth: 70, idealHeight: 30))).fixedSize().named("a"),
      "a 0 0 70 30"),
    PlacedCase(
      "an ideal below the least is raised to it",
      color().with(.frame(FrameModifier(minWidth: 20, idealWidth: 10, maxWidth: 90)))
        .fixedSize().named("a"),
      "a 0 0 20 10"),
    PlacedCase(
      "a negative least counts as none",
      hstack(
        spacing: 0, color().with(.frame(FrameModifier(minWidth: -10, maxWidth: 40))).named("a"),
        color().named("b")),
      "a 0 0 40 10", "b 40 0 260 10"),
    PlacedCase(
      "lengths that follow the content size", in: Room(size: .accessibility5),
      color().with(
        .frame(
          FrameModifier(scaledWidth: ScaledLength(22), scaledHeight: ScaledLength(11, factor: 2)))
      ).named("a"),
      "a 0 0 62 62"),
    PlacedCase(
      "a share of the screen",
      color().with(.containerRelativeFrame(ContainerFrameModifier(count: 3, spacing: 9)))
        .named("a"),
      "a 0 0 94 10"),
    PlacedCase(
      "two shares of the screen's height",
      color().with(
        .containerRelativeFrame(ContainerFrameModifier(axes: [.vertical], count: 3, span: 2))
      ).named("a"),
      "a 0 0 300 400"),
  ]

  static let others: [PlacedCase] = [
    PlacedCase("padding: 16", text("ab").padding(), "text 16 16 20 10"),
    PlacedCase("padding at one edge", text("ab").padding(.leading, 5), "text 5 0 20 10"),
    PlacedCase(
      "padding takes of the offer", in: Room(width: 70),
      text("abcdefghij").padding(.horizontal, 10),
      "text 10 0 50 20"),
    PlacedCase(
      "padding by edge",
      text("ab").with(
        .padding(PaddingModifier(insets: EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)))
      ).with(.background(SecondaryModifier(content: color().named("b")))),
      "text 2 1 20 10", "b 0 0 26 14"),
    PlacedCase(
      "padding that follows the content size", in: Room(size: .accessibility5),
      text("ab").with(.padding(PaddingModifier(edges: .top, scaledLength: ScaledLength(22)))),
      "text 0 62 20 10"),
    PlacedCase(
      "padding of the safe area", in: Room(width: 70),
      text("abcdefghij").with(.safeAreaPadding(PaddingModifier(edges: .horizontal, length: 10))),
      "text 10 0 50 20"),
    PlacedCase(
      "a shape to tap leaves the frame as it is",
      text("ab").with(
        .contentShape(ContentShapeModifier(shape: "circle")), .onTapGesture(FlagModifier())),
      "tap 0 0 20 10"),
    PlacedCase(
      "fixed size does not wrap", in: Room(width: 50), text("abcdefghij").fixedSize(),
      "text 0 0 100 10"),
    PlacedCase(
      "fixed size upwards",
      text("aa bb cc").fixedSize(horizontal: false, vertical: true)
        .frame(30, 10),
      "text 0 -10 30 30"),
    PlacedCase(
      "offset draws elsewhere and takes the same room",
      hstack(
        spacing: 0, box(10, 10).named(nil).with(.offset(OffsetModifier(x: 5, y: 7))),
        box(10, 10, "b")),
      "color 5 7 10 10", "b 10 0 10 10"),
    PlacedCase(
      "an overlay gets the view's room",
      box(40, 20).with(
        .overlay(SecondaryModifier(content: text("a").named("a"), alignment: .topTrailing))),
      "a 30 0 10 10"),
    PlacedCase(
      "an overlay may jut out",
      box(40, 20).with(.overlay(SecondaryModifier(content: box(60, 30, "a")))), "a -10 -5 60 30"),
    PlacedCase(
      "a background has the view's size",
      text("abc").with(.background(SecondaryModifier(content: color().named("a")))),
      "a 0 0 30 10"),
    PlacedCase(
      "fits at a ratio",
      color().with(.aspectRatio(AspectRatioModifier(ratio: 2))).named("a")
        .frame(100, 100),
      "color 0 25 100 50"),
    PlacedCase(
      "fills at a ratio",
      color().with(.aspectRatio(AspectRatioModifier(ratio: 2, fills: true))).frame(100, 100),
      "color -50 0 200 100"),
    PlacedCase(
      "its own ratio",
      ViewNode(.image(ImageView(width: 30, height: 10, isResizable: true)))
        .with(.aspectRatio(AspectRatioModifier())).frame(60, 60),
      "image 0 20 60 20"),
    PlacedCase(
      "what is hidden takes its room",
      hstack(
        spacing: 0, text("ab").with(.hidden(FlagModifier())), text("c").named("b")),
      "text 0 0 20 10", "b 20 0 10 10"),
    PlacedCase(
      "an inset at the bottom", in: Room(width: 100, height: 200, canvas: .screen),
      color().named("a").with(
        .safeAreaInset(SafeAreaInsetModifier(edge: .bottom, spacing: 5, content: box(80, 40)))),
      "a 0 0 100 155", "frame 10 160 80 40"),
    PlacedCase(
      "an inset at the leading edge", in: Room(width: 100, height: 200, canvas: .screen),
      color().named("a").with(
        .safeAreaInset(SafeAreaInsetModifier(edge: .leading, content: box(30, 40)))),
      "a 30 0 70 200", "frame 0 80 30 40"),
    PlacedCase(
      "clipped has its content's frame", text("ab").with(.clipped(FlagModifier())),
      "clipped 0 0 20 10"),
    PlacedCase(
      "a tap has its content's frame",
      text("ab").padding(.all, 5).with(.onTapGesture(FlagModifier())),
      "tap 0 0 30 20"),
  ]

  @Test(arguments: frames) func framesSetLengths(_ placed: PlacedCase) throws {
    try placed.check()
  }

  @Test(arguments: others) func changesTheRoom(_ placed: PlacedCase) throws { try placed.check() }

  @Test func whatIsClippedIsCutToTheFrame() throws {
    let tree = box(40, 40).frame(20, 20).with(.clipped(FlagModifier()))
    let views = try Room().screens(tree)[0].allViews
    let color = try #require(views.first { $0.kind == "color" })
    #expect(color.clip.map(Room.string) == "0 0 20 20")
    #expect(Room.string(color.frame) == "-10 -10 40 40")
  }

  @Test func hiddenViewsSaySo() throws {
    let views = try Room().screens(text("ab").with(.opacity(ScaleModifier(value: 0))))[0].allViews
    #expect(views[0].facts == [.hidden, .fixedFontSize])
  }
}
