import DynamicType
import LayoutPrediction
import Testing

/// Whole screens of 402 × 874: bars, presentations, direction.
@Suite struct ScreenTests {
  static func navigation(
    _ title: String?, _ display: NavigationView.TitleDisplay, trailing: [ViewNode]? = nil
  ) -> ViewNode {
    ViewNode(
      .navigationStack(
        NavigationView(
          title: title.map { .verbatim($0) }, display: display, trailingItems: trailing,
          content: color().named("content"))))
  }

  static func screen(_ change: (inout Room) -> Void) -> Room {
    var room = Room.screen
    change(&room)
    return room
  }

  static let bars: [PlacedCase] = [
    PlacedCase("the safe area", in: .screen, color().named("a"), "a 0 62 402 778"),
    PlacedCase("in its middle", in: .screen, box(100, 100, "a"), "a 151 401 100 100"),
    // 17 high in the middle of the bar's top 44.
    PlacedCase(
      "an inline bar: 54", in: .screen, navigation("abcd", .inline),
      "navigationBar 0 62 402 54", "navigationTitle 167 75.5 68 17", "content 0 116 402 724"),
    PlacedCase(
      "an inline bar before iOS 26: 44", in: screen { $0.iOSVersion = 17 },
      navigation("abcd", .inline), "navigationBar 0 62 402 44", "content 0 106 402 734"),
    // largeTitle: 34 pt, 57.5 below the bar's top.
    PlacedCase(
      "a large bar: 106", in: .screen, navigation("abcd", .large), "navigationBar 0 62 402 106",
      "navigationTitle 16 119.5 136 34", "content 0 168 402 672"),
    PlacedCase(
      "a large bar before iOS 26: 96", in: screen { $0.iOSVersion = 17 },
      navigation("abcd", .large), "navigationBar 0 62 402 96", "content 0 158 402 682"),
    PlacedCase(
      "a large bar at AX5: 127", in: screen { $0.size = .accessibility5 },
      navigation("abcd", .large), "navigationBar 0 62 402 127", "navigationTitle 16 116 240 60"),
    PlacedCase(
      "an inline title stops growing at 21", in: screen { $0.size = .accessibility5 },
      navigation("abcd", .inline), "navigationTitle 159 73.5 84 21"),
    // 34 and 16, 20 before the end.
    PlacedCase(
      "a button, and the title in the screen's middle", in: .screen,
      navigation("abcd", .inline, trailing: [button(text("ab"))]), "barItem 332 66 50 36",
      "navigationTitle 167 75.5 68 17"),
    // 15 characters are 255; centred they would end at 328.5, the button leaves them 316.
    PlacedCase(
      "a long title stands beside the button", in: .screen,
      navigation("abcdefghijklmno", .inline, trailing: [button(text("ab"))]),
      "navigationTitle 61 75.5 255 17"),
    PlacedCase(
      "two buttons are 16 apart", in: .screen,
      navigation(nil, .inline, trailing: [button(text("a")), button(text("b"))]),
      "barItem 300 66 33 36", "barItem#1 349 66 33 36"),
    PlacedCase(
      "tabs take 83 with the safe area", in: .screen,
      ViewNode(
        .tabView(
          TabsView(
            tabs: [.init(title: .verbatim("a")), .init(title: .verbatim("b"))],
            content: color().named("content")))),
      "content 0 62 402 729", "tabItem 0 791 201 49", "tabTitle 95.5 823.5 10 10"),
  ]

  static let directions: [PlacedCase] = [
    PlacedCase(
      "from right to left in Arabic", in: Room(locale: "ar"),
      hstack(text("ab").named("a"), text("cde").named("b")), "a 280 0 20 10", "b 242 0 30 10"),
    PlacedCase(
      "the leading edge is at the right", in: Room(locale: "he"), text("ab").padding(.leading, 5),
      "text 275 0 20 10"),
    PlacedCase(
      "a part of a screen turned round",
      hstack(
        spacing: 0, box(10, 10),
        hstack(spacing: 0, text("ab").named("a"), text("cde").named("b")).with(
          .layoutDirection(LayoutDirectionModifier(direction: .rightToLeft)))),
      "a 40 0 20 10", "b 10 0 30 10"),
    PlacedCase(
      "turned back", in: Room(locale: "ar"),
      hstack(spacing: 0, text("ab").named("a"), text("c").named("b")).with(
        .layoutDirection(LayoutDirectionModifier(direction: .leftToRight))),
      "a 270 0 20 10", "b 290 0 10 10"),
    PlacedCase(
      "safe areas change sides",
      in: Room(
        width: 300, height: 100, insets: EdgeInsets(leading: 40), canvas: .screen, locale: "ar"),
      color().named("a"), "a 40 0 260 100"),
  ]

  /// Segments stay in their own cells, wherever a mirror puts them.
  @Test func surroundingsAreMirroredToo() throws {
    let picker = ViewNode(
      .picker(PickerView(options: [.verbatim("a"), .verbatim("bc")], style: .segmented))
    ).frame(100)
    let tree = hstack(
      spacing: 0, box(20, 10),
      picker.with(.layoutDirection(LayoutDirectionModifier(direction: .rightToLeft))))
    let segments = try Room().screens(tree)[0].allViews.filter { $0.kind == "segment" }
    let texts = segments.flatMap(\.children)
    #expect(segments.map { Room.string($0.frame) } == ["70 9.5 50 13", "20 9.5 50 13"])
    #expect(texts.map { Room.string($0.container) } == segments.map { Room.string($0.frame) })
  }

  @Test(arguments: bars) func barsTakeTheirRoom(_ placed: PlacedCase) throws { try placed.check() }

  @Test(arguments: directions) func runsFromRightToLeft(_ placed: PlacedCase) throws {
    try placed.check()
  }

  @Test func aSheetDoesNotInheritASize() throws {
    let presenter = text("a").with(
      .sheet(PresentationModifier(content: text("b"))),
      .dynamicTypeSize(DynamicTypeSizeModifier(maximum: "large")))
    var room = Room.screen
    room.size = .accessibility5
    let screens = try room.screens(presenter)
    #expect(screens.map(\.kind) == ["root", "sheet"])
    #expect(
      screens.map { Room.string($0.allViews[0].frame) } == [
        "192.5 442.5 17 17", "174.5 424.5 53 53",
      ])
    #expect(screens.map(\.missesSizeOverride) == [false, true])
  }

  @Test func aSheetWithoutAnOverrideMissesNone() throws {
    let presenter = text("a").with(.popover(PresentationModifier(content: text("b"))))
    let screens = try Room.screen.screens(presenter)
    #expect(screens.map(\.kind) == ["root", "popover"])
    #expect(screens.map(\.missesSizeOverride) == [false, false])
  }

  /// 320 wide in the middle of the safe area, which is at 451: 22 above the title of 17, 7, the
  /// message of 15, 20.67, a button of 48, 16: 145.67.
  @Test func anAlertHasTheSystemsSize() throws {
    func frames(_ count: Int) throws -> [String] {
      let alert = AlertModifier(
        title: .verbatim("ab"), message: .verbatim("cd"),
        actions: (0..<count).map { _ in .verbatim("e") })
      let screens = try Room.screen.screens(color().with(.alert(alert)))
      #expect(screens.map(\.kind) == ["root", "alert"])
      return screens[1].allViews.filter { ["frame", "text", "button"].contains($0.kind) }
        .map { "\($0.kind) \(Room.string($0.frame))" }
    }
    #expect(
      try frames(1) == [
        "frame 41 378.17 320 145.67", "text 184 400.17 34 17", "text 186 424.17 30 15",
        "button 57 459.83 288 48", "text 192.5 475.33 17 17",
      ])
    // Two share a row; of three each has one, 56 below the other.
    #expect(
      try frames(2).filter { $0.hasPrefix("button") } == [
        "button 57 459.83 140 48", "button 205 459.83 140 48",
      ])
    #expect(
      try frames(3).filter { $0.hasPrefix("button") } == [
        "button 57 403.83 288 48", "button 57 459.83 288 48", "button 57 515.83 288 48",
      ])
  }
}
