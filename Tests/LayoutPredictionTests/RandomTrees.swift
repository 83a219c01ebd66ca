import LayoutPrediction
import TextUnits

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

  mutating func length(_ below: Int) -> Points { Points(roll(below)) }
}

/// Trees drawn by dice.
enum RandomTrees {
  static func words(_ dice: inout Dice) -> String {
    (0..<(dice.roll(5) + 1)).map { _ in String(repeating: "a", count: dice.roll(9) + 1) }
      .joined(separator: " ")
  }

  static func ratio(_ dice: inout Dice) -> ViewModifier {
    .aspectRatio(
      AspectRatioModifier(ratio: dice.length(80) / 40 + 0.1, fills: dice.roll(4) == 0))
  }

  private static func box(_ dice: inout Dice) -> ViewNode {
    LayoutPredictionTests.box(dice.length(60), dice.length(60))
  }

  // MARK: Any tree

  private static func leaf(_ dice: inout Dice) -> ViewNode {
    let words = TextContent.verbatim(words(&dice))
    let label = ViewNode(.text(words))
    return switch dice.roll(16) {
    case 0: color()
    case 1: spacer()
    case 2: box(&dice)
    case 3: ViewNode(.toggle(ToggleView(label: label)))
    case 4: ViewNode(.slider(SliderView()))
    case 5: button(label)
    case 6: ViewNode(.picker(PickerView(label: label, options: [words], style: .segmented)))
    case 7: ViewNode(.label(LabelView(title: words, icon: ImageView(symbol: "star"))))
    case 8: ViewNode(.labeledContent(LabeledContentView(label: label, value: label)))
    case 9: ViewNode(.textField(TextFieldView(placeholder: words)))
    case 10: ViewNode(.divider)
    case 11: ViewNode(.image(ImageView(width: dice.length(60), height: 9, isResizable: true)))
    default: label
    }
  }

  private static func modified(_ view: ViewNode, _ dice: inout Dice) -> ViewNode {
    let length = dice.length(80)
    switch dice.roll(20) {
    case 0: return view.padding(.all, length / 8)
    case 1: return view.frame(length)
    case 2: return view.frame(nil, length)
    case 3: return view.with(.frame(FrameModifier(minWidth: length)))
    case 4: return view.with(.frame(FrameModifier(maxWidth: length, maxHeight: length)))
    case 5: return view.with(.frame(FrameModifier(fillsWidth: true, fillsHeight: true)))
    case 6: return view.fixedSize()
    case 7: return view.lineLimit(dice.roll(3) + 1)
    case 8: return view.with(ratio(&dice))
    case 9: return view.padding(.leading, -length)
    case 10: return view.with(.ignoresSafeArea(SafeAreaModifier()))
    case 11: return view.with(.background(SecondaryModifier(content: color())))
    case 12:
      return view.with(
        .safeAreaInset(SafeAreaInsetModifier(edge: .bottom, spacing: -length, content: color())))
    case 13: return view.with(.containerRelativeFrame(ContainerFrameModifier(count: 3)))
    case 14:
      return view.with(.layoutDirection(LayoutDirectionModifier(direction: .rightToLeft)))
    default: return view
    }
  }

  static func tree(_ depth: Int, _ dice: inout Dice) -> ViewNode {
    guard depth > 0 else { return leaf(&dice) }
    let children = (0..<(dice.roll(3) + 1)).map { _ in
      modified(tree(depth - 1, &dice), &dice).priority(Double(dice.roll(2)))
    }
    let spacing: Points? = dice.roll(2) == 0 ? nil : dice.length(12)
    return switch dice.roll(12) {
    case 0, 1: ViewNode(.hstack(StackView(spacing: spacing, children: children)))
    case 2, 3: ViewNode(.vstack(StackView(spacing: spacing, children: children)))
    case 4: ViewNode(.zstack(OverlayStackView(children: children)))
    case 5: ViewNode(.scrollView(ScrollingView(content: children[0])))
    case 6: ViewNode(.viewThatFits(FittingView(children: children)))
    case 7: ViewNode(.geometryReader(GroupView(children: children)))
    case 8:
      ViewNode(
        .lazyVGrid(
          LazyGridView(columns: [.init(minimum: 20, isAdaptive: true)], children: children)))
    case 9: list(.init(header: children[0], rows: children))
    case 10:
      ViewNode(
        .navigationStack(
          NavigationView(title: .verbatim("a"), display: .inline, content: children[0])))
    default: ViewNode(.grid(GridView(rows: [children, children])))
    }
  }

  // MARK: Trees with one view in each stack that can change

  /// A text or a colour, at times at a ratio, deep in frames and stacks with boxes beside it.
  static func lone(_ depth: Int, _ dice: inout Dice) -> ViewNode {
    guard depth > 0 else {
      return switch dice.roll(6) {
      case 0: color()
      case 1: color().with(ratio(&dice))
      default: text(words(&dice))
      }
    }
    let view = lone(depth - 1, &dice)
    let length = dice.length(80)
    switch dice.roll(12) {
    case 0: return view.padding(.all, length / 8)
    case 1: return view.frame(length)
    case 2: return view.frame(nil, length)
    case 3: return view.with(.frame(FrameModifier(minWidth: length)))
    case 4: return view.with(.frame(FrameModifier(maxWidth: length, maxHeight: length)))
    case 5: return view.with(.frame(FrameModifier(fillsWidth: true)))
    case 6: return view.fixedSize()
    case 7: return view.lineLimit(dice.roll(3) + 1)
    default: break
    }
    var children = (0..<(dice.roll(3))).map { _ in box(&dice) }
    children.insert(view, at: dice.roll(children.count + 1))
    return switch dice.roll(3) {
    case 0: ViewNode(.hstack(StackView(spacing: length / 8, children: children)))
    case 1: ViewNode(.vstack(StackView(spacing: length / 8, children: children)))
    default: ViewNode(.zstack(OverlayStackView(children: children)))
    }
  }
}
