internal import LayoutPrediction

/// A text takes all the lines it needs, however little height it is offered.
struct FixedSizeVerticalCure: Cure {
  let name = "fixed-size-vertical"
  let aspect = CureAspect.text

  func changes(for fault: Fault) -> [CureChange] {
    guard fault.rule == "truncated" || fault.rule == "clipped", let owner = fault.owner,
      owner.node.isText, !isInFixedHeight(fault)
    else { return [] }
    return [
      CureChange(
        variant: "text", summary: "the text takes the height it needs", path: owner.path,
        make: {
          $0.insertingInside([.fixedSize(FixedSizeModifier(horizontal: false, vertical: true))])
        })
    ]
  }

  /// Whether a frame would stay as high as it is, and the text run out of it.
  private func isInFixedHeight(_ fault: Fault) -> Bool {
    for entry in fault.chain {
      if entry.node.modifiers.contains(where: { $0.fixedFrame?.height != nil }) { return true }
      if case .scrollView = entry.node.kind { return false }
    }
    return false
  }
}
