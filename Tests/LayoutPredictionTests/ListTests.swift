import DynamicType
import LayoutPrediction
import Testing

/// Rows, headers and footers; text is body, 17 pt and 22 from line to line.
@Suite struct ListTests {
  static let old = Room(width: 390, iOSVersion: 16, isTenPoints: false)
  static let small = Room(width: 375, pixelsPerPoint: 2, isTenPoints: false)
  static let pad = Room(
    width: 834, pixelsPerPoint: 2, iOSVersion: 26, isCompactWidth: false, isTenPoints: false)
  static let largest = Room(width: 402, size: .accessibility5, isTenPoints: false)

  static func label(_ title: String) -> ViewNode {
    ViewNode(.label(LabelView(title: .verbatim(title), icon: ImageView(symbol: "star"))))
  }

  static func link(_ label: ViewNode) -> ViewNode {
    ViewNode(.navigationLink(NavigationLinkView(label: label)))
  }

  static let rows: [PlacedCase] = [
    PlacedCase(
      "one line: 52", in: .list, list(.init(rows: [text("ab")])), "row 16 0 370 52",
      "text 32 17.5 34 17"),
    PlacedCase(
      "two lines and 15 at both edges", in: .list, list(.init(rows: [text("a\nb")])),
      "row 16 0 370 69", "text 32 15 17 39"),
    PlacedCase(
      "at AX5: 53 and twice 15", in: largest, list(.init(rows: [text("a")])), "row 16 0 370 83"),
    PlacedCase(
      "half a point more at two pixels a point", in: small, list(.init(rows: [text("ab")])),
      "row 16 0 343 52.5", "text 32 17.75 34 17"),
    PlacedCase(
      "on an iPad 20 and 20", in: pad, list(.init(rows: [text("ab")])), "row 20 0 794 52",
      "text 40 17.5 34 17"),
    PlacedCase(
      "before iOS 26: 44, 11 at both edges", in: old,
      list(.init(rows: [text("ab"), text("a\nb")])), "row 20 0 350 44", "row#1 20 44 350 61",
      "text 40 13.5 34 17"),
    PlacedCase(
      "from edge to edge", in: .list,
      ViewNode(.list(ListView(style: .plain, sections: [.init(rows: [text("ab")])]))),
      "row 0 0 402 52", "text 16 17.5 34 17"),
    PlacedCase(
      "several views of one row each", in: .list,
      list(.init(rows: [ViewNode(.forEach(RepeatedView(children: [text("a"), text("b")])))])),
      "row 16 0 370 52", "row#1 16 52 370 52"),
    // A header's 17 and twice 10; a footer's 13 and twice 7.
    PlacedCase(
      "header and footer", in: .list,
      list(.init(header: text("h"), footer: text("f"), rows: [text("a")])),
      "header 16 0 370 37", "row 16 37 370 52", "footer 16 89 370 27", "text 32 10 17 17",
      "text#2 32 96 13 13"),
    // 18 from line to line less 2.
    PlacedCase(
      "a footer's lines are set tighter", in: .list,
      list(.init(footer: text("f\nf"), rows: [])), "footer 16 0 370 43"),
    PlacedCase(
      "17.67 between a row and the next header, none behind a footer", in: .list,
      list(
        .init(rows: [text("a")]), .init(header: text("h"), footer: text("f"), rows: []),
        .init(header: text("h"), rows: [])),
      "header 16 69.67 370 37", "header#1 16 133.67 370 37"),
    PlacedCase(
      "17.5 at two pixels a point", in: small,
      list(.init(rows: [text("a")]), .init(rows: [text("b")])), "row#1 16 70 343 52.5"),
  ]

  static let controls: [PlacedCase] = [
    PlacedCase(
      "a switch's row", in: .list, list(.init(rows: [ControlTests.toggle(text("ab"))])),
      "row 16 0 370 52", "text 32 17.5 34 17", "toggle.switch 309 12 61 28"),
    // The label keeps the row's insets, the control does not: 39 + 30.
    PlacedCase(
      "a switch's row of two lines", in: .list,
      list(.init(rows: [ControlTests.toggle(text("a\nb"))])), "row 16 0 370 69",
      "text 32 15 17 39", "toggle.switch 309 20.5 61 28"),
    PlacedCase(
      "a stepper's row", in: .list,
      list(.init(rows: [ViewNode(.stepper(StepperView(label: text("ab"))))])), "row 16 0 370 52",
      "stepper.buttons 276 10 94 32"),
    // 17 and 14 for the button; the value ends at 370 less 16.
    PlacedCase(
      "a menu's row", in: .list,
      list(
        .init(rows: [ViewNode(.picker(PickerView(label: text("ab"), options: [.verbatim("c")])))])),
      "row 16 0 370 52", "picker.value 337 10.5 33 31", "text#1 337 17.5 17 17"),
    // Of 338 a title of 34 leaves 296; 16 of them are the double chevron's.
    PlacedCase(
      "a menu's value has what a short label leaves", in: .list,
      list(
        .init(rows: [
          ViewNode(
            .picker(
              PickerView(label: text("ab"), options: [.verbatim("aaaaaaaaaa bbbbbbbbbb")])))
        ])),
      "row 16 0 370 53", "text 32 18 34 17", "text#1 167 7 187 39"),
    // 52 each, and 39 and twice 15.
    PlacedCase(
      "options in place are rows each", in: .list,
      list(
        .init(rows: [
          ViewNode(
            .picker(PickerView(options: [.verbatim("a"), .verbatim("b\nc")], style: .inline)))
        ])),
      "row 16 0 370 121", "picker.option 32 0 338 52", "picker.option#1 32 52 338 69",
      "text#1 32 67 17 39"),
    PlacedCase(
      "a slider's row", in: .list, list(.init(rows: [ViewNode(.slider(SliderView()))])),
      "row 16 0 370 61", "slider 32 15 338 31"),
    PlacedCase(
      "a field's row", in: .list,
      list(.init(rows: [ViewNode(.textField(TextFieldView(placeholder: .verbatim("a"))))])),
      "row 16 0 370 52", "textField 32 15 338 22"),
    // 338 less 8, the chevron's 7 and 0.422 of 17 around it.
    PlacedCase(
      "a link's chevron", in: .list, list(.init(rows: [link(text("ab"))])), "row 16 0 370 52",
      "navigationLink.chevron 360.45 20 7 12", "text 32 17.5 34 17"),
    // 0.412 and 0.706 of 53 to the pixel, 7.95 before the end.
    PlacedCase(
      "a link's chevron grows", in: largest, list(.init(rows: [link(text("a"))])),
      "navigationLink.chevron 340.05 22.83 22 37.33"),
    PlacedCase(
      "a title at 72", in: .list, list(.init(rows: [label("ab")])), "row 16 0 370 52",
      "text 72 17.89 34 17"),
    // The icon has 1.565 × 53 at the start of the first line, which leaves 255 for the
    // word; the space behind it fills the room.
    PlacedCase(
      "an icon inside the text at accessibility sizes", in: largest,
      list(.init(rows: [label("abcd efgh")])), "row 16 0 370 145", "text 32 15 338 115"),
  ]

  @Test(arguments: rows) func rowsHaveInsets(_ placed: PlacedCase) throws { try placed.check() }

  @Test(arguments: controls) func controlsStandInRows(_ placed: PlacedCase) throws {
    try placed.check()
  }

  @Test func aButtonsRowCanBeTappedAnywhere() throws {
    let views = try Room.list.screens(list(.init(rows: [button(text("ab"))])))[0].allViews
    let row = try #require(views.first { $0.kind == "row" })
    #expect(row.target.map { "\($0.control) \(Room.string($0.area))" } == "button 16 0 370 52")
  }

  @Test func aListsRowsScroll() throws {
    let views = try Room.screen.screens(list(.init(rows: [text("ab")])))[0].allViews
    #expect(views.first { $0.kind == "row" }?.scrollAxes == [.vertical])
  }
}
