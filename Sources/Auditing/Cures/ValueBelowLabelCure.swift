internal import DynamicType
internal import LayoutPrediction

/// The value of a row goes below its label; icons stay before them, controls and chevrons after.
struct ValueBelowLabelCure: Cure {
  let name = "value-below-label"
  let aspect = CureAspect.arrangement

  func changes(for fault: Fault) -> [CureChange] {
    guard fault.isOfRoom, let row = fault.row, row.node.withValueBelow != nil else { return [] }
    if fault.onset <= .large {
      return [
        CureChange(
          variant: "always", summary: "the value stands below the label", path: row.path,
          make: \.valueBelow)
      ]
    }
    return [
      CureChange(
        variant: "branch",
        summary: "the value goes below the label \(ConditionalView.words(from: fault.onset))",
        path: row.path,
        make: { node in
          node.holding { bare in
            .conditional(
              ConditionalView(from: fault.onset, then: bare.valueBelow, otherwise: bare))
          }
        })
    ]
  }
}

extension ViewNode {
  fileprivate var valueBelow: ViewNode { withValueBelow ?? self }

  /// The row with its value below its label; `nil` where it has no two texts.
  var withValueBelow: ViewNode? {
    guard case .hstack(var stack) = kind else {
      guard case .labeledContent = kind else { return nil }
      var copy = self
      guard let column = asColumn else { return nil }
      copy.kind = column.kind
      copy.modifiers = column.modifiers + modifiers
      return copy
    }
    let things = stack.children.filter { !$0.isSpacer }
    guard let label = things.firstIndex(where: \.isText) else { return nil }
    let after = things[(label + 1)...]
    let values = after.filter(\.isText)
    guard !values.isEmpty else { return nil }
    let words = ViewNode.column([things[label]] + values, spacing: nil, fills: false)
    stack.children =
      things[..<label] + [words] + stack.children.filter(\.isSpacer).prefix(1)
      + after.filter { !$0.isText }
    var copy = self
    copy.kind = .hstack(stack)
    return copy
  }
}
