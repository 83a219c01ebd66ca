internal import LayoutPrediction

/// A row gives way to a column where its ideal width does not fit.
struct ViewThatFitsCure: Cure {
  let name = "view-that-fits"

  func changes(for fault: Fault) -> [CureChange] {
    guard fault.isOfRoom, let row = fault.row else { return [] }
    func change(
      _ variant: String, _ summary: String, _ fallback: @escaping (ViewNode) -> ViewNode?
    ) -> CureChange? {
      guard fallback(row.node) != nil else { return nil }
      return CureChange(variant: variant, summary: summary, path: row.path) { node in
        node.holding { bare in
          .viewThatFits(
            FittingView(axes: [.horizontal], children: [bare, fallback(bare) ?? bare]))
        }
      }
    }
    return [
      change("value", "where the row does not fit, the value goes below the label") {
        if case .hstack = $0.kind { $0.withValueBelow } else { nil }
      },
      change("column", "where the row does not fit, it becomes a column") { $0.asColumn },
    ].compactMap(\.self)
  }
}
