public import AppAuditing
internal import Auditing
internal import DynamicType
internal import LayoutPrediction
internal import SwiftUISource
internal import TextUnits

/// An app's findings for a person: by place in the source, with the sizes that show each in every
/// language, and what was looked at.
public struct AppTextReport {
  private let report: AppReport
  private let findingLimit: Int
  /// How many languages of a finding are written out.
  private let rowLimit = 8
  /// How many of a list are written out.
  private let listLimit = 12

  /// - Parameter findingLimit: how many findings are written out.
  public init(_ report: AppReport, findingLimit: Int = .max) {
    self.report = report
    self.findingLimit = findingLimit
  }

  /// A section for each finding, and a summary of what was looked at.
  public var text: String {
    var text = report.findings.prefix(findingLimit).map { section($0) + "\n" }.joined()
    let hidden = report.findings.count - findingLimit
    if hidden > 0 { text += "… and \(count(hidden, "more finding")) (--limit all)\n\n" }
    let issues = lines.issueLines
    if !issues.isEmpty { text += issues.map { $0 + "\n" }.joined() + "\n" }
    return text + summary
  }

  private var lines: AppSummary { AppSummary(report: report, listLimit: listLimit) }

  // MARK: Findings

  private func section(_ finding: AppFinding) -> String {
    let worst = finding.occurrences[0]
    var text = "\(named(finding)) \(finding.severity.rawValue) \(finding.rule)"
    if let words = worst.key ?? worst.text { text += " \"\(visible(words))\"" }
    text += "\n"
    let rows = worstOfLanguages(finding)
    text += rows.prefix(rowLimit).rows
    let rest = rows.count - rowLimit
    if rest > 0 { text += "     and in \(count(rest, "more language"))\n" }
    text += "     on \(listed(finding.screens, limit: 3))"
    text += finding.isAlone ? ", laid out alone: no screen shows it\n" : "\n"
    if finding.belief == .unsure {
      let doubts = worst.doubts.filter(\.isGrave).map(\.description)
      text += "     unsure: \(doubts.map(visible).joined(separator: "; "))\n"
    }
    if !finding.worsenings.isEmpty {
      let ways = finding.worsenings.prefix(4).map(visible).joined(separator: "; ")
      let rest = finding.worsenings.count - 4
      text += "     worse than the baseline: \(ways)" + (rest > 0 ? "; and more\n" : "\n")
    }
    return text
  }

  private func named(_ finding: AppFinding) -> String {
    visible(finding.source?.description ?? finding.place.path)
  }

  /// Of each language the device that shows the worst.
  private func worstOfLanguages(_ finding: AppFinding) -> [LayoutFinding.Occurrence] {
    struct Language: Hashable {
      let locale: LocaleTag
      let isBoldTextOn: Bool
      let isDoubleLength: Bool
    }
    var seen: Set<Language> = []
    return finding.occurrences.filter {
      seen.insert(
        Language(
          locale: $0.locale, isBoldTextOn: $0.isBoldTextOn, isDoubleLength: $0.isDoubleLength)
      ).inserted
    }
  }

  private func listed(_ names: [String], limit: Int) -> String {
    let shown = names.prefix(limit).map(visible).joined(separator: ", ")
    let rest = names.count - limit
    return rest > 0 ? "\(shown) and \(grouped(rest)) more" : shown
  }

  // MARK: Summary

  private var summary: String {
    var lines = report.isEmptyAudit ? ["nothing was looked at: this is no pass"] : []
    let unsure = report.findings.count { $0.belief == .unsure }
    lines.append(
      findingCount(report.findings.map(\.severity))
        + (unsure == 0 ? "" : "; \(grouped(unsure)) unsure"))
    lines += report.suppressionFaults.map { "error: \(visible($0.description))" }
    lines += report.suppressed.map {
      "let be: \(named($0.finding)) \($0.finding.rule): \(visible($0.suppression.reason))"
    }
    // In what was not looked at they may let something be.
    let unused = report.coverage.isPartial ? [] : report.unusedSuppressions
    lines += unused.map {
      "this comment lets nothing be and can go: \(visible($0.file)):\($0.line) "
        + "copyfit:ignore \(visible($0.rule.description))"
    }
    lines += self.lines.selectionLines
    return (lines + coverageLines + self.lines.keyLines).map { $0 + "\n" }.joined()
  }

  private var coverageLines: [String] {
    let coverage = report.coverage
    var lines = [
      "\(count(coverage.files, "Swift file")), \(count(coverage.catalogs, "catalog")), "
        + "\(grouped(coverage.boundKeys)) of \(count(coverage.keyUses.count, "key")) found in them",
      screenLine,
      "\(count(coverage.views.count, "view")): \(grouped(coverage.views(.full))) understood, "
        + "\(grouped(coverage.views(.part))) in part, \(grouped(coverage.views(.none))) not at all",
      "\(count(coverage.locales.count, "language")) × \(count(coverage.devices.count, "device")) × "
        + "\(count(coverage.sizes.count, "size")): \(count(coverage.layouts, "layout")), "
        + "\(count(coverage.textLayouts, "text layout")), \(grouped(coverage.standIns)) in fonts "
        + "that stand in for the platform's, \(grouped(coverage.samples)) of samples, "
        + "\(grouped(coverage.close)) within the margin of error",
    ]
    if coverage.probed > 0 {
      lines.append(
        "\(grouped(coverage.probed)) times a screen in a language on a device was looked at under a "
          + "few sizes alone"
          + (coverage.skipped > 0
            ? ", \(grouped(coverage.skipped)) times not at all, as other languages need more room"
            : "")
          + "; name fewer with --locale or --device to look at all")
    }
    lines += limited(
      coverage.problems.map { "not looked at: \(visible($0.description))" }, "more problem")
    lines += limited(
      coverage.views.filter { $0.extent != .full }.map { view in
        let gaps = view.gaps.filter { !$0.isMinor }.map { visible($0.description) }
        let how = view.extent == .none ? "not understood" : "understood in part"
        return "\(how): \(visible(view.name)) at \(visible(view.source.description))"
          + (gaps.isEmpty ? "" : ": \(listed(gaps, limit: 3))")
      }, "more view")
    return lines
  }

  private var screenLine: String {
    let screens = report.coverage.screens
    let parts = [
      (ScreenReading.Origin.window, "of windows"), (.destination, "led to"),
      (.preview, "of previews"), (.alone, "laid out alone"),
    ].compactMap { origin, words in screens[origin].map { "\(grouped($0)) \(words)" } }
    let total = screens.values.reduce(0, +)
    return count(total, "screen") + (parts.isEmpty ? "" : ": \(parts.joined(separator: ", "))")
  }

  private func limited(_ lines: [String], _ noun: String) -> [String] {
    let rest = lines.count - listLimit
    return lines.prefix(listLimit)
      + (rest > 0 ? ["… and \(count(rest, noun)) (--format json)"] : [])
  }
}
