internal import LayoutPrediction

/// What must not be squeezed takes its ideal size before the rest of its row.
struct ControlPriorityCure: Cure {
  let name = "control-priority"
  let aspect = CureAspect.room

  func changes(for fault: Fault) -> [CureChange] {
    guard fault.isOfRoom, let row = fault.row, case .hstack(let stack) = row.node.kind else {
      return []
    }
    var changes: [CureChange] = []
    for (index, child) in stack.children.enumerated() {
      let path = "\(row.path).children[\(index)]"
      if child.holdsControl {
        changes.append(
          change("controls", "the control keeps its size, the rest shares what is left", path))
      } else if fault.path == path || fault.path.hasPrefix(path + ".") {
        changes.append(
          change("squeezed", "it keeps its size, the rest of the row shares what is left", path))
      }
    }
    return changes
  }

  private func change(_ variant: String, _ summary: String, _ path: String) -> CureChange {
    CureChange(variant: variant, summary: summary, path: path) { node in
      var modifiers: [ViewModifier] = []
      if !node.modifiers.contains(where: \.isFixedSize) {
        modifiers.append(.fixedSize(FixedSizeModifier()))
      }
      if !node.modifiers.contains(where: \.isPriority) {
        modifiers.append(.layoutPriority(PriorityModifier(value: 1)))
      }
      var copy = node
      copy.modifiers += modifiers
      return copy
    }
  }
}

extension ViewModifier {
  fileprivate var isFixedSize: Bool { if case .fixedSize = self { true } else { false } }
  fileprivate var isPriority: Bool { if case .layoutPriority = self { true } else { false } }
}
