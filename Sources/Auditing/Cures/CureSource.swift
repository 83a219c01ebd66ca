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
    let paths = ([finding.place] + finding.otherPlaces).map(\.path)
    return recipes(for: finding.rule, at: paths, in: finding).compactMap { candidate($0) }
  }

  /// Two changes together, the likeliest first, for a finding that no single change cures.
  ///
  /// A change that cures the finding and brings another fault goes with those that are for that
  /// fault; changes after which the finding stays go with one another. What held until the largest
  /// sizes comes first, and each change has its turn before any has its second.
  func pairs(of refused: [RefusedCure], for finding: LayoutFinding) -> [CureCandidate] {
    let tried = refused.filter { !$0.candidate.isLastResort }.enumerated()
      .compactMap { position, refusal in
        refusal.reason.size.map { (refusal: refusal, size: $0, position: position) }
      }
      .sorted { ($1.size, $0.position) < ($0.size, $1.position) }.map(\.refusal)
    let held = tried.filter(\.reason.isStay).flatMap(\.candidate.recipes)
    var pairs: [(turn: Int, first: CureRecipe, second: CureRecipe)] = []
    var known: Set<Set<String>> = []
    for (position, refusal) in tried.enumerated() {
      guard let first = refusal.candidate.recipes.first else { continue }
      let partners = (partners(for: refusal, in: finding) ?? held)
        .filter { $0.cure.aspect != first.cure.aspect }
      for (turn, second) in partners.enumerated()
      where known.insert([first.name, second.name]).inserted {
        pairs.append((position + turn, first, second))
      }
    }
    return pairs.enumerated()
      .sorted { ($0.element.turn, $0.offset) < ($1.element.turn, $1.offset) }
      .compactMap { candidate($0.element.first, $0.element.second) }
  }

  /// The changes for the fault that a change brings; `nil` where it brings none.
  private func partners(for refusal: RefusedCure, in finding: LayoutFinding) -> [CureRecipe]? {
    guard case .brings(let rule, let path, _) = refusal.reason else { return nil }
    let origin = refusal.candidate.original(path)
    // A view that the change adds is no place of the tree as it was; those in it are.
    let paths =
      origin.hasPrefix("+") ? refusal.candidate.originals(in: path) : [origin]
    return recipes(for: rule, at: paths, in: finding).filter { !$0.cure.isLastResort }
  }

  private func candidate(_ recipes: CureRecipe...) -> CureCandidate? {
    CureCandidate(recipes, of: stamped, original: original)
  }

  private func recipes(
    for rule: String, at paths: [String], in finding: LayoutFinding
  ) -> [CureRecipe] {
    let onset = finding.occurrences.map(\.onset.size).min() ?? .large
    let devices = Array(Set(finding.occurrences.map(\.device)))
    return Cures.all.flatMap { cure -> [CureRecipe] in
      var order: [String] = []
      var byVariant: [String: [CureChange]] = [:]
      for path in paths {
        let fault = Fault(
          rule: rule, path: path, onset: onset, devices: devices, tree: stamped.tree,
          profile: profile)
        for change in cure.changes(for: fault) {
          if byVariant[change.variant] == nil { order.append(change.variant) }
          let isKnown = byVariant[change.variant]?.contains { $0.path == change.path } ?? false
          if !isKnown { byVariant[change.variant, default: []].append(change) }
        }
      }
      return order.map { CureRecipe(cure: cure, changes: byVariant[$0] ?? []) }
    }
  }
}
