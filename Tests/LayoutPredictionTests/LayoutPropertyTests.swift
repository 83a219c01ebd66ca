import DynamicType
import LayoutPrediction
import Testing
import TextUnits

/// What holds for every tree, on trees drawn by a seeded generator.
@Suite struct LayoutPropertyTests {
  @Test(arguments: 0..<600) func noRectangleIsInfiniteOrNegative(_ seed: Int) throws {
    var dice = Dice(state: UInt64(seed))
    let tree = RandomTrees.tree(3, &dice)
    var room = Room(
      width: dice.length(400), height: dice.length(800),
      insets: EdgeInsets(top: dice.length(60), bottom: dice.length(40)),
      canvas: dice.roll(2) == 0 ? .screen : .component)
    room.size = ContentSize.allCases[dice.roll(ContentSize.allCases.count)]
    for view in try room.screens(tree).flatMap(\.allViews) {
      for rect in [view.frame, view.container, view.clip, view.target?.area].compactMap(\.self) {
        let numbers = [rect.minX, rect.minY, rect.width, rect.height]
        #expect(numbers.allSatisfy { $0.isFinite }, "\(view.path) \(view.kind) \(rect)")
        #expect(min(rect.width, rect.height) >= 0, "\(view.path) \(view.kind) \(rect)")
      }
    }
  }

  /// Whether a view offered the size it took takes another, and the room it took it of.
  private static func changes(_ tree: ViewNode, in room: Room) throws -> Bool {
    var room = room
    let first = try room.screens(tree)[0].size
    room.width = first.width
    room.height = first.height
    let second = try room.screens(tree)[0].size
    return abs(first.width - second.width) > 1e-9 || abs(first.height - second.height) > 1e-9
  }

  private static func room(_ dice: inout Dice) -> Room {
    Room(width: dice.length(400), height: dice.length(400), canvas: .screen)
  }

  /// Offered the size it took, a view takes it again: texts and colours in frames, at ratios, and
  /// in stacks with any number of views of fixed size.
  @Test(arguments: 0..<600) func theMeasuredSizeIsTakenAgain(_ seed: Int) throws {
    var dice = Dice(state: UInt64(seed) &+ 10_000)
    let tree = RandomTrees.lone(dice.roll(6), &dice)
    #expect(try !Self.changes(tree, in: Self.room(&dice)), "\(tree)")
  }

  /// What that leaves out, counted: of several texts in a stack each is offered an equal share of
  /// what is left, which may be less than it had; and a text at a ratio is offered a part of what
  /// it took. Both are so in SwiftUI's rules.
  @Test func whereTheMeasuredSizeIsNotTakenAgain() throws {
    var (stacks, ratios) = (0, 0)
    for seed in 0..<400 {
      var dice = Dice(state: UInt64(seed) &+ 30_000)
      let texts = (0..<(dice.roll(3) + 2)).map { _ in text(RandomTrees.words(&dice)) }
      let room = Self.room(&dice)
      if try Self.changes(ViewNode(.hstack(StackView(children: texts))), in: room) { stacks += 1 }
      if try Self.changes(texts[0].with(RandomTrees.ratio(&dice)), in: room) { ratios += 1 }
    }
    #expect(stacks == 65)
    #expect(ratios == 261)
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
    let ordered = try Self.widths(children, in: room)
    #expect(Set(ordered.keys) == Set(names))
    #expect(try Self.widths(children.shuffled(using: &dice), in: room) == ordered)
    #expect(try Self.widths(children.reversed(), in: room) == ordered)
  }

  /// Among children of one flexibility but other ranges the order counts where one of them cannot
  /// take its share: it leaves less, or more, to those that are asked after it. So it is in
  /// SwiftUI, which asks them in the order they stand in.
  @Test func whereTheOrderOfSiblingsCounts() throws {
    var orders = 0
    for seed in 0..<400 {
      var dice = Dice(state: UInt64(seed) &+ 40_000)
      let ranges = (0..<3).map { _ in dice.length(60) }.map { ($0, $0 + 30) }
      let children = ranges.enumerated().map { index, range in
        color().with(.frame(FrameModifier(minWidth: range.0, maxWidth: range.1)))
          .named("child\(index)")
      }
      let room = Room(width: dice.length(300))
      let ordered = try Self.widths(children, in: room)
      guard try Self.widths(children.reversed(), in: room) != ordered else { continue }
      orders += 1
      let isAtAnEnd = ranges.enumerated().contains { index, range in
        [range.0, range.1].contains { ordered["child\(index)"] == ($0 * 1024).rounded() }
      }
      #expect(isAtAnEnd, "\(ordered)")
    }
    #expect(orders == 197)
  }

  /// Widths by name, in 1024ths of a point.
  private static func widths(
    _ children: [ViewNode], in room: Room
  ) throws -> [String: Points] {
    let row = ViewNode(.hstack(StackView(spacing: 3, children: children)))
    return Dictionary(
      uniqueKeysWithValues: try room.screens(row)[0].allViews.compactMap { view in
        view.id.map { ($0, (view.frame.width * 1024).rounded()) }
      })
  }
}
