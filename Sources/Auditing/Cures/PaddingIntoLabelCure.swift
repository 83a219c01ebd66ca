internal import LayoutPrediction

/// What stands around a button goes into its label, where it can be tapped.
struct PaddingIntoLabelCure: Cure {
  let name = "padding-into-label"
  let aspect = CureAspect.room

  func changes(for fault: Fault) -> [CureChange] {
    let rules: Set = ["untappable-padding", "small-target"]
    guard rules.contains(fault.rule),
      let button = fault.chain.first(where: { $0.node.isButton })
    else { return [] }
    let move = CureChange(
      variant: "move", summary: "padding and frames go into the label, where they can be tapped",
      path: button.path, make: \.movingRoomIntoLabel)
    let enlarge = CureChange(
      variant: "enlarge", summary: "the label is at least 44 × 44 pt", path: button.path
    ) { $0.movingRoomIntoLabel.withLeastLabel }
    return [move, enlarge]
  }
}

extension ViewNode {
  fileprivate var isButton: Bool { if case .button = kind { true } else { false } }

  /// A button with the paddings, frames and decorations around it in its label instead.
  ///
  /// What stands outside of a modifier that only a button can have stays.
  var movingRoomIntoLabel: ViewNode {
    guard case .button(var button) = kind else { return self }
    let moved = modifiers.prefix { modifier in
      switch modifier {
      case .frame, .padding, .background, .overlay, .contentShape, .font: true
      default: false
      }
    }
    var copy = self
    button.label.modifiers += moved
    copy.kind = .button(button)
    copy.modifiers.removeFirst(moved.count)
    return copy
  }

  fileprivate var withLeastLabel: ViewNode {
    guard case .button(var button) = kind else { return self }
    let side = HitTarget.standard
    button.label.modifiers += [
      .frame(FrameModifier(minWidth: side, minHeight: side)),
      .contentShape(ContentShapeModifier(shape: "rectangle")),
    ]
    var copy = self
    copy.kind = .button(button)
    return copy
  }
}
