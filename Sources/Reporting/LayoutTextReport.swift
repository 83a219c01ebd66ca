public import Auditing
internal import DynamicType
internal import LayoutPrediction
internal import TextUnits

/// A layout's findings for a person: by place, with the sizes that show each and what is seen.
public struct LayoutTextReport {
  private let report: LayoutReport
  private let findingLimit: Int
  /// How many languages and devices of a finding are written out.
  private let rowLimit = 8

  /// - Parameter findingLimit: how many findings are written out.
  public init(_ report: LayoutReport, findingLimit: Int = .max) {
    self.report = report
    self.findingLimit = findingLimit
  }

  /// Header, a section for each finding, and a summary of what was looked at.
  public var text: String {
    var text = header + "\n"
    for (index, finding) in report.findings.prefix(findingLimit).enumerated() {
      text += "\n" + section(finding, number: index + 1)
    }
    let hidden = report.findings.count - findingLimit
    if hidden > 0 { text += "\n… and \(count(hidden, "more finding")) (--limit all)\n" }
    return text + "\n" + summary
  }

  private var header: String {
    let coverage = report.coverage
    return "\(visible(report.name)): \(count(coverage.screens, "screen")), "
      + "\(count(coverage.texts, "text")), \(count(coverage.targets, "target"))\n"
      + "\(count(coverage.locales.count, "language")) × \(count(coverage.devices.count, "device"))"
      + " × \(count(coverage.sizes.count, "size")): \(count(coverage.conditions, "condition"))"
  }

  // MARK: Findings

  private func section(_ finding: LayoutFinding, number: Int) -> String {
    var text =
      "\(leftPadded(String(number), 3)). \(finding.severity.rawValue) \(finding.rule)  "
      + named(finding.place) + "\n"
    let rows = worstOfConditions(finding)
    text += rows.prefix(rowLimit).rows
    let rest = rows.count - rowLimit
    if rest > 0 { text += "     and under \(count(rest, "more condition"))\n" }
    let places = finding.otherPlaces
    if !places.isEmpty {
      text += "     also at \(places.prefix(4).map(named).joined(separator: ", "))"
      text += places.count > 4 ? " and \(places.count - 4) more\n" : "\n"
    }
    if finding.belief == .unsure {
      let doubts = finding.occurrences[0].doubts.filter(\.isGrave).map(\.description)
      text += "     unsure: \(doubts.map(visible).joined(separator: "; "))\n"
    }
    return text
  }

  private func named(_ place: Place) -> String {
    let path = place.path.isEmpty ? "the root" : visible(place.path)
    return ([path] + [place.id, place.source?.description].compactMap { $0.map(visible) })
      .joined(separator: "  ")
  }

  /// For each language and device the place where it is worst; the others follow as "also at".
  private func worstOfConditions(_ finding: LayoutFinding) -> [LayoutFinding.Occurrence] {
    var seen: Set<Condition> = []
    return finding.occurrences.filter { occurrence in
      seen.insert(
        Condition(
          locale: occurrence.locale, size: .large, device: occurrence.device,
          isBoldTextOn: occurrence.isBoldTextOn, isDoubleLength: occurrence.isDoubleLength)
      ).inserted
    }
  }

  // MARK: Summary

  private var summary: String {
    let coverage = report.coverage
    var lines = report.isEmptyAudit ? ["nothing was looked at: this is no pass"] : []
    lines.append(findingCount(report.findings.map(\.severity)))
    for (finding, suppression) in report.suppressed {
      lines.append(
        "let be: \(finding.rule) at \(named(finding.place)): \(visible(suppression.reason))")
    }
    for suppression in report.unusedSuppressions {
      lines.append(
        "this suppression covers nothing and can go: \(visible(suppression.rule.description)) at "
          + visible(suppression.place.description))
    }
    lines.append(
      "\(grouped(coverage.viewsSeen)) of \(count(coverage.views, "view")) looked at, "
        + "\(count(coverage.textLayouts, "text layout")), \(grouped(coverage.standIns)) in fonts "
        + "that stand in for the platform's, \(grouped(coverage.close)) within the margin of error")
    if coverage.samples > 0 {
      lines.append("\(count(coverage.samples, "text layout")) of samples of what comes at run time")
    }
    for gap in coverage.gaps {
      lines.append("not looked at: \(named(gap.place)): \(gap.words)")
    }
    return lines.joined(separator: "\n") + "\n"
  }
}
