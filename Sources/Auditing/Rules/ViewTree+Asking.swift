internal import LayoutPrediction

extension ViewTree {
  /// Whether a view stands in an `overlay` or `background`, or in a button style's own.
  ///
  /// - Parameter ancestor: only those inside of this view count.
  func isDecoration(_ path: String, inside ancestor: String = "") -> Bool {
    guard path.hasPrefix(ancestor) else { return false }
    let steps = path.dropFirst(ancestor.count).split(separator: ".")
    guard !steps.contains("style") else { return true }
    var owner = ancestor
    for step in steps {
      defer { owner += ".\(step)" }
      guard step.hasPrefix("modifiers["), let node = self[owner]?.node,
        let index = Int(step.dropFirst("modifiers[".count).dropLast()),
        node.modifiers.indices.contains(index)
      else { continue }
      switch node.modifiers[index] {
      case .overlay, .background: return true
      default: break
      }
    }
    return false
  }

  /// Path of the screen a view stands on: empty, or that of a sheet, popover or alert.
  func screenPath(of path: String) -> String {
    for entry in chain(path) {
      guard let parent = entry.parent.flatMap({ self[$0] }) else { continue }
      for (index, modifier) in parent.node.modifiers.enumerated() {
        switch modifier {
        case .sheet, .popover:
          if entry.path == "\(parent.path).modifiers[\(index)]" { return entry.path }
        default: break
        }
      }
    }
    return ""
  }
}

extension ViewNode {
  /// Whether the view is a control or can be tapped.
  var declaresTarget: Bool {
    kind.isControl
      || modifiers.contains { modifier in
        if case .onTapGesture(let flag) = modifier { flag.isOn ?? true } else { false }
      }
  }
}
