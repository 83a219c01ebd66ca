internal import LayoutPrediction

/// A fixed width or height becomes the least.
struct FlexibleFrameCure: Cure {
  let name = "flexible-frame"
  let aspect = CureAspect.room

  func changes(for fault: Fault) -> [CureChange] {
    guard Fault.ofFrames.contains(fault.rule), let target = target(of: fault) else { return [] }
    let least = CureChange(
      variant: "least", summary: "the frame's fixed lengths become its least", path: target.path
    ) { $0.withFlexibleFrames(fills: false) }
    let bounded = CureChange(
      variant: "bounded", summary: "the frame has a least width and takes what there is",
      path: target.path
    ) { $0.withFlexibleFrames(fills: true) }
    guard case .button = target.node.kind else { return [least, bounded] }
    let label = CureChange(
      variant: "label", summary: "the frame goes into the label, with least lengths",
      path: target.path
    ) { $0.withFlexibleFrames(fills: false).withoutFixedLabel.movingRoomIntoLabel }
    return [label, least, bounded]
  }

  /// The nearest view with a fixed frame; of a button, its label where it has the frame.
  private func target(of fault: Fault) -> ViewTree.Entry? {
    if let owner = fault.owner, case .button(let button) = owner.node.kind,
      !owner.node.modifiers.contains(where: { $0.fixedFrame != nil }),
      button.label.modifiers.contains(where: { $0.fixedFrame != nil })
    {
      return fault.tree[owner.path + ".label"]
    }
    return fault.chain.prefix(4).first { entry in
      entry.node.modifiers.contains { $0.fixedFrame != nil }
    }
  }
}

extension ViewNode {
  /// A button whose label has no fixed frame of its own.
  fileprivate var withoutFixedLabel: ViewNode {
    guard case .button(var button) = kind else { return self }
    button.label.modifiers.removeAll { $0.fixedFrame != nil }
    var copy = self
    copy.kind = .button(button)
    return copy
  }

  fileprivate func withFlexibleFrames(fills: Bool) -> ViewNode {
    var copy = self
    copy.modifiers = modifiers.map { modifier in
      guard let fixed = modifier.fixedFrame else { return modifier }
      return .frame(
        FrameModifier(
          minWidth: fixed.width, minHeight: fixed.height,
          fillsWidth: fills && fixed.width != nil ? true : nil, alignment: fixed.alignment))
    }
    return copy
  }
}
