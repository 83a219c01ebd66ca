internal import LayoutPrediction

/// A row gives way to a column where its ideal width does not fit.
struct ViewThatFitsCure: Cure {
  let name = "view-that-fits"
  let aspect = CureAspect.arrangement

  func changes(for fault: Fault) -> [CureChange] {
    guard fault.isOfRoom else { return [] }
    return fault.rows.prefix(2).enumerated().flatMap { level, row in
      let value = change(
        "value-\(level)", "where the row does not fit, the value goes below the label", row
      ) {
        if case .hstack = $0.kind { $0.withValueBelow } else { nil }
      }
      let column = change(
        "column-\(level)", "where the row does not fit, it becomes a column", row
      ) { $0.asColumn }
      return [value, column].compactMap(\.self)
    }
  }

  private func change(
    _ variant: String, _ summary: String, _ row: ViewTree.Entry,
    _ fallback: @escaping @Sendable (ViewNode) -> ViewNode?
  ) -> CureChange? {
    guard fallback(row.node) != nil else { return nil }
    return CureChange(variant: variant, summary: summary, path: row.path) { node in
      node.holding { bare in
        .viewThatFits(FittingView(axes: [.horizontal], children: [bare, fallback(bare) ?? bare]))
      }
    }
  }
}
