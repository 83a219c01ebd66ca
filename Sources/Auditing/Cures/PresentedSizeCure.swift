internal import LayoutPrediction

/// What is presented sets the text size that is set around its presenter.
struct PresentedSizeCure: Cure {
  let name = "presented-size"
  let aspect = CureAspect.surroundings

  func changes(for fault: Fault) -> [CureChange] {
    guard fault.rule == "size-not-inherited", let presented = fault.tree[fault.path],
      let override = override(around: presented, in: fault.tree)
    else { return [] }
    return [
      CureChange(
        variant: "copy", summary: "what is presented sets the text size itself",
        path: presented.path
      ) { $0.modified(.dynamicTypeSize(override)) }
    ]
  }

  /// The innermost size set around the modifier that presents a view.
  private func override(
    around presented: ViewTree.Entry, in tree: ViewTree
  ) -> DynamicTypeSizeModifier? {
    var path = presented.path
    var parent = presented.parent
    while let entry = parent.flatMap({ tree[$0] }) {
      // Of the presenter itself, and of a view in whose overlay it stands, those modifiers count
      // that stand outside of the one on the way.
      let step = path.dropFirst(entry.path.count)
      let outer =
        step.hasPrefix(".modifiers[")
        ? Int(step.dropFirst(".modifiers[".count).prefix(while: \.isNumber)).map { $0 + 1 } ?? 0
        : 0
      for case .dynamicTypeSize(let range) in entry.node.modifiers.dropFirst(outer) {
        return range
      }
      (path, parent) = (entry.path, entry.parent)
    }
    return nil
  }
}
