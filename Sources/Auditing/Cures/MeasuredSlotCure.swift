internal import LayoutPrediction

/// A `GeometryReader` takes the room and gives it to a platform view, whose own size then ends
/// there.
struct MeasuredSlotCure: Cure {
  let name = "measured-slot"
  let aspect = CureAspect.room

  func changes(for fault: Fault) -> [CureChange] {
    guard fault.rule == "leaking-platform-view", let owner = fault.owner,
      owner.node.modifiers.contains(where: \.setsLength)
    else { return [] }
    return [
      CureChange(
        variant: "reader",
        summary: "a GeometryReader takes the room, and the platform view's own size ends there",
        path: owner.path
      ) { node in
        // The frames and what stands around them stay; what is the view's own goes along with it.
        let first = node.modifiers.firstIndex(where: \.isFrame) ?? node.modifiers.endIndex
        let view = ViewNode(node.kind, modifiers: Array(node.modifiers[..<first]))
        return ViewNode(
          .geometryReader(GroupView(children: [view])),
          modifiers: Array(node.modifiers[first...]), id: node.id, source: node.source)
      }
    ]
  }
}

extension ViewModifier {
  fileprivate var isFrame: Bool { if case .frame = self { true } else { false } }

  /// Whether a frame gives the view a width or a height of its own.
  fileprivate var setsLength: Bool {
    guard case .frame(let frame) = self else { return false }
    return frame.width != nil || frame.height != nil || frame.scaledWidth != nil
      || frame.scaledHeight != nil
  }
}
