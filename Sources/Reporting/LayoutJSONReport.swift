public import Auditing
internal import DynamicType
internal import JSONDocuments
internal import LayoutPrediction
internal import LineBreaking
internal import TextUnits

/// The findings of layouts for programs: one JSON object, members in a fixed order.
///
/// `Schemas/check-layout.schema.json` describes it.
public struct LayoutJSONReport {
  private let reports: [LayoutReport]

  /// A report on layouts, in their order.
  public init(_ reports: [LayoutReport]) {
    self.reports = reports
  }

  /// The JSON, pretty-printed, with a line feed at its end.
  public var text: String {
    let value: JSONValue = [
      "version": 1,
      "layouts": .array(reports.map { LayoutJSON(report: $0).value }),
    ]
    return JSONWriter(style: .pretty).string(for: value) + "\n"
  }
}

/// One layout's findings.
private struct LayoutJSON {
  let report: LayoutReport

  var value: JSONValue {
    [
      "name": .string(report.name),
      "pass": .bool(report.isPass),
      "empty": .bool(report.isEmptyAudit),
      "rules": .array(report.rules.map(JSONValue.string)),
      "coverage": coverage,
      "findings": .array(report.findings.map(finding)),
      "suppressed": .array(
        report.suppressed.map { suppressed in
          [
            "reason": .string(suppressed.suppression.reason),
            "finding": finding(suppressed.finding),
          ]
        }),
      "unused_suppressions": .array(
        report.unusedSuppressions.map { suppression in
          [
            "rule": .string(suppression.rule.description),
            "place": .string(suppression.place.description),
            "reason": .string(suppression.reason),
          ]
        }),
    ]
  }

  private var coverage: JSONValue {
    let coverage = report.coverage
    return [
      "screens": .integer(coverage.screens), "views": .integer(coverage.views),
      "views_seen": .integer(coverage.viewsSeen), "texts": .integer(coverage.texts),
      "targets": .integer(coverage.targets), "conditions": .integer(coverage.conditions),
      "locales": .array(coverage.locales.map { .string($0.identifier) }),
      "devices": .array(coverage.devices.map(JSONValue.string)),
      "sizes": .array(coverage.sizes.map { .string($0.name) }),
      "text_layouts": .integer(coverage.textLayouts),
      "stand_in_layouts": .integer(coverage.standIns),
      "close_layouts": .integer(coverage.close), "tofu_layouts": .integer(coverage.tofu),
      "sample_layouts": .integer(coverage.samples),
      "untranslated_layouts": .integer(coverage.untranslated),
      "gaps": .array(
        coverage.gaps.map { gap in
          [
            "place": gap.place.json, "reason": .string(gap.reason.rawValue),
            "name": .optional(gap.name),
          ]
        }),
    ]
  }

  private func finding(_ finding: LayoutFinding) -> JSONValue {
    [
      "rule": .string(finding.rule), "severity": .string(finding.severity.rawValue),
      "belief": .string(finding.belief.rawValue),
      "place": finding.place.json,
      "other_places": .array(finding.otherPlaces.map(\.json)),
      "occurrences": .array(finding.occurrences.map(\.json)),
    ]
  }
}
