internal import DynamicType
internal import LayoutPrediction
internal import LineBreaking

/// What was found in one language on one device.
struct SeriesAudit: Sendable {
  private(set) var occurrences: [(rule: String, occurrence: LayoutFinding.Occurrence)] = []
  private(set) var coverage = LayoutCoverage()
  private(set) var screens: Set<String> = []
  private(set) var placed: Set<String> = []
  private(set) var texts: Set<String> = []
  private(set) var targets: Set<String> = []

  init(_ series: ScreenSeries) {
    coverage.conditions = series.sizes.count
    // Most views are placed at every size; a path is hashed once, and again where it becomes a
    // target or a text.
    var known = Array(repeating: Known(), count: series.placeCount)
    for screen in series.screens {
      screens.insert(screen.screen.path)
      for seen in screen.views { count(seen, &known[seen.place.number]) }
    }
  }

  /// What is known of a path.
  private struct Known {
    var isPlaced = false
    var isTarget = false
    var isText = false
  }

  private mutating func count(_ seen: SeenView, _ known: inout Known) {
    let view = seen.view
    if !known.isPlaced { placed.insert(view.path) }
    known.isPlaced = true
    if view.target != nil, !known.isTarget {
      targets.insert(view.path)
      known.isTarget = true
    }
    guard let text = view.text else { return }
    if !known.isText { texts.insert(view.path) }
    known.isText = true
    coverage.textLayouts += 1
    if text.styled.prepared.fonts.contains(where: \.isStandIn) { coverage.standIns += 1 }
    if text.layout.confidence == .close { coverage.close += 1 }
    if text.styled.prepared.missingClusterCount > 0 { coverage.tofu += 1 }
    if text.content.isSample == true { coverage.samples += 1 }
    if text.isUntranslated { coverage.untranslated += 1 }
  }

  /// Joins what a rule sees at one place over the sizes.
  mutating func add(
    _ observations: [Observation], of rule: any LayoutRule, _ group: ConditionGroup
  ) {
    var order: [String] = []
    var byPath: [String: [Observation]] = [:]
    for observation in observations {
      if byPath[observation.place.path] == nil { order.append(observation.place.path) }
      byPath[observation.place.path, default: []].append(observation)
    }
    for path in order {
      guard let seen = byPath[path]?.sorted(by: { $0.size < $1.size }) else { continue }
      occurrences.append((rule.id, Self.occurrence(seen, of: rule, group)))
    }
  }

  /// Notes where a fault gives way to another of its kind: a text that is cut at a size is not
  /// mended because its words no longer come apart, nor a button that has left the screen because
  /// no part of it shows.
  mutating func joinFamilies() {
    for family in LayoutRules.families {
      var sizes: [String: Set<ContentSize>] = [:]
      let ofFamily = occurrences.indices.filter { family.contains(occurrences[$0].rule) }
      for index in ofFamily {
        sizes[occurrences[index].occurrence.place.path, default: []]
          .formUnion(occurrences[index].occurrence.sizes)
      }
      for index in ofFamily {
        let occurrence = occurrences[index].occurrence
        occurrences[index].occurrence.worseSizes = (sizes[occurrence.place.path] ?? [])
          .filter { $0 > occurrence.onset.size && !occurrence.sizes.contains($0) }.sorted()
      }
    }
  }

  /// - Parameter seen: smallest size first, at least one.
  private static func occurrence(
    _ seen: [Observation], of rule: any LayoutRule, _ group: ConditionGroup
  ) -> LayoutFinding.Occurrence {
    func sight(_ observation: Observation) -> LayoutFinding.Sight {
      LayoutFinding.Sight(
        size: observation.size, message: observation.message, missing: observation.missing,
        lines: observation.lines, outcome: observation.outcome)
    }
    var worst = seen[0]
    for observation in seen where observation.missing >= worst.missing { worst = observation }
    var doubts: [Doubt] = []
    for doubt in seen.flatMap(\.doubts) where !doubts.contains(doubt) { doubts.append(doubt) }
    return LayoutFinding.Occurrence(
      place: seen[0].place, key: worst.key, text: worst.text, locale: group.condition.locale,
      device: group.condition.device, isBoldTextOn: group.condition.isBoldTextOn,
      isDoubleLength: group.condition.isDoubleLength,
      severity: seen.compactMap(\.severity).max() ?? rule.severity, checkedSizes: group.sizes,
      sizes: Set(seen.map(\.size)).sorted(), onset: sight(seen[0]), worst: sight(worst),
      doubts: doubts)
  }
}
