internal import Auditing
internal import DynamicType
internal import LayoutPrediction
internal import SwiftUISource
internal import TextUnits

extension AppReport {
  /// Joins the reports of all shards of one run: the same report as that of a run without shards.
  ///
  /// - Throws: ``AppReportMergeError`` where they are not all the shards of one run.
  /// - Complexity: O(findings).
  public static func merging(_ reports: [AppReport]) throws(AppReportMergeError) -> AppReport {
    let shards = try inOrder(reports)
    guard let first = shards.first else { throw .nothing }
    var merger = AppFindingMerger(first.coverage)
    for finding in shards.flatMap(\.findings) { merger.add(finding) }
    let unused = shards.dropFirst().reduce(first.unusedSuppressions) { unused, shard in
      unused.filter(shard.unusedSuppressions.contains)
    }
    let lookedAt = shards.filter { !$0.coverage.screens.isEmpty }
    return AppReport(
      findings: merger.findings, suppressed: suppressed(shards), unusedSuppressions: unused,
      suppressionFaults: first.suppressionFaults, coverage: coverage(shards), rules: first.rules,
      strings: first.strings, options: first.options,
      isEmptyAudit: lookedAt.isEmpty
        ? first.isEmptyAudit : lookedAt.allSatisfy(\.isEmptyAudit))
  }

  /// The shards by their number.
  private static func inOrder(_ reports: [AppReport]) throws(AppReportMergeError) -> [AppReport] {
    var byIndex: [Int: AppReport] = [:]
    var count: Int?
    for report in reports {
      guard let shard = report.coverage.shard else { throw .noShard }
      if let count, count != shard.count { throw .otherCount(count, shard.count) }
      guard byIndex.updateValue(report, forKey: shard.index) == nil else { throw .twice(shard) }
      count = shard.count
      if let option = difference(report, reports[0]) { throw .otherOption(option) }
    }
    for index in 1...max(count ?? 1, 1) where byIndex[index] == nil {
      throw .missing(index: index, count: count ?? 1)
    }
    return byIndex.sorted { $0.key < $1.key }.map(\.value)
  }

  /// What two runs did not have in common.
  private static func difference(_ a: AppReport, _ b: AppReport) -> String? {
    let values = Dictionary(
      a.options.map { ($0.name, $0.value) }, uniquingKeysWith: { first, _ in first })
    if let option = b.options.first(where: { values[$0.name] != $0.value }) { return option.name }
    if a.options.count != b.options.count || a.rules != b.rules { return "rules" }
    if a.coverage.changes?.revision != b.coverage.changes?.revision { return "changed-since" }
    let isSameApp =
      a.coverage.files == b.coverage.files && a.coverage.catalogs == b.coverage.catalogs
      && a.coverage.views == b.coverage.views && a.strings == b.strings
    return isSameApp ? nil : "source or catalogs"
  }

  /// Findings that a comment lets be, those of one place once.
  private static func suppressed(
    _ shards: [AppReport]
  ) -> [(finding: AppFinding, suppression: InlineSuppression)] {
    var mergers: [InlineSuppression: AppFindingMerger] = [:]
    for (finding, suppression) in shards.flatMap(\.suppressed) {
      mergers[suppression, default: AppFindingMerger(shards[0].coverage)].add(finding)
    }
    return mergers.flatMap { suppression, merger in
      merger.findings.map { (finding: $0, suppression: suppression) }
    }.sorted { AppFindingMerger.precedes($0.finding, $1.finding) }
  }

  private static func coverage(_ shards: [AppReport]) -> AppCoverage {
    var coverage = shards[0].coverage
    coverage.shard = nil
    var gaps = Set(coverage.gaps.map(\.identity))
    var problems = Set(coverage.problems)
    for shard in shards.dropFirst().map(\.coverage) {
      coverage.screens.merge(shard.screens, uniquingKeysWith: +)
      coverage.probed += shard.probed
      coverage.skipped += shard.skipped
      coverage.layouts += shard.layouts
      coverage.textLayouts += shard.textLayouts
      coverage.standIns += shard.standIns
      coverage.close += shard.close
      coverage.samples += shard.samples
      coverage.gaps += shard.gaps.filter { gaps.insert($0.identity).inserted }
      coverage.problems += shard.problems.filter { problems.insert($0).inserted }
    }
    return coverage
  }
}
