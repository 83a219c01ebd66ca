import LayoutPrediction
import TextUnits

// View trees as short as SwiftUI's own, for expected frames that stand beside them.

func text(_ words: String) -> ViewNode { ViewNode(.text(.verbatim(words))) }

func color() -> ViewNode { ViewNode(.color(ColorView())) }

/// A colour of a size that never changes.
func box(_ width: Points, _ height: Points, _ id: String? = nil) -> ViewNode {
  color().with(.frame(FrameModifier(width: width, height: height))).named(id)
}

func spacer(_ minimum: Points? = nil) -> ViewNode {
  ViewNode(.spacer(SpacerView(minLength: minimum)))
}

func hstack(
  align: String? = nil, spacing: Points? = nil, _ children: ViewNode...
) -> ViewNode {
  ViewNode(.hstack(StackView(alignment: align, spacing: spacing, children: children)))
}

func vstack(
  align: String? = nil, spacing: Points? = nil, _ children: ViewNode...
) -> ViewNode {
  ViewNode(.vstack(StackView(alignment: align, spacing: spacing, children: children)))
}

func zstack(_ alignment: Alignment? = nil, _ children: ViewNode...) -> ViewNode {
  ViewNode(.zstack(OverlayStackView(alignment: alignment, children: children)))
}

func button(_ label: ViewNode) -> ViewNode { ViewNode(.button(ButtonView(label: label))) }

func list(_ sections: ListView.Section...) -> ViewNode {
  ViewNode(.list(ListView(sections: sections)))
}

extension ViewNode {
  func with(_ modifiers: ViewModifier...) -> ViewNode {
    modifiers.reduce(self) { $0.modified($1) }
  }

  func named(_ id: String?) -> ViewNode {
    var copy = self
    copy.id = id
    return copy
  }

  func frame(_ width: Points? = nil, _ height: Points? = nil, _ alignment: Alignment? = nil)
    -> ViewNode
  {
    with(.frame(FrameModifier(width: width, height: height, alignment: alignment)))
  }

  func padding(_ edges: EdgeSet = .all, _ length: Points? = nil) -> ViewNode {
    with(.padding(PaddingModifier(edges: edges, length: length)))
  }

  func style(_ name: String) -> ViewNode { with(.font(FontModifier(style: name))) }

  func points(_ size: Points) -> ViewNode { with(.font(FontModifier(size: size))) }

  func lineLimit(_ lines: Int) -> ViewNode { with(.lineLimit(LineLimitModifier(lines: lines))) }

  func priority(_ value: Double) -> ViewNode {
    with(.layoutPriority(PriorityModifier(value: value)))
  }

  func fixedSize(horizontal: Bool? = nil, vertical: Bool? = nil) -> ViewNode {
    with(.fixedSize(FixedSizeModifier(horizontal: horizontal, vertical: vertical)))
  }
}
