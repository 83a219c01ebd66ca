internal import DynamicType
internal import LayoutPrediction

/// A row becomes a column by the content size, not by what fits.
struct AccessibilityBranchCure: Cure {
  let name = "size-branch"
  let aspect = CureAspect.arrangement

  func changes(for fault: Fault) -> [CureChange] {
    if fault.rule == "fits-only-below-default" { return insteadOfFitting(fault) }
    guard fault.isOfRoom, fault.onset > .large else { return [] }
    return fault.rows.prefix(2).enumerated().map { level, row in
      CureChange(
        variant: "branch-\(level)",
        summary: "the row becomes a column \(ConditionalView.words(from: fault.onset))",
        path: row.path,
        make: { node in
          node.holding { bare in
            .conditional(
              ConditionalView(from: fault.onset, then: bare.asColumn ?? bare, otherwise: bare))
          }
        })
    }
  }

  /// The first view of a `ViewThatFits` for everybody, the last at accessibility sizes.
  private func insteadOfFitting(_ fault: Fault) -> [CureChange] {
    guard let owner = fault.owner, case .viewThatFits(let fitting) = owner.node.kind,
      fitting.children.count > 1
    else { return [] }
    return [
      CureChange(
        variant: "instead",
        summary: "the content size decides, not what fits: the last view at accessibility sizes",
        path: owner.path,
        make: { node in
          guard case .viewThatFits(let fitting) = node.kind, let first = fitting.children.first,
            let last = fitting.children.last
          else { return node }
          return node.holding { _ in
            .conditional(
              ConditionalView(isAccessibilitySize: true, then: last, otherwise: first))
          }
        })
    ]
  }
}
