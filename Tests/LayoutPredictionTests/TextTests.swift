import DynamicType
import LayoutPrediction
import LineBreaking
import Testing

/// Texts in rooms of their own: lines, limits, sizes.
@Suite struct TextTests {
  static let placed: [PlacedCase] = [
    PlacedCase("ideal", text("abc"), "text 0 0 30 10"),
    PlacedCase(
      "as wide as its widest line with the space at its end", in: Room(width: 45),
      text("aa bb c"), "text 0 0 40 20"),
    PlacedCase(
      "the space counts up to the room only", in: Room(width: 25), text("aa bb"), "text 0 0 25 20"),
    PlacedCase("a word too long breaks", in: Room(width: 45), text("abcdef"), "text 0 0 40 20"),
    PlacedCase(
      "a limit of lines", in: Room(width: 45), text("aa bb cc dd").lineLimit(1), "text 0 0 30 10"),
    PlacedCase(
      "room for more lines than there are",
      text("a").with(.lineLimit(LineLimitModifier(lines: 3, reservesSpace: true))),
      "text 0 0 10 30"),
    PlacedCase(
      "a range of lines",
      text("a").with(.lineLimit(LineLimitModifier(lines: 4, minimum: 2))), "text 0 0 10 20"),
    PlacedCase(
      "shrinks to its room", in: Room(width: 80),
      text("abcdefghij").lineLimit(1).with(.minimumScaleFactor(ScaleModifier(value: 0.5))),
      "text 0 0 80 8"),
    PlacedCase(
      "five between lines", text("a\nb").with(.lineSpacing(LengthModifier(value: 5))),
      "text 0 0 10 25"),
    PlacedCase(
      "in capitals", text("straße").with(.textCase(TextCaseModifier(textCase: .uppercase))),
      "text 0 0 70 10"),
    PlacedCase("bold text", in: Room(isBoldTextOn: true), text("ab"), "text 0 0 30 10"),
    PlacedCase(
      "twice as long", in: Room(isDoubleLength: true), ViewNode(.text(.key("ab"))).points(10),
      "text 0 0 50 10"),
    // Body at AX5: 53 pt; two lines are 53 + 62.
    PlacedCase(
      "a style grows", in: Room(size: .accessibility5), text("a\nb").style("body"),
      "text 0 0 53 115"),
    PlacedCase(
      "a fixed size does not", in: Room(size: .accessibility5), text("a").points(12),
      "text 0 0 12 12"),
    // 20 × 62/22 = 56.4, to a whole point.
    PlacedCase(
      "a size relative to body", in: Room(size: .accessibility5),
      text("a").with(.font(FontModifier(size: 20, relativeTo: "body"))), "text 0 0 56 56"),
    PlacedCase(
      "a range ends its growth", in: Room(size: .accessibility5),
      text("a").style("body").with(.dynamicTypeSize(DynamicTypeSizeModifier(maximum: "xLarge"))),
      "text 0 0 19 19"),
    PlacedCase(
      "a range starts its growth", in: Room(size: .xSmall),
      text("a").style("body").with(.dynamicTypeSize(DynamicTypeSizeModifier(minimum: "large"))),
      "text 0 0 17 17"),
    PlacedCase(
      "a size of its own", in: Room(size: .accessibility5),
      text("a").style("body").with(.dynamicTypeSize(DynamicTypeSizeModifier(size: "large"))),
      "text 0 0 17 17"),
    PlacedCase(
      "the innermost range holds", in: Room(size: .accessibility5),
      vstack(text("a").style("body").named("a")).with(
        .dynamicTypeSize(DynamicTypeSizeModifier(maximum: "large"))),
      "a 0 0 17 17"),
    PlacedCase(
      "its language's words",
      ViewNode(.text(TextContent(perLocale: ["en": "ab", "de": "abcd"])))
        .with(.locale(LocaleModifier(tag: "de"))),
      "text 0 0 40 10"),
    PlacedCase("a key is its own text", ViewNode(.text(.key("abc"))), "text 0 0 30 10"),
    // 11.7 and 10.8, up to a third of a point.
    PlacedCase(
      "a symbol grows with its font", ViewNode(.image(ImageView(symbol: "star"))),
      "image 0 0 12 11"),
    PlacedCase(
      "a picture does not", in: Room(size: .accessibility5),
      ViewNode(.image(ImageView(width: 24, height: 20))), "image 0 0 24 20"),
    PlacedCase(
      "a picture that takes any size",
      ViewNode(.image(ImageView(isResizable: true))).frame(40, 30), "image 0 0 40 30"),
  ]

  @Test(arguments: placed) func takesItsRoom(_ placed: PlacedCase) throws { try placed.check() }

  /// Four words on a line each in 25 pt of width and 20 of height: no limit, yet two show.
  @Test func aTextWithoutALimitIsCutWhereItsRoomIsTooLow() throws {
    let views = try Room().screens(text("aa bb cc dd").frame(25, 20))[0].allViews
    let text = try #require(views.first { $0.kind == "text" })
    #expect(Room.string(text.frame) == "0 0 25 20")
    #expect(text.text?.layout.lines.map(\.text) == ["aa", "b…"])
    #expect(text.text?.layout.isTruncated == true)
  }

  @Test(arguments: [("tail", "abc…"), ("head", "…hij"), ("middle", "ab…j")])
  func isCutWhereItIsTold(_ mode: String, _ visible: String) throws {
    let tree = text("abcdefghij").lineLimit(1)
      .with(.truncationMode(TruncationModifier(mode: mode))).frame(40)
    let views = try Room().screens(tree)[0].allViews
    #expect(views.last?.text?.layout.visibleText == visible)
  }

  @Test func factsSayWhatSizesDo() throws {
    func facts(_ tree: ViewNode) throws -> Set<ViewFact> {
      try #require(try Room.list.screens(tree)[0].allViews.first).facts
    }
    #expect(try facts(text("a")) == [])
    #expect(try facts(text("a").points(15)) == [.fixedFontSize])
    #expect(try facts(text("a").with(.font(FontModifier(size: 15, relativeTo: "body")))) == [])
    #expect(
      try facts(text("a").with(.dynamicTypeSize(DynamicTypeSizeModifier(maximum: "large"))))
        == [.cappedSize])
  }
}
