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
    Broken(tree: box(-5, 10), message: "width is -5.0; give a number of points"),
    Broken(tree: box(10, .nan), message: "height is nan; give a number of points"),
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
      message: "aspect ratio is 0.0"),
    Broken(tree: nested(300), message: "nested deeper than 200 levels"),
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
        && (broken.message.hasPrefix("nested") || "\(error)".contains("children[1]"))
    }
  }

  @Test func nestingUpToTheLimitIsLaidOut() throws {
    // A column is as wide as the text in it, and the outermost stands at the leading edge.
    #expect(try Room().frames(Self.nested(190), ["text"]) == ["text 0 0 10 10"])
  }

  @Test func anEmptyTreeIsNothing() throws {
    let nothing = try [
      hstack(), ViewNode(.viewThatFits(FittingView(children: []))),
      ViewNode(.grid(GridView(rows: []))),
    ].map { try Room().screens($0)[0].size }
    #expect(nothing == [.zero, .zero, .zero])
  }
}
