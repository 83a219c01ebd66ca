internal import DynamicType
internal import LayoutPrediction
internal import TextUnits

/// Joins what was found in all languages and on all devices.
struct LayoutReportBuilder {
  let audit: LayoutAudit
  let tree: ViewTree
  let name: String

  func report(_ groups: [ConditionGroup], _ audits: [SeriesAudit]) -> LayoutReport {
    var findings: [LayoutFinding] = []
    var suppressed: [(finding: LayoutFinding, suppression: Suppression)] = []
    var unused = audit.suppressions
    for finding in self.findings(audits.flatMap(\.occurrences)) {
      let (kept, covered) = split(finding)
      if let kept { findings.append(kept) }
      for (finding, suppression) in covered {
        suppressed.append((finding, suppression))
        unused.removeAll { $0 == suppression }
      }
    }
    return LayoutReport(
      name: name, findings: findings, suppressed: suppressed, unusedSuppressions: unused,
      coverage: coverage(groups, audits), rules: audit.rules.map(\.id))
  }

  // MARK: Findings

  /// One finding for each rule and cause, in the order of the tree.
  private func findings(
    _ occurrences: [(rule: String, occurrence: LayoutFinding.Occurrence)]
  ) -> [LayoutFinding] {
    struct Cause: Hashable {
      let rule: String
      let place: String
    }
    var order: [Cause] = []
    var byCause: [Cause: [LayoutFinding.Occurrence]] = [:]
    for (rule, occurrence) in occurrences {
      let cause = Cause(rule: rule, place: occurrence.place.cause)
      if byCause[cause] == nil { order.append(cause) }
      byCause[cause, default: []].append(occurrence)
    }
    let found = order.map { cause in
      finding(cause.rule, byCause[cause] ?? [])
    }
    let positions = found.map(position)
    return found.indices.sorted { left, right in
      if positions[left] != positions[right] { return positions[left] < positions[right] }
      if found[left].severity != found[right].severity {
        return found[left].severity > found[right].severity
      }
      return left < right
    }.map { found[$0] }
  }

  private func finding(
    _ rule: String, _ occurrences: [LayoutFinding.Occurrence]
  ) -> LayoutFinding {
    // An occurrence is dear to move, its position is not.
    let keys = occurrences.map { ($0.severity, $0.onset.size, $0.worst.missing) }
    let sorted = occurrences.indices.sorted { left, right in
      let (a, b) = (keys[left], keys[right])
      if a.0 != b.0 { return a.0 > b.0 }
      if a.1 != b.1 { return a.1 < b.1 }
      if a.2 != b.2 { return a.2 > b.2 }
      return left < right
    }.map { occurrences[$0] }
    return LayoutFinding(rule: rule, severity: sorted[0].severity, occurrences: sorted)
  }

  private func position(_ finding: LayoutFinding) -> Int {
    let paths = [finding.place] + finding.otherPlaces
    return paths.compactMap { tree.position(of: $0.path) }.min() ?? Int.max
  }

  /// A finding without the occurrences that suppressions cover, and those by themselves.
  private func split(
    _ finding: LayoutFinding
  ) -> (kept: LayoutFinding?, covered: [(LayoutFinding, Suppression)]) {
    guard !audit.suppressions.isEmpty else { return (finding, []) }
    var kept: [LayoutFinding.Occurrence] = []
    var covered: [(suppression: Suppression, occurrences: [LayoutFinding.Occurrence])] = []
    for occurrence in finding.occurrences {
      guard
        let suppression = audit.suppressions.first(where: {
          $0.covers(rule: finding.rule, occurrence.place, key: occurrence.key)
        })
      else {
        kept.append(occurrence)
        continue
      }
      if let index = covered.firstIndex(where: { $0.suppression == suppression }) {
        covered[index].occurrences.append(occurrence)
      } else {
        covered.append((suppression, [occurrence]))
      }
    }
    return (
      kept.isEmpty ? nil : self.finding(finding.rule, kept),
      covered.map { (self.finding(finding.rule, $0.occurrences), $0.suppression) }
    )
  }

  // MARK: Coverage

  private func coverage(_ groups: [ConditionGroup], _ audits: [SeriesAudit]) -> LayoutCoverage {
    var coverage = LayoutCoverage()
    for audit in audits { coverage.add(audit.coverage) }
    func count(_ paths: (SeriesAudit) -> Set<String>) -> Int {
      audits.reduce(into: Set()) { $0.formUnion(paths($1)) }.count
    }
    coverage.screens = count(\.screens)
    coverage.texts = count(\.texts)
    coverage.targets = count(\.targets)
    coverage.locales = Set(groups.map(\.condition.locale)).sorted()
    coverage.devices = groups.map(\.condition.device.name).uniqued()
    coverage.sizes = Set(groups.flatMap(\.sizes)).sorted()
    coverage.views = tree.entries.count
    let seen = seenEntries(audits)
    coverage.viewsSeen = seen.count
    coverage.gaps = tree.entries.compactMap { entry in
      gap(
        entry, isSeen: seen.contains(entry.path),
        isParentSeen: entry.parent.map(seen.contains) ?? true)
    }
    return coverage
  }

  /// The views of the tree that something was placed for, themselves or in them.
  private func seenEntries(_ audits: [SeriesAudit]) -> Set<String> {
    var seen: Set<String> = []
    for path in Set(audits.flatMap(\.placed)) {
      for entry in tree.chain(path) {
        guard seen.insert(entry.path).inserted else { break }
      }
    }
    // Spacers are never placed but shape what is.
    for entry in tree.entries {
      if case .spacer = entry.node.kind, let parent = entry.parent, seen.contains(parent) {
        seen.insert(entry.path)
      }
    }
    return seen
  }

  /// Labels that controls keep for VoiceOver alone (`labelsHidden`).
  private func isUnshownLabel(_ entry: ViewTree.Entry) -> Bool {
    switch entry.parent.flatMap({ tree[$0] })?.node.kind {
    case .toggle, .picker, .stepper, .progressView: true
    default: false
    }
  }

  private func gap(
    _ entry: ViewTree.Entry, isSeen: Bool, isParentSeen: Bool
  ) -> LayoutCoverage.Gap? {
    func gap(_ reason: LayoutCoverage.Gap.Reason, _ name: String? = nil) -> LayoutCoverage.Gap {
      LayoutCoverage.Gap(place: entry.place, reason: reason, name: name)
    }
    if !isSeen {
      // Of a subtree that is not shown, its root tells all.
      guard isParentSeen, !isUnshownLabel(entry) else { return nil }
      return gap(tree.isHidden(entry.path) ? .hidden : .neverShown)
    }
    switch entry.node.kind {
    case .opaque(let view): return gap(.opaqueView, view.name)
    case .platformView(let view): return gap(.platformView, view.name)
    case .geometryReader: return gap(.geometryReader)
    default: return nil
    }
  }
}

extension [String] {
  /// Each once, in the order of the first.
  fileprivate func uniqued() -> [String] {
    var seen: Set<String> = []
    return filter { seen.insert($0).inserted }
  }
}
