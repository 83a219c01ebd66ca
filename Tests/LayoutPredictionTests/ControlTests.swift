import DynamicType
import LayoutPrediction
import Testing

/// Controls outside lists, in 300 points.
@Suite struct ControlTests {
  static func toggle(_ label: ViewNode?) -> ViewNode { ViewNode(.toggle(ToggleView(label: label))) }

  static func styled(_ style: ButtonStyleModifier.Style, _ size: ControlSizeModifier.ControlSize)
    -> ViewNode
  {
    button(text("ab")).with(
      .buttonStyle(ButtonStyleModifier(style: style)),
      .controlSize(ControlSizeModifier(size: size)))
  }

  static let placed: [PlacedCase] = [
    PlacedCase("a button is its label", button(text("ab")), "button 0 0 20 10"),
    PlacedCase(
      "padding outside does not enlarge it", button(text("ab")).padding(.all, 10),
      "button 10 10 20 10"),
    PlacedCase(
      "padding inside does", button(text("ab").padding(.all, 10)), "button 0 0 40 30"),
    PlacedCase(
      "a label larger than the button's frame", button(text("ab").frame(80, 60)).frame(40, 30),
      "button -20 -15 80 60"),
    PlacedCase(
      "bordered: 24 wider, 14 higher", styled(.bordered, .regular), "button 0 0 44 24",
      "text 12 7 20 10"),
    PlacedCase("prominent", styled(.borderedProminent, .regular), "button 0 0 44 24"),
    PlacedCase(
      "small: 20 wider, 10 higher", styled(.bordered, .small), "button 0 0 40 20",
      "text 10 5 20 10"),
    PlacedCase("large", styled(.bordered, .large), "button 0 0 60 40"),
    // Without a font of its own a small button's is subheadline, 15 pt.
    PlacedCase(
      "small in subheadline", in: Room(isTenPoints: false), styled(.bordered, .small),
      "button 0 0 50 25", "text 10 5 30 15"),
    PlacedCase(
      "a style of the app's own is part of the button",
      button(text("ab")).with(
        .buttonStyle(
          ButtonStyleModifier(
            style: .custom, modifiers: [.padding(PaddingModifier(edges: .all, length: 20))]))),
      "button 0 0 60 50", "text 20 20 20 10"),
    PlacedCase(
      "a link outside of a list is a button of that style",
      ViewNode(.navigationLink(NavigationLinkView(label: text("ab")))).with(
        .buttonStyle(
          ButtonStyleModifier(
            style: .custom, modifiers: [.padding(PaddingModifier(edges: .all, length: 20))]))),
      "navigationLink 0 0 60 50", "text 20 20 20 10"),
    // 61 wide and 28 high at the end; the label in the middle of its height.
    PlacedCase(
      "a switch and its label", toggle(text("ab")), "toggle 0 0 300 28",
      "toggle.switch 239 0 61 28", "text 0 9 20 10"),
    PlacedCase(
      "a switch before iOS 26", in: Room(iOSVersion: 17), toggle(text("ab")),
      "toggle.switch 249 0 51 31"),
    PlacedCase(
      "a switch without its label", toggle(text("ab")).with(.labelsHidden(FlagModifier())),
      "toggle.switch 0 0 61 28"),
    // 300 less 61 and 8 are left: 23 characters a line.
    PlacedCase(
      "a label wraps beside its switch", toggle(text("abcdefghijklmnopqrstuvwxyz")),
      "text 0 4 230 20", "toggle.switch 239 0 61 28"),
    PlacedCase(
      "a stepper", ViewNode(.stepper(StepperView(label: text("ab")))),
      "stepper.buttons 206 0 94 32", "text 0 11 20 10"),
    // 16 behind the value, for the double chevron; only lists show a menu's label.
    PlacedCase(
      "a menu",
      ViewNode(
        .picker(
          PickerView(label: text("ab"), options: [.verbatim("x"), .verbatim("cde")], selection: 1))),
      "picker.value 0 0 46 12", "text 0 1 30 10", "text#1 is not placed"),
    PlacedCase(
      "segments share the width",
      ViewNode(.picker(PickerView(options: [.verbatim("a"), .verbatim("b")], style: .segmented))),
      "picker 0 0 300 32", "segment 0 9.5 150 13", "segment#1 150 9.5 150 13",
      "text 68.5 9.5 13 13"),
    PlacedCase(
      "options in place",
      ViewNode(.picker(PickerView(options: [.verbatim("a"), .verbatim("b")], style: .inline))),
      "picker 0 0 10 20", "text#1 0 10 10 10"),
    PlacedCase("a slider takes the width", ViewNode(.slider(SliderView())), "slider 0 0 300 31"),
    PlacedCase(
      "a bar of progress", ViewNode(.progressView(ProgressView())), "progressView 0 0 300 4"),
    PlacedCase(
      "a spinner", ViewNode(.progressView(ProgressView(isIndeterminate: true))),
      "progressView 0 0 20 20"),
    PlacedCase(
      "a field takes the width",
      ViewNode(.textField(TextFieldView(placeholder: .verbatim("ab")))), "textField 0 0 300 10"),
    // 17 high, with a leading of 22.
    PlacedCase(
      "a field in body is as high as its leading", in: Room(isTenPoints: false),
      ViewNode(.textField(TextFieldView(placeholder: .verbatim("ab")))), "textField 0 0 300 22",
      "text 0 2.5 34 17"),
    PlacedCase(
      "a field that hides is as high as its text", in: Room(isTenPoints: false),
      ViewNode(.textField(TextFieldView(placeholder: .verbatim("ab"), isSecure: true))),
      "textField 0 0 300 17"),
    PlacedCase(
      "a field has one line", in: Room(width: 50),
      ViewNode(
        .textField(TextFieldView(placeholder: .verbatim("a"), value: .verbatim("abcdefgh")))),
      "textField 0 0 50 10"),
    PlacedCase(
      "a field that grows downwards", in: Room(width: 50),
      ViewNode(
        .textField(
          TextFieldView(
            placeholder: .verbatim("a"), value: .verbatim("abcdefgh"), isVertical: true))),
      "textField 0 0 50 20"),
    PlacedCase(
      "a title and its value",
      ViewNode(.labeledContent(LabeledContentView(label: text("ab"), value: text("cde")))),
      "text 0 0 20 10", "text#1 270 0 30 10"),
    // 300 less 8 is 292: of two texts that share it the shorter keeps its 40, which leaves 252.
    PlacedCase(
      "a short title leaves its value the rest",
      ViewNode(
        .labeledContent(
          LabeledContentView(
            label: text("abcd").named("a"),
            value: text("aaaaaaaaaa bbbbbbbbbb cccccccccc").named("b")))),
      "a 0 5 40 10", "b 80 0 220 20"),
    PlacedCase(
      "a short value leaves its title the rest",
      ViewNode(
        .labeledContent(
          LabeledContentView(
            label: text("aaaaaaaaaa bbbbbbbbbb cccccccccc").named("a"),
            value: text("abcd").named("b")))),
      "a 0 0 220 20", "b 260 5 40 10"),
    PlacedCase(
      "two long ones have half each",
      ViewNode(
        .labeledContent(
          LabeledContentView(
            label: text("aaaaaaaaaa bbbbbbbbbb").named("a"),
            value: text("cccccccccc dddddddddd").named("b")))),
      "a 0 0 110 20", "b 190 0 110 20"),
    PlacedCase(
      "the value below at accessibility sizes", in: Room(size: .accessibility1),
      ViewNode(.labeledContent(LabeledContentView(label: text("ab"), value: text("cde")))),
      "text 0 0 20 10", "text#1 0 14 30 10"),
    // The icon's baseline at 8.78, the title's at 8.
    PlacedCase(
      "an icon and its title",
      ViewNode(.label(LabelView(title: .verbatim("ab"), icon: ImageView(symbol: "star")))),
      "label.icon 0 0 12 11", "text 20 0.78 20 10"),
    PlacedCase(
      "a link outside a list is its label",
      ViewNode(.navigationLink(NavigationLinkView(label: text("ab")))),
      "navigationLink 0 0 20 10"),
    PlacedCase(
      "a platform's view takes all",
      ViewNode(.platformView(OpaqueView(name: "Map"))).frame(nil, 50),
      "platformView 0 0 300 50"),
    PlacedCase(
      "a view that is not known takes all",
      ViewNode(.opaque(OpaqueView(name: "Chart"))).frame(40, 50),
      "opaque 0 0 40 50"),
  ]

  @Test(arguments: placed) func standsThere(_ placed: PlacedCase) throws { try placed.check() }

  @Test func targetsAreWhatCanBeTapped() throws {
    func targets(_ tree: ViewNode) throws -> [String] {
      try Room().screens(tree)[0].allViews.compactMap { view in
        view.target.map { "\($0.control) \(Room.string($0.area))" }
      }
    }
    #expect(try targets(button(text("ab").padding(.all, 5)).padding()) == ["button 16 16 30 20"])
    #expect(try targets(Self.toggle(text("ab"))) == ["toggle 239 0 61 28"])
    #expect(try targets(text("ab").with(.onTapGesture(FlagModifier()))) == ["tap 0 0 20 10"])
    #expect(
      try targets(ViewNode(.opaque(OpaqueView(name: "Dial", isControl: true))).frame(9, 9))
        == ["Dial 0 0 9 9"])
  }

  /// Where title and value are side by side, how they share their row is assumed; one above the
  /// other was measured.
  @Test(arguments: [(ContentSize.large, true), (.accessibility1, false)])
  func whatIsAssumedIsAFact(_ size: ContentSize, _ isAssumed: Bool) throws {
    let content = ViewNode(
      .labeledContent(LabeledContentView(label: text("ab"), value: text("cde"))))
    let texts = try Room(size: size).screens(content)[0].allViews.filter { $0.kind == "text" }
    #expect(texts.map { $0.facts.contains(.assumedRoom) } == [isAssumed, isAssumed])
  }

  /// The parts a control is made of are as hidden as the control.
  @Test func whatIsHiddenIsHiddenInAllItsParts() throws {
    let parts = [
      ViewNode(.label(LabelView(title: .verbatim("ab"), icon: ImageView(symbol: "star")))),
      ViewNode(.picker(PickerView(options: [.verbatim("a"), .verbatim("b")], style: .segmented))),
      ViewNode(.picker(PickerView(options: [.verbatim("a")]))),
      ViewNode(.textField(TextFieldView(placeholder: .verbatim("ab")))),
      text("ab").frame(10, 10).with(.onTapGesture(FlagModifier())),
    ]
    for part in parts {
      let views = try Room().screens(part.with(.hidden(FlagModifier())))[0].allViews
      #expect(views.count > 1)
      #expect(views.allSatisfy { $0.facts.contains(.hidden) }, "\(views.map(\.kind))")
    }
  }

  @Test func aPlatformViewSaysWhetherItIsFramed() throws {
    func facts(_ tree: ViewNode) throws -> ViewFacts {
      try #require(
        try Room().screens(tree)[0].allViews.first { $0.kind == "platformView" }
      ).facts
    }
    let map = ViewNode(.platformView(OpaqueView(name: "Map")))
    #expect(try facts(map) == [.unframedPlatformView, .opaque])
    #expect(try facts(map.frame(10)) == [.unframedPlatformView, .opaque])
    #expect(try facts(map.frame(10, 10)) == [.opaque])
  }
}
