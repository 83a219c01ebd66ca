internal import Auditing
internal import LayoutPrediction
internal import SwiftUISource

/// Joins the findings of many screens by rule and place in the source.
struct AppFindingMerger {
  private struct Cause: Hashable {
    let rule: String
    let source: SourceLocation?
    let path: String
  }

  fileprivate struct Entry {
    var occurrences: [Setting: LayoutFinding.Occurrence] = [:]
    var order: [Setting] = []
    var screens: [String] = []
    var origins: Set<ScreenReading.Origin> = []
  }

  private var entries: [Cause: Entry] = [:]

  /// Adds what is seen on a screen; screens are added in their order.
  ///
  /// - Parameter tree: of the screen.
  mutating func add(_ sights: [ScreenAudit.Sight], of screen: ScreenReading, _ tree: ViewTree) {
    for (rule, occurrence) in sights {
      let source = tree.source(of: occurrence.place)
      // What no view of the source stands for has its screen and path.
      let path = source == nil ? "\(screen.layout.name) \(occurrence.place.path)" : ""
      let cause = Cause(rule: rule, source: source, path: path)
      entries[cause, default: Entry()].add(occurrence, on: screen)
    }
  }

  /// In the order of the source; at one place the worst first.
  var findings: [AppFinding] {
    entries.map { cause, entry in
      let sorted = entry.order.compactMap { entry.occurrences[$0] }.enumerated().sorted {
        let (a, b) = ($0.element, $1.element)
        return Self.isWorse(a, than: b) || !Self.isWorse(b, than: a) && $0.offset < $1.offset
      }.map(\.element)
      return AppFinding(
        rule: cause.rule, severity: sorted[0].severity, source: cause.source,
        occurrences: sorted, screens: entry.screens, origins: entry.origins)
    }.sorted { left, right in
      let (a, b) = (left.source, right.source)
      let (first, second) = (Self.order(a), Self.order(b))
      if first != second { return first < second }
      if left.severity != right.severity { return left.severity > right.severity }
      return (left.rule, left.screens[0]) < (right.rule, right.screens[0])
    }
  }

  private static func order(_ source: SourceLocation?) -> (String, Int, Int) {
    (source?.file ?? "", source?.line ?? 0, source?.column ?? 0)
  }

  private static func isWorse(
    _ a: LayoutFinding.Occurrence, than b: LayoutFinding.Occurrence
  ) -> Bool {
    if a.severity != b.severity { return a.severity > b.severity }
    if a.onset.size != b.onset.size { return a.onset.size < b.onset.size }
    return a.worst.missing > b.worst.missing
  }

  /// Whether one of two sights of the same fault in the same setting tells more: what is seen of a
  /// real text tells more than what is seen of a sample.
  fileprivate static func tellsMore(
    _ a: LayoutFinding.Occurrence, than b: LayoutFinding.Occurrence
  ) -> Bool {
    if (a.belief == .unsure) != (b.belief == .unsure) { return b.belief == .unsure }
    return isWorse(a, than: b)
  }
}

extension AppFindingMerger.Entry {
  fileprivate mutating func add(
    _ occurrence: LayoutFinding.Occurrence, on screen: ScreenReading
  ) {
    let setting = Setting(occurrence)
    if let known = occurrences[setting] {
      if AppFindingMerger.tellsMore(occurrence, than: known) { occurrences[setting] = occurrence }
    } else {
      occurrences[setting] = occurrence
      order.append(setting)
    }
    if !screens.contains(screen.layout.name) { screens.append(screen.layout.name) }
    origins.insert(screen.origin)
  }
}

extension ViewTree {
  /// The place in the source of a view, or of the innermost view around it that has one.
  fileprivate func source(of place: Place) -> SourceLocation? {
    place.source ?? chain(place.path).compactMap(\.node.source).first
  }
}
