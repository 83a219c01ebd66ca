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

  private func number(_ value: Int) -> JSONValue { .number(JSONNumber(value)) }

  private func optional(_ text: String?) -> JSONValue { text.map(JSONValue.string) ?? .null }

  private var coverage: JSONValue {
    let coverage = report.coverage
    return [
      "screens": number(coverage.screens), "views": number(coverage.views),
      "views_seen": number(coverage.viewsSeen), "texts": number(coverage.texts),
      "targets": number(coverage.targets), "conditions": number(coverage.conditions),
      "locales": .array(coverage.locales.map { .string($0.identifier) }),
      "devices": .array(coverage.devices.map(JSONValue.string)),
      "sizes": .array(coverage.sizes.map { .string($0.name) }),
      "text_layouts": number(coverage.textLayouts), "stand_in_layouts": number(coverage.standIns),
      "close_layouts": number(coverage.close), "tofu_layouts": number(coverage.tofu),
      "sample_layouts": number(coverage.samples),
      "untranslated_layouts": number(coverage.untranslated),
      "gaps": .array(
        coverage.gaps.map { gap in
          [
            "place": place(gap.place), "reason": .string(gap.reason.rawValue),
            "name": optional(gap.name),
          ]
        }),
    ]
  }

  private func place(_ place: Place) -> JSONValue {
    [
      "path": .string(place.path), "kind": .string(place.kind), "id": optional(place.id),
      "file": optional(place.source?.file),
      "line": place.source.map { number($0.line) } ?? .null,
      "column": place.source?.column.map(number) ?? .null,
    ]
  }

  private func finding(_ finding: LayoutFinding) -> JSONValue {
    [
      "rule": .string(finding.rule), "severity": .string(finding.severity.rawValue),
      "belief": .string(finding.belief.rawValue),
      "place": place(finding.place),
      "other_places": .array(finding.otherPlaces.map(place)),
      "occurrences": .array(finding.occurrences.map(occurrence)),
    ]
  }

  private func occurrence(_ occurrence: LayoutFinding.Occurrence) -> JSONValue {
    [
      "path": .string(occurrence.place.path),
      "key": optional(occurrence.key), "text": optional(occurrence.text),
      "locale": .string(occurrence.locale.identifier),
      "device": .string(occurrence.device.name),
      "bold_text": .bool(occurrence.isBoldTextOn),
      "double_length": .bool(occurrence.isDoubleLength),
      "severity": .string(occurrence.severity.rawValue),
      "sizes": .array(occurrence.sizes.map { .string($0.name) }),
      "worse_sizes": .array(occurrence.worseSizes.map { .string($0.name) }),
      "stays": .bool(occurrence.staysToLargest),
      "onset": sight(occurrence.onset), "worst": sight(occurrence.worst),
      "belief": .string(occurrence.belief.rawValue),
      "doubts": .array(occurrence.doubts.map { .string($0.description) }),
    ]
  }

  private func sight(_ sight: LayoutFinding.Sight) -> JSONValue {
    [
      "size": .string(sight.size.name), "message": .string(sight.message),
      "points_missing": .rounded(sight.missing),
      "outcome": optional(sight.outcome?.rawValue),
      "lines": .array(sight.lines.map(JSONValue.string)),
    ]
  }
}
