public import Auditing
internal import Catalogs
internal import DynamicType
internal import JSONDocuments
internal import LineBreaking
internal import TextUnits

/// The findings of catalogs for programs: one JSON object, members in a fixed order.
///
/// `Schemas/check-catalog.schema.json` describes it.
public struct CatalogJSONReport {
  private let reports: [CatalogReport]

  /// A report on catalogs, in their order.
  public init(_ reports: [CatalogReport]) {
    self.reports = reports
  }

  /// The JSON, pretty-printed, with a line feed at its end.
  public var text: String {
    let value: JSONValue = [
      "version": 1,
      "catalogs": .array(reports.map { CatalogJSON(report: $0).value }),
    ]
    return JSONWriter(style: .pretty).string(for: value) + "\n"
  }
}

/// One catalog's findings.
private struct CatalogJSON {
  let report: CatalogReport

  var value: JSONValue {
    [
      "files": .array(report.catalog.files.map(JSONValue.string)),
      "budget": budget,
      "sizes": .array(report.sizes.map { .string($0.name) }),
      "locales": .array(report.locales.map { .string($0.identifier) }),
      "coverage": coverage,
      "diagnostics": .array(report.catalog.diagnostics.map(diagnostic)),
      "keys": .array(report.findings.map(key)),
    ]
  }

  private var budget: JSONValue {
    let budget = report.budget
    return [
      "style": budget.font.style.map { .string($0.rawValue) } ?? .null,
      "font_size": fontSize(budget.font.size).map(JSONValue.rounded) ?? .null,
      "family": budget.font.family.map(JSONValue.string) ?? .null,
      "weight": budget.font.weight.map { .string($0.name) } ?? .null,
      "width": .rounded(budget.width),
      "lines": budget.lines.map { .number(JSONNumber($0)) } ?? .null,
      "height": budget.height.map(JSONValue.rounded) ?? .null,
      "min_scale": .rounded(budget.minimumScale),
      "bold_text": .bool(budget.isBoldTextOn),
    ]
  }

  /// The points that are asked for at `large`; `nil` where the style gives them.
  private func fontSize(_ size: TextFont.Size) -> Points? {
    switch size {
    case .style: nil
    case .fixed(let points), .relative(let points, _): points
    }
  }

  private var coverage: JSONValue {
    let coverage = report.coverage
    func number(_ value: Int) -> JSONValue { .number(JSONNumber(value)) }
    return [
      "keys": number(coverage.keys), "locales": number(coverage.locales),
      "sizes": number(coverage.sizes), "conditions": number(coverage.conditions),
      "layouts": number(coverage.layouts), "texts": number(coverage.texts),
      "stand_in_texts": number(coverage.standIns), "tofu_texts": number(coverage.tofu),
      "close_verdicts": number(coverage.close), "untranslated": number(coverage.untranslated),
      "not_for_translation": number(coverage.notForTranslation),
    ]
  }

  private func diagnostic(_ diagnostic: CatalogDiagnostic) -> JSONValue {
    [
      "kind": .string(diagnostic.kind.rawValue), "message": .string(diagnostic.message),
      "file": .string(diagnostic.file),
      "line": diagnostic.line.map { .number(JSONNumber($0)) } ?? .null,
      "key": diagnostic.key.map(JSONValue.string) ?? .null,
      "locale": diagnostic.locale.map { .string($0.identifier) } ?? .null,
    ]
  }

  private func key(_ key: KeyFindings) -> JSONValue {
    [
      "key": .string(key.key), "file": .string(key.file),
      "line": key.line.map { .number(JSONNumber($0)) } ?? .null,
      "source_required_width": key.sourceRequiredWidth.map(JSONValue.rounded) ?? .null,
      "findings": .array(key.findings.map(finding)),
    ]
  }

  private func finding(_ finding: CatalogFinding) -> JSONValue {
    [
      "locale": .string(finding.locale.identifier),
      "variant": .string(finding.sample.variant),
      "text": .string(finding.sample.text),
      "untranslated": .bool(finding.isUntranslated),
      "file": .string(finding.file),
      "line": finding.line.map { .number(JSONNumber($0)) } ?? .null,
      "outcomes": .array(finding.outcomes.map { .string($0.rawValue) }),
      "onset": sight(finding.onset),
      "worst": sight(finding.worst),
      "points_missing": .rounded(finding.missing),
    ]
  }

  private func sight(_ sight: CatalogFinding.Sight) -> JSONValue {
    let layout = sight.layout
    return [
      "size": .string(sight.size.name),
      "outcome": .string(layout.outcome.rawValue),
      "lines": .array(layout.lines.map { .string($0.text) }),
      "visible_text": .string(layout.visibleText),
      "required_width": layout.hasSufficientWidth ? .rounded(layout.requiredWidth) : .null,
      "slack": layout.hasSufficientWidth ? .rounded(layout.slack) : .null,
      "confidence": .string(layout.confidence.rawValue),
      "margin": .rounded(layout.margin),
    ]
  }
}
