internal import DynamicType
internal import LayoutPrediction

/// Makes the candidates for findings of one layout.
struct CureSource {
  private let stamped: StampedTree
  private let original: ViewTree
  private let profile: PlatformProfile

  init(_ view: ViewNode, profile: PlatformProfile) {
    stamped = StampedTree(view)
    original = ViewTree(view)
    self.profile = profile
  }

  /// Changes worth trying, in the order of ``Cures/all``, each made at every place of the finding.
  func candidates(for finding: LayoutFinding) -> [CureCandidate] {
    let onset = finding.occurrences.map(\.onset.size).min() ?? .large
    let places = [finding.place] + finding.otherPlaces
    return Cures.all.flatMap { cure -> [CureCandidate] in
      var order: [String] = []
      var byVariant: [String: [CureChange]] = [:]
      for place in places {
        let fault = Fault(
          rule: finding.rule, path: place.path, onset: onset, tree: stamped.tree, profile: profile)
        for change in cure.changes(for: fault) {
          if byVariant[change.variant] == nil { order.append(change.variant) }
          let isKnown = byVariant[change.variant]?.contains { $0.path == change.path } ?? false
          if !isKnown { byVariant[change.variant, default: []].append(change) }
        }
      }
      return order.compactMap {
        CureCandidate(cure, byVariant[$0] ?? [], of: stamped, original: original)
      }
    }
  }
}
