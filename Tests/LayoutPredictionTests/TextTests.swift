import DynamicType
import LayoutPrediction
import LineBreaking
import Testing
import TextUnits

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
    PlacedCase(
      "spaced", text("ab").with(.tracking(LengthModifier(value: 5))), "text 0 0 30 10"),
    // Its law is not known.
    PlacedCase(
      "tightening changes nothing", in: Room(width: 45),
      text("abcdef").lineLimit(1).with(.allowsTightening(FlagModifier())), "text 0 0 40 10"),
    PlacedCase(
      "where shorter lines stand does not change the room", in: Room(width: 45),
      text("aa bb c").with(.multilineTextAlignment(TextAlignmentModifier(alignment: .trailing))),
      "text 0 0 40 20"),
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

  @Test func linesStandWhereTheyAreTold() throws {
    func alignments(_ tree: ViewNode) throws -> [HorizontalAlignment] {
      try Room().screens(tree)[0].allViews.compactMap { $0.text?.alignment }
    }
    let trailing = ViewModifier.multilineTextAlignment(TextAlignmentModifier(alignment: .trailing))
    #expect(try alignments(text("a")) == [.leading])
    #expect(try alignments(vstack(text("a"), text("b")).with(trailing)) == [.trailing, .trailing])
    // In a button lines stand in the middle, unless its label says otherwise.
    #expect(try alignments(button(text("a"))) == [.center])
    #expect(try alignments(button(text("a").with(trailing))) == [.trailing])
  }

  @Test(arguments: [("tail", "abc…"), ("head", "…hij"), ("middle", "ab…j")])
  func isCutWhereItIsTold(_ mode: String, _ visible: String) throws {
    let tree = text("abcdefghij").lineLimit(1)
      .with(.truncationMode(TruncationModifier(mode: mode))).frame(40)
    let views = try Room().screens(tree)[0].allViews
    #expect(views.last?.text?.layout.visibleText == visible)
  }

  static func font(_ change: (inout FontModifier) -> Void) -> ViewModifier {
    var font = FontModifier()
    change(&font)
    return .font(font)
  }

  /// Modifiers from the inside out, and the font that comes of them.
  static let fonts: [([ViewModifier], String)] = [
    ([font { $0.style = "headline" }], "headline"),
    ([font { $0.style = "headline" }, font { $0.weight = "light" }], "headline light"),
    ([font { $0.weight = "light" }, font { $0.style = "title" }], "title1 light"),
    // The weight of a font goes with it; a weight alone stays.
    (
      [
        font { $0.style = "title" },
        font {
          $0.style = "body"
          $0.weight = "heavy"
        },
      ], "title1"
    ),
    (
      [
        font { $0.style = "title" },
        font {
          $0.style = "body"
          $0.isBold = true
        },
      ], "title1"
    ),
    ([font { $0.style = "title" }, font { $0.isBold = true }], "title1 bold"),
    ([font { $0.style = "body" }, font { $0.isBold = true }], "body semibold"),
    // The innermost counts.
    ([font { $0.weight = "light" }, font { $0.isBold = true }], "body light"),
    ([font { $0.isBold = true }, font { $0.weight = "light" }], "body semibold"),
    ([font { $0.isBold = false }, font { $0.isBold = true }], "body"),
    // A size is the system font's again, a family alone keeps the size.
    (
      [
        font { $0.size = 15 },
        font {
          $0.size = 20
          $0.family = "Lato"
        },
      ], "15"
    ),
    ([font { $0.family = "Lato" }, font { $0.size = 20 }], "20 Lato"),
    ([font { $0.size = 15 }, font { $0.isItalic = true }], "15 italic"),
    (
      [
        font { $0.size = 15 },
        font {
          $0.style = "body"
          $0.isItalic = true
        },
      ], "15"
    ),
  ]

  @Test(arguments: fonts) func modifiersMakeAFont(
    _ modifiers: [ViewModifier], _ expected: String
  ) throws {
    let tree = modifiers.reduce(text("a")) { $0.modified($1) }
    let views = try Room.list.screens(tree)[0].allViews
    let font = try #require(views.first?.text?.styled.font)
    let size =
      switch font.size {
      case .style(let style): style.rawValue
      case .fixed(let points): "\(Int(points))"
      case .relative(let points, let style): "\(Int(points)) like \(style.rawValue)"
      }
    let weight = FontWeight.names.first { $0.weight == font.weight }?.name
    let parts = [size, font.family, weight, font.isItalic ? "italic" : nil]
    #expect(parts.compactMap(\.self).joined(separator: " ") == expected)
  }

  /// Fonts the system gives to its own parts do not inherit that one around them is fixed.
  @Test func theSystemsPartsHaveNoFixedFont() throws {
    let screen = ViewNode(
      .navigationStack(
        NavigationView(
          title: .verbatim("a"), display: .large,
          content: list(.init(header: text("b"), footer: text("c"), rows: [text("d")]))))
    ).points(15)
    let texts = try Room.screen.screens(screen)[0].allViews.filter { $0.text != nil }
    #expect(texts.map(\.facts) == [[], [], [.fixedFontSize], []])
  }

  /// The icon has 1.565 of 53 at the start of the first line, 82.945; in a
  /// language that starts at the right nothing moves.
  @Test(arguments: [("en", [82.945, 0.0]), ("ar", [0, 0])])
  func aDrawnLineLeavesItsPicturesRoom(_ locale: String, _ starts: [Points]) throws {
    var room = ListTests.largest
    room.locale = locale
    let views = try room.screens(list(.init(rows: [ListTests.label("abcd efgh")])))[0].allViews
    let title = try #require(views.first { $0.kind == "text" }?.text)
    let glyph = DrawnLine.Glyph(
      number: 1, family: "Round", x: 0, y: 0, advance: 53, text: "a", path: nil)
    let drawn = [1, 2].map { DrawnLine(glyphs: [glyph], width: 212, baseline: $0 * 50) }
    let lines = title.styled.leavingPictureRoom(in: drawn, font: title.layout.font)
    #expect(lines.map { ($0.glyphs[0].x * 1000).rounded() / 1000 } == starts)
    #expect(lines.map { ($0.width * 1000).rounded() / 1000 } == [294.945, 212])
    #expect(lines.map(\.baseline) == [50, 100])
  }

  @Test func factsSayWhatSizesDo() throws {
    func facts(_ tree: ViewNode) throws -> ViewFacts {
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
