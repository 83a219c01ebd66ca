internal import DynamicType
internal import LayoutPrediction

/// Text stops growing before the fault begins: the last resort.
///
/// A limit below the largest of the ordinary sizes would take from people what the setting is for,
/// and is not offered.
struct SizeCapCure: Cure {
  let name = "size-cap"
  let aspect = CureAspect.surroundings
  let isLastResort = true

  func changes(for fault: Fault) -> [CureChange] {
    guard fault.isOfRoom || fault.rule == "cell-overflow", fault.onset > .xxxLarge,
      let cap = ContentSize(rawValue: fault.onset.rawValue - 1), let owner = fault.owner
    else { return [] }
    func change(_ variant: String, _ entry: ViewTree.Entry) -> CureChange {
      CureChange(
        variant: variant, summary: "text in it stops growing at \(cap.shortName)",
        path: entry.path
      ) { $0.modified(.dynamicTypeSize(DynamicTypeSizeModifier(maximum: cap.name))) }
    }
    var changes = [change("view", owner)]
    if let row = fault.row, row.path != owner.path { changes.append(change("row", row)) }
    if let screen = fault.tree[fault.tree.screenPath(of: fault.path)], screen.path != owner.path {
      changes.append(change("screen", screen))
    }
    return changes
  }
}
