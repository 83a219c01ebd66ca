import DynamicType
import LayoutPrediction
import Testing
import TextUnits

/// What holds for every tree, on trees drawn by a seeded generator.
@Suite struct LayoutPropertyTests {
  /// SplitMix64: the same trees on every machine.
  struct Dice: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
      state &+= 0x9E37_79B9_7F4A_7C15
      var mixed = state
      mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
      mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
      return mixed ^ (mixed >> 31)
    }

    mutating func roll(_ count: Int) -> Int { Int.random(in: 0..<count, using: &self) }
  }

  static func words(_ dice: inout Dice) -> String {
    (0..<(dice.roll(5) + 1)).map { _ in String(repeating: "a", count: dice.roll(9) + 1) }
      .joined(separator: " ")
  }

  static func leaf(_ dice: inout Dice) -> ViewNode {
    switch dice.roll(8) {
    case 0: color()
    case 1: spacer()
    case 2: box(Points(dice.roll(60)), Points(dice.roll(60)))
    case 3: ViewNode(.toggle(ToggleView(label: text(words(&dice)))))
    case 4: ViewNode(.slider(SliderView()))
    case 5: button(text(words(&dice)))
    default: text(words(&dice))
    }
  }

  static func modified(
    _ view: ViewNode, _ dice: inout Dice, keepsRatio: Bool = true
  ) -> ViewNode {
    let length = Points(dice.roll(80))
    switch dice.roll(12) {
    case 0: return view.padding(.all, length / 8)
    case 1: return view.frame(length)
    case 2: return view.frame(nil, length)
    case 3: return view.with(.frame(FrameModifier(minWidth: length)))
    case 4: return view.with(.frame(FrameModifier(maxWidth: length, maxHeight: length)))
    case 5: return view.with(.frame(FrameModifier(fillsWidth: true)))
    case 6: return view.fixedSize()
    case 7: return view.lineLimit(dice.roll(3) + 1)
    case 8 where keepsRatio:
      return view.with(.aspectRatio(AspectRatioModifier(ratio: length / 40 + 0.1)))
    default: return view
    }
  }

  static func tree(_ depth: Int, _ dice: inout Dice) -> ViewNode {
    guard depth > 0 else { return leaf(&dice) }
    let children = (0..<(dice.roll(3) + 1)).map { _ in
      modified(tree(depth - 1, &dice), &dice).priority(Double(dice.roll(2)))
    }
    let spacing: Points? = dice.roll(2) == 0 ? nil : Points(dice.roll(12))
    switch dice.roll(8) {
    case 0, 1: return ViewNode(.hstack(StackView(spacing: spacing, children: children)))
    case 2, 3: return ViewNode(.vstack(StackView(spacing: spacing, children: children)))
    case 4: return ViewNode(.zstack(OverlayStackView(children: children)))
    case 5: return ViewNode(.scrollView(ScrollingView(content: children[0])))
    case 6: return ViewNode(.viewThatFits(FittingView(children: children)))
    default: return ViewNode(.grid(GridView(rows: [children, children])))
    }
  }

  @Test(arguments: 0..<400) func noFrameIsInfiniteOrNegative(_ seed: Int) throws {
    var dice = Dice(state: UInt64(seed))
    let tree = Self.tree(3, &dice)
    var room = Room(
      width: Points(dice.roll(400)), height: Points(dice.roll(800)),
      canvas: dice.roll(2) == 0 ? .screen : .component)
    room.size = ContentSize.allCases[dice.roll(ContentSize.allCases.count)]
    for view in try room.screens(tree).flatMap(\.allViews) {
      let numbers = [view.frame.minX, view.frame.minY, view.frame.width, view.frame.height]
      #expect(numbers.allSatisfy { $0.isFinite }, "\(view.path) \(view.kind) \(view.frame)")
      #expect(view.frame.width >= 0 && view.frame.height >= 0, "\(view.path) \(view.frame)")
    }
  }

  /// Offered the size it took, a view takes it again.
  ///
  /// Not so a stack of several texts, in SwiftUI neither: of the room that is left the first gets
  /// an equal share, which may be less than it had. Nor a ratio, which fits what it is offered anew.
  /// So trees here have one child a stack, and no ratios.
  @Test(arguments: 0..<400) func theMeasuredSizeIsTakenAgain(_ seed: Int) throws {
    var dice = Dice(state: UInt64(seed) &+ 10_000)
    var tree = dice.roll(4) == 0 ? color() : text(Self.words(&dice))
    for _ in 0..<dice.roll(4) {
      tree = Self.modified(dice.roll(2) == 0 ? tree : hstack(tree), &dice, keepsRatio: false)
    }
    var room = Room(
      width: Points(dice.roll(400)), height: Points(dice.roll(400)), canvas: .screen)
    let first = try room.screens(tree)[0].size
    room.width = first.width
    room.height = first.height
    let second = try room.screens(tree)[0].size
    #expect(
      abs(first.width - second.width) < 1e-9 && abs(first.height - second.height) < 1e-9,
      "\(first) \(second)")
  }

  /// A child's size does not depend on where it stands among children of other flexibilities, nor
  /// among children that answer every offer alike.
  @Test(arguments: 0..<200) func sizesDoNotDependOnTheOrderOfSiblings(_ seed: Int) throws {
    var dice = Dice(state: UInt64(seed) &+ 20_000)
    // Ranges of lengths 0, 7, 14… apart, in any place; and two colours that take anything.
    var children = (0..<4).map { index in
      let least = Points(dice.roll(40))
      return color().with(
        .frame(FrameModifier(minWidth: least, maxWidth: least + Points(index * 7)))
      ).named("child\(index)")
    }
    children += [color().named("child4"), color().named("child5")]
    let names = children.indices.map { "child\($0)" }
    let room = Room(width: Points(dice.roll(300)))
    func widths(_ children: [ViewNode]) throws -> [String: Points] {
      let row = ViewNode(.hstack(StackView(spacing: 3, children: children)))
      return Dictionary(
        uniqueKeysWithValues: try room.screens(row)[0].allViews.compactMap { view in
          view.id.map { ($0, (view.frame.width * 1024).rounded()) }
        })
    }
    let ordered = try widths(children)
    #expect(Set(ordered.keys) == Set(names))
    #expect(try widths(children.shuffled(using: &dice)) == ordered)
    #expect(try widths(children.reversed()) == ordered)
  }
}
