public import AppAuditing
internal import Auditing
internal import DynamicType
internal import JSONDocuments
internal import LayoutPrediction
internal import SwiftUISource
internal import TextUnits

/// An app's findings for programs: one JSON object, members in a fixed order.
///
/// `Schemas/check-app.schema.json` describes it.
public struct AppJSONReport {
  private let report: AppReport

  /// A report on an app.
  public init(_ report: AppReport) {
    self.report = report
  }

  /// The JSON, pretty-printed, with a line feed at its end.
  public var text: String {
    let value: JSONValue = [
      "version": 1,
      "pass": .bool(report.isPass),
      "empty": .bool(report.isEmptyAudit),
      "rules": .array(report.rules.map(JSONValue.string)),
      "options": .array(
        report.options.map { ["name": .string($0.name), "value": .string($0.value)] }),
      "shard": .optional(report.coverage.shard?.description),
      "changes": report.coverage.changes.map(changes) ?? .null,
      "baseline": report.baseline.map(baseline) ?? .null,
      "coverage": coverage,
      "findings": .array(report.findings.map(finding)),
      "suppressed": .array(
        report.suppressed.map { suppressed in
          [
            "reason": .string(suppressed.suppression.reason),
            "line": .integer(suppressed.suppression.line),
            "covered_line": .integer(suppressed.suppression.coveredLine),
            "rule": .string(suppressed.suppression.rule.description),
            "finding": finding(suppressed.finding),
          ]
        }),
      "unused_suppressions": .array(
        report.unusedSuppressions.map { suppression in
          [
            "file": .string(suppression.file), "line": .integer(suppression.line),
            "covered_line": .integer(suppression.coveredLine),
            "rule": .string(suppression.rule.description), "reason": .string(suppression.reason),
          ]
        }),
      "suppression_faults": .array(
        report.suppressionFaults.map { fault in
          [
            "file": .string(fault.file), "line": .integer(fault.line),
            "message": .string(fault.message),
          ]
        }),
      "strings": strings,
    ]
    return JSONWriter(style: .pretty).string(for: value) + "\n"
  }

  private func finding(_ finding: AppFinding) -> JSONValue {
    [
      "rule": .string(finding.rule), "severity": .string(finding.severity.rawValue),
      "belief": .string(finding.belief.rawValue),
      "file": .optional(finding.source?.file),
      "line": finding.source.map { .integer($0.line) } ?? .null,
      "column": finding.source?.column.map { .integer($0) } ?? .null,
      "kind": .string(finding.place.kind),
      "screens": .array(finding.screens.map(JSONValue.string)),
      "origins": .array(
        ScreenReading.Origin.allCases.filter(finding.origins.contains).map {
          .string($0.rawValue)
        }),
      "alone": .bool(finding.isAlone),
      "worsenings": .array(finding.worsenings.map(JSONValue.string)),
      "occurrences": .array(finding.occurrences.map(occurrence)),
    ]
  }

  private func occurrence(_ occurrence: LayoutFinding.Occurrence) -> JSONValue {
    let isProbed = occurrence.checkedSizes.count < report.coverage.sizes.count
    return .object(
      (occurrence.json.members ?? []) + [
        JSONMember("probed", .bool(isProbed)),
        JSONMember(
          "checked_sizes", .array(occurrence.checkedSizes.map { .string($0.name) })),
      ])
  }

  private var coverage: JSONValue {
    let coverage = report.coverage
    return [
      "files": .integer(coverage.files), "catalogs": .integer(coverage.catalogs),
      "keys": .integer(coverage.keyUses.count), "keys_bound": .integer(coverage.boundKeys),
      "unbound_keys": .array(coverage.keyUses.filter { !$0.isBound }.map(key)),
      "bound_keys": .array(coverage.keyUses.filter(\.isBound).map(key)),
      "screens": .array(
        ScreenReading.Origin.allCases.map { origin in
          [
            "origin": .string(origin.rawValue), "count": .integer(coverage.screens[origin] ?? 0),
          ]
        }),
      "views": .integer(coverage.views.count),
      "views_full": .integer(coverage.views(.full)), "views_part": .integer(coverage.views(.part)),
      "views_none": .integer(coverage.views(.none)),
      "incomplete_views": .array(coverage.views.filter { $0.extent != .full }.map(view)),
      "complete_views": .array(coverage.views.filter { $0.extent == .full }.map(view)),
      "locales": .array(coverage.locales.map { .string($0.identifier) }),
      "devices": .array(coverage.devices.map(JSONValue.string)),
      "sizes": .array(coverage.sizes.map { .string($0.name) }),
      "probed": .integer(coverage.probed), "skipped": .integer(coverage.skipped),
      "layouts": .integer(coverage.layouts),
      "text_layouts": .integer(coverage.textLayouts),
      "stand_in_layouts": .integer(coverage.standIns), "close_layouts": .integer(coverage.close),
      "sample_layouts": .integer(coverage.samples),
      "gaps": .array(
        coverage.gaps.map { gap in
          [
            "place": gap.place.json, "reason": .string(gap.reason.rawValue),
            "name": .optional(gap.name),
          ]
        }),
      "problems": .array(
        coverage.problems.map { problem in
          [
            "place": .string(problem.place), "reason": .string(problem.reason.rawValue),
            "message": .string(problem.description),
          ]
        }),
    ]
  }

  private func key(_ use: KeyUse) -> JSONValue {
    [
      "key": .string(use.key), "table": .optional(use.table),
      "file": .optional(use.source?.file),
      "line": use.source.map { .integer($0.line) } ?? .null,
      "column": use.source?.column.map { .integer($0) } ?? .null,
    ]
  }

  private var strings: JSONValue {
    [
      "issues": .array(
        report.strings.issues.map { issue in
          [
            "rule": .string(issue.rule.rawValue), "severity": .string(issue.severity.rawValue),
            "key": .string(issue.key), "file": .string(issue.file),
            "line": issue.line.map { .integer($0) } ?? .null,
            "locales": .array(issue.locales.map { .string($0.identifier) }),
            "message": .string(issue.message),
            "worsenings": .array(issue.worsenings.map(JSONValue.string)),
          ]
        }),
      "unknown_keys": report.strings.unknownKeys.map { .array($0.map(key)) } ?? .null,
      "unused_keys": report.strings.unusedKeyCount.map { .integer($0) } ?? .null,
    ]
  }

  private func changes(_ changes: SourceChanges) -> JSONValue {
    func list(_ files: Set<String>) -> JSONValue { .array(files.sorted().map(JSONValue.string)) }
    return [
      "since": .string(changes.revision), "swift_files": list(changes.swiftFiles),
      "catalog_files": list(changes.catalogFiles), "reached_files": list(changes.reached),
      "unchanged_screens": .integer(report.coverage.unchangedScreens),
    ]
  }

  private func baseline(_ outcome: BaselineOutcome) -> JSONValue {
    ["known": .integer(outcome.known), "gone": outcome.gone.map { .integer($0) } ?? .null]
  }

  private func view(_ view: ViewReading) -> JSONValue {
    [
      "name": .string(view.name), "file": .string(view.source.file),
      "line": .integer(view.source.line),
      "column": view.source.column.map { .integer($0) } ?? .null,
      "extent": .string(view.extent.rawValue),
      "gaps": .array(view.gaps.map { .string($0.description) }),
    ]
  }
}
