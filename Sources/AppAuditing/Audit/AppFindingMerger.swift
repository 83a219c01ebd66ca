internal import Auditing
internal import LayoutPrediction
internal import SwiftUISource
internal import TextUnits

/// Joins the findings of many screens by rule and place in the source.
struct AppFindingMerger {
  private struct Cause: Hashable {
    let rule: String
    let source: SourceLocation?
    let path: String
  }

  fileprivate struct Entry {
    var occurrences: [Setting: LayoutFinding.Occurrence] = [:]
    var screens: [String] = []
    var origins: Set<ScreenReading.Origin> = []
  }

  private var entries: [Cause: Entry] = [:]
  /// Places of languages and devices in the order they were asked for.
  private let locales: [LocaleTag: Int]
  private let devices: [String: Int]

  /// - Parameter coverage: of the run, or of all runs that are joined.
  init(_ coverage: AppCoverage) {
    locales = Dictionary(
      coverage.locales.enumerated().map { ($1, $0) }, uniquingKeysWith: { first, _ in first })
    devices = Dictionary(
      coverage.devices.enumerated().map { ($1, $0) }, uniquingKeysWith: { first, _ in first })
  }

  private func order(_ setting: Setting) -> (Int, Int, Int, Int) {
    (
      locales[setting.locale] ?? 0, devices[setting.device] ?? 0, setting.isBoldTextOn ? 1 : 0,
      setting.isDoubleLength ? 1 : 0
    )
  }

  /// Adds what is seen on a screen; screens are added in their order.
  ///
  /// - Parameter tree: of the screen.
  mutating func add(_ sights: [ScreenAudit.Sight], of screen: ScreenReading, _ tree: ViewTree) {
    for (rule, occurrence) in sights {
      let source = tree.source(of: occurrence.place)
      // What no view of the source stands for has its screen and path.
      let path = source == nil ? "\(screen.layout.name) \(occurrence.place.path)" : ""
      let cause = Cause(rule: rule, source: source, path: path)
      entries[cause, default: Entry()].add(
        occurrence, on: [screen.layout.name], [screen.origin])
    }
  }

  /// Adds what another merger has joined; parts of an app are added in their order.
  mutating func add(_ finding: AppFinding) {
    let path =
      finding.source == nil ? "\(finding.screens.first ?? "") \(finding.place.path)" : ""
    let cause = Cause(rule: finding.rule, source: finding.source, path: path)
    for occurrence in finding.occurrences {
      entries[cause, default: Entry()].add(occurrence, on: finding.screens, finding.origins)
    }
  }

  /// In the order of the source; at one place the worst first.
  var findings: [AppFinding] {
    entries.map { cause, entry in
      let sorted = entry.occurrences.sorted { left, right in
        let (a, b) = (left.value, right.value)
        return Self.isWorse(a, than: b)
          || !Self.isWorse(b, than: a) && order(left.key) < order(right.key)
      }.map(\.value)
      return AppFinding(
        rule: cause.rule, severity: sorted[0].severity, source: cause.source,
        occurrences: sorted, screens: entry.screens, origins: entry.origins)
    }.sorted(by: Self.precedes)
  }

  /// The order of reports: that of the source; at one place the worst first.
  static func precedes(_ left: AppFinding, _ right: AppFinding) -> Bool {
    let (first, second) = (order(left.source), order(right.source))
    if first != second { return first < second }
    if left.severity != right.severity { return left.severity > right.severity }
    return (left.rule, left.screens[0], left.place.path)
      < (right.rule, right.screens[0], right.place.path)
  }

  private static func order(_ source: SourceLocation?) -> (String, Int, Int) {
    (source?.file ?? "", source?.line ?? 0, source?.column ?? 0)
  }

  private static func isWorse(
    _ a: LayoutFinding.Occurrence, than b: LayoutFinding.Occurrence
  ) -> Bool {
    if a.severity != b.severity { return a.severity > b.severity }
    if a.onset.size != b.onset.size { return a.onset.size < b.onset.size }
    return a.worst.missing.inReports > b.worst.missing.inReports
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
    _ occurrence: LayoutFinding.Occurrence, on names: [String],
    _ origins: Set<ScreenReading.Origin>
  ) {
    let setting = Setting(occurrence)
    if let known = occurrences[setting] {
      if AppFindingMerger.tellsMore(occurrence, than: known) { occurrences[setting] = occurrence }
    } else {
      occurrences[setting] = occurrence
    }
    for name in names where !screens.contains(name) { screens.append(name) }
    self.origins.formUnion(origins)
  }
}

extension Points {
  /// With the decimals that reports have, so that an order does not hang on others.
  fileprivate var inReports: Points { (self * 10_000).rounded() / 10_000 }
}

extension ViewTree {
  /// The place in the source of a view, or of the innermost view around it that has one.
  fileprivate func source(of place: Place) -> SourceLocation? {
    place.source ?? chain(place.path).compactMap(\.node.source).first
  }
}
