import DynamicType
import LayoutPrediction
import Testing
import TextUnits

/// Trees that cannot be laid out: errors that say where and what was meant.
@Suite struct ErrorTests {
  struct Broken: CustomTestStringConvertible, Sendable {
    let tree: ViewNode
    let message: String
    var testDescription: String { message }
  }

  static let broken: [Broken] = [
    Broken(
      tree: text("a").style("bodyy"),
      message: "modifiers[0]: unknown text style \"bodyy\"; did you mean body?"),
    Broken(
      tree: hstack(align: "botom", text("a")),
      message: "unknown alignment of a row \"botom\"; did you mean bottom?"),
    Broken(
      tree: vstack(align: "leeding", text("a")),
      message: "unknown alignment of a column \"leeding\"; did you mean leading?"),
    Broken(
      tree: text("a").with(.truncationMode(TruncationModifier(mode: "tial"))),
      message: "unknown truncation mode \"tial\"; did you mean tail?"),
    Broken(
      tree: text("a").with(.font(FontModifier(weight: "bald"))),
      message: "unknown weight \"bald\"; did you mean bold?"),
    Broken(
      tree: text("a").with(.dynamicTypeSize(DynamicTypeSizeModifier(maximum: "acessibility3"))),
      message: "unknown size \"acessibility3\"; did you mean accessibility3?"),
    Broken(tree: text("a").with(.locale(LocaleModifier(tag: ""))), message: "unknown locale \"\""),
    Broken(tree: box(-5, 10), message: "width is -5.0; give a number of points that is not"),
    Broken(tree: box(10, .nan), message: "height is nan; give a number of points that is not"),
    Broken(tree: box(1e300, 10), message: "width is 1e+300; give a number of points"),
    Broken(tree: text("a").points(-1), message: "font size is -1.0; give a number of points"),
    Broken(tree: text("a").padding(.all, .infinity), message: "padding is inf"),
    Broken(
      tree: text("a").with(
        .padding(PaddingModifier(insets: EdgeInsets(top: .nan)))), message: "padding is nan"),
    Broken(
      tree: hstack(spacing: .nan, text("a"), text("b")), message: "spacing is nan"),
    Broken(
      tree: color().with(.frame(FrameModifier(minWidth: .nan))), message: "minimum is nan"),
    Broken(
      tree: color().with(.offset(OffsetModifier(x: .infinity))), message: "offset is inf"),
    Broken(
      tree: color().with(.aspectRatio(AspectRatioModifier(ratio: 0))),
      message: "aspect ratio is 0.0; give a number above 0"),
    Broken(
      tree: color().with(.aspectRatio(AspectRatioModifier(ratio: 1e-300))),
      message: "aspect ratio is 1e-300"),
    Broken(
      tree: text("a").with(.lineLimit(LineLimitModifier(lines: .max, reservesSpace: true))),
      message: "number of lines is 9.2"),
    Broken(
      tree: text("a").with(.lineLimit(LineLimitModifier(minimum: -3))),
      message: "number of lines is -3.0; give a whole number from 1 to 10000"),
    Broken(
      tree: text("a").with(.minimumScaleFactor(ScaleModifier(value: .nan))),
      message: "smallest scale is nan; give a factor from 0 to 1"),
    Broken(
      tree: text("a").with(.lineSpacing(LengthModifier(value: .infinity))),
      message: "line spacing is inf"),
    Broken(
      tree: text("a").with(.tracking(LengthModifier(value: .nan))), message: "tracking is nan"),
    Broken(
      tree: text("a").priority(.nan), message: "layout priority is nan; give a number"),
    Broken(tree: spacer(-.infinity), message: "smallest length is -inf"),
    Broken(tree: ViewNode(.image(ImageView(width: -4, height: 4))), message: "width is -4.0"),
    Broken(
      tree: text("a").with(.padding(PaddingModifier(scaledLength: ScaledLength(8, factor: -1)))),
      message: "scaled length is -8.0"),
    Broken(
      tree: color().with(
        .safeAreaInset(SafeAreaInsetModifier(edge: .top, spacing: .nan, content: color()))),
      message: "spacing is nan"),
    Broken(
      tree: color().with(.containerRelativeFrame(ContainerFrameModifier(count: 0))),
      message: "count is 0.0; give a whole number"),
    Broken(
      tree: ViewNode(.grid(GridView(horizontalSpacing: .nan, rows: [[text("a"), text("b")]]))),
      message: "spacing is nan"),
    Broken(
      tree: ContainerTests.lazyGrid([.init(minimum: .nan, isAdaptive: true)], text("a")),
      message: "width of a column is nan"),
    Broken(
      tree: nested(LayoutPredictor.maximumDepth),
      message: "children[0].….children[0].children[0]: more than 300 views and modifiers are one "
        + "in the other"),
    Broken(
      tree: (0..<100_000).reduce(text("a")) { view, _ in view.padding(.all, 0) },
      message: "children[1]: more than 300 views and modifiers"),
    Broken(
      tree: button(text("a")).with(
        .buttonStyle(
          ButtonStyleModifier(
            style: .custom,
            modifiers: Array(repeating: .padding(PaddingModifier()), count: 100_000)))),
      message: "children[1]: more than 300 views and modifiers"),
  ]

  /// A text in so many columns, each in the other.
  static func nested(_ depth: Int) -> ViewNode {
    (0..<depth).reduce(text("a")) { view, _ in vstack(view) }
  }

  @Test(arguments: broken) func saysWhereAndWhat(_ broken: Broken) {
    #expect {
      try Room().screens(hstack(text("ok"), broken.tree))
    } throws: { error in
      "\(error)".contains(broken.message)
        && "\(error)".contains("children[1]")
    }
  }

  /// In the room's own font, which is a group and a modifier, and the text: 297 columns are left.
  @Test func nestingUpToTheLimitIsLaidOut() throws {
    // A column is as wide as the text in it, and the outermost stands at the leading edge.
    let levels = LayoutPredictor.maximumDepth - 3
    #expect(try Room().frames(Self.nested(levels), ["text"]) == ["text 0 0 10 10"])
    #expect(throws: LayoutError.self) { try Room().frames(Self.nested(levels + 1), ["text"]) }
    let padded = (0..<levels).reduce(text("a")) { view, _ in view.padding(.all, 1) }
    #expect(try Room().frames(padded, ["text"]) == ["text 297 297 10 10"])
  }

  @Test func whatASheetShowsIsAScreenOfItsOwn() throws {
    let inner = Self.nested(200).with(.sheet(PresentationModifier(content: Self.nested(200))))
    #expect(try Room().screens(inner).count == 2)
  }

  /// Endless room has no equal shares: a column that may be as long as it likes is offered all of
  /// it, once: offers that are no number are never found again, and 60 rows would ask 2⁶⁰ times.
  @Test func rowsThatGrowWithoutEndAreMeasuredOnce() throws {
    let tree = (0..<60).reduce(color()) { view, _ in hstack(spacing: 0, color(), view, color()) }
    #expect(try Room(width: 90).screens(tree)[0].size == Size(90, 10))
  }

  /// A column of a smallest width of nothing, with no distance to the next, fits any number of
  /// times.
  @Test func asManyColumnsAsFitAreNoEndlessNumber() throws {
    let grid = ViewNode(
      .lazyVGrid(
        LazyGridView(
          columns: [.init(minimum: 0, isAdaptive: true)], columnSpacing: 0, children: [color()])))
    let size = try Room(width: 100).screens(grid)[0].size
    #expect(abs(size.width - 100) < 1e-6)
    #expect(size.height == 10)
  }

  @Test func anEmptyTreeIsNothing() throws {
    let nothing = try [
      hstack(), ViewNode(.viewThatFits(FittingView(children: []))),
      ViewNode(.grid(GridView(rows: []))),
    ].map { try Room().screens($0)[0].size }
    #expect(nothing == [.zero, .zero, .zero])
  }
}
