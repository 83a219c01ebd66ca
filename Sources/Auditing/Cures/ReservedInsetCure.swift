internal import LayoutPrediction
internal import TextUnits

/// Content stays out of a region that the system keeps: by the safe area, cut at its own edge, or
/// inset by as much as the region takes.
struct ReservedInsetCure: Cure {
  let name = "reserved-inset"
  let aspect = CureAspect.room

  func changes(for fault: Fault) -> [CureChange] {
    guard fault.rule == "under-a-bar", let owner = fault.owner else { return [] }
    return [withinSafeArea(fault)].compactMap(\.self) + insets(owner, on: fault.devices)
  }

  /// The nearest view that ignores the safe area no longer does.
  private func withinSafeArea(_ fault: Fault) -> CureChange? {
    guard
      let view = fault.chain.first(where: { $0.node.modifiers.contains(where: \.ignoresSafeArea) })
    else { return nil }
    return CureChange(
      variant: "safe-area",
      summary: "the content stays in the safe area; only a background behind it may ignore it",
      path: view.path
    ) { node in
      var copy = node
      copy.modifiers.removeAll(where: \.ignoresSafeArea)
      return copy
    }
  }

  private func insets(_ owner: ViewTree.Entry, on devices: [Device]) -> [CureChange] {
    guard let reserved = ReservedEdge(of: devices) else { return [] }
    let length = PointsText.short(reserved.length)
    let inset = CureChange(
      variant: "inset",
      summary: "it is inset by the reserved region, \(length) pt here: read it at run time, it "
        + "comes and goes",
      path: owner.path
    ) { $0.modified(reserved.padding).modified(.clipped(FlagModifier())) }
    guard case .scrollView = owner.node.kind else { return [inset] }
    let clip = CureChange(
      variant: "clip", summary: "what scrolls is cut at the edge of the safe area",
      path: owner.path
    ) { $0.modified(.clipped(FlagModifier())) }
    return [clip, inset]
  }
}

/// The edge of the screen at which devices reserve a region, and the most they do.
private struct ReservedEdge {
  let edge: EdgeSet
  let length: Points

  /// - Returns: `nil` where the devices have no region at an edge of the screen, or regions at
  ///   several edges, which no one inset keeps clear of.
  init?(of devices: [Device]) {
    var lengths: [EdgeSet: Points] = [:]
    for device in devices {
      for region in device.reservedRegions {
        guard let edge = Self.edge(of: region, on: device.bounds) else { return nil }
        let isUpright = edge == .leading || edge == .trailing
        lengths[edge] = max(lengths[edge] ?? 0, isUpright ? region.width : region.height)
      }
    }
    guard lengths.count == 1, let (edge, length) = lengths.first else { return nil }
    (self.edge, self.length) = (edge, length)
  }

  var padding: ViewModifier { .padding(PaddingModifier(edges: edge, length: length)) }

  private static func edge(of region: Rect, on screen: Rect) -> EdgeSet? {
    if region.height > region.width {
      if region.maxX >= screen.maxX { return .trailing }
      return region.minX <= screen.minX ? .leading : nil
    }
    if region.minY <= screen.minY { return .top }
    return region.maxY >= screen.maxY ? .bottom : nil
  }
}

extension ViewModifier {
  fileprivate var ignoresSafeArea: Bool { if case .ignoresSafeArea = self { true } else { false } }
}
