public import Auditing
internal import DynamicType
internal import LayoutPrediction
internal import SwiftUISource
internal import TextUnits

extension AppReport {
  /// The findings as a baseline keeps them.
  ///
  /// - Parameter path: how the baseline names a file.
  public func baseline(path: (String) -> String) -> Baseline {
    Baseline(scope: scope, entries: entries(path: path))
  }

  /// The report without the findings that a baseline has and that are no worse; those that are worse
  /// say in what.
  ///
  /// - Parameter path: how the baseline names a file.
  public func compared(with baseline: Baseline, path: (String) -> String) -> AppReport {
    let comparison = baseline.compare(
      entries(path: path), scope: coverage.isPartial ? nil : scope)
    var report = self
    report.findings = zip(findings, comparison.verdicts).compactMap { finding, verdict in
      guard let ways = verdict.worsenings else { return nil }
      var finding = finding
      finding.worsenings = ways
      return finding
    }
    report.strings.issues = zip(strings.issues, comparison.verdicts.dropFirst(findings.count))
      .compactMap { issue, verdict in
        guard let ways = verdict.worsenings else { return nil }
        var issue = issue
        issue.worsenings = ways
        return issue
      }
    report.baseline = BaselineOutcome(
      known: comparison.verdicts.count { $0 == .known }, gone: comparison.gone?.count)
    return report
  }

  private var scope: Baseline.Scope {
    Baseline.Scope(
      locales: coverage.locales.map(\.identifier), devices: coverage.devices,
      sizes: coverage.sizes.map(\.name), rules: rules)
  }

  /// Those of findings, then those of catalogs' issues.
  private func entries(path: (String) -> String) -> [BaselineEntry] {
    findingEntries(path: path) + issueEntries(path: path)
  }

  /// What is wrong with a key is so at all sizes; another fault of the same key is another entry.
  private func issueEntries(path: (String) -> String) -> [BaselineEntry] {
    strings.issues.map { issue in
      BaselineEntry(
        subject: BaselineEntry.Subject(
          rule: issue.rule.rawValue, file: path(issue.file), owner: issue.message, kind: "key",
          text: issue.key),
        severity: issue.severity,
        extents: Dictionary(
          issue.locales.map { locale in
            (
              BaselineEntry.Setting(locale: locale.identifier, device: "any device"),
              BaselineEntry.Extent(
                onset: .xSmall, last: .accessibility5, missing: 0)
            )
          }, uniquingKeysWith: { first, _ in first }))
    }
  }

  private func findingEntries(path: (String) -> String) -> [BaselineEntry] {
    let owners = ViewOwners(coverage.views)
    return findings.map { finding in
      BaselineEntry(
        subject: BaselineEntry.Subject(
          rule: finding.rule, file: finding.source.map { path($0.file) } ?? "",
          owner: finding.source.map(owners.owner)
            ?? "\(finding.screens.first ?? "") \(finding.place.path)",
          kind: finding.place.kind, text: Self.text(of: finding)),
        severity: finding.severity, extents: Self.extents(of: finding))
    }
  }

  /// What tells a text from others whatever language is the worst: its key, or its words where all
  /// languages show the same.
  private static func text(of finding: AppFinding) -> String {
    if let key = finding.occurrences.compactMap(\.key).min() { return key }
    let texts = Set(finding.occurrences.map(\.text))
    return texts.count == 1 ? (texts.first ?? nil) ?? "" : ""
  }

  private typealias Extents = [BaselineEntry.Setting: BaselineEntry.Extent]

  private static func extents(of finding: AppFinding) -> Extents {
    var extents: Extents = [:]
    for occurrence in finding.occurrences {
      let setting = BaselineEntry.Setting(
        locale: occurrence.locale.identifier, device: occurrence.device.name,
        isBoldTextOn: occurrence.isBoldTextOn, isDoubleLength: occurrence.isDoubleLength)
      extents[setting] = BaselineEntry.Extent(
        onset: occurrence.onset.size,
        last: occurrence.sizes.last ?? occurrence.onset.size,
        missing: (occurrence.worst.missing * 10).rounded() / 10)
    }
    return extents
  }
}

extension Baseline.Verdict {
  /// In what a finding that is to be shown is worse; `nil` for one that is not.
  fileprivate var worsenings: [String]? {
    switch self {
    case .known: nil
    case .new: []
    case .worse(let ways): ways
    }
  }
}

/// The views of an app's own by where they begin.
private struct ViewOwners {
  private let views: [String: [ViewReading]]

  init(_ views: [ViewReading]) {
    self.views = Dictionary(grouping: views) { $0.source.file }.mapValues {
      $0.sorted { $0.source.line < $1.source.line }
    }
  }

  /// The view that a place stands in: the last that begins before it; empty where none does.
  func owner(of place: SourceLocation) -> String {
    views[place.file]?.last { $0.source.line <= place.line }?.name ?? ""
  }
}
