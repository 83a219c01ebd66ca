internal import AppAuditing
internal import Auditing
internal import Catalogs
internal import LayoutPrediction
internal import SwiftUISource
internal import TextUnits

/// Lines of an app's report about its catalogs, its baseline and what of it was chosen.
struct AppSummary {
  let report: AppReport
  /// How many of a list are written out.
  let listLimit: Int

  /// What is wrong with catalogs, a line each.
  var issueLines: [String] {
    limited(
      report.strings.issues.map { issue in
        let place = [issue.file, issue.line.map(String.init)].compactMap(\.self)
          .joined(separator: ":")
        let languages = issue.locales.map(\.identifier).joined(separator: ", ")
        return "\(visible(place)) \(issue.severity.rawValue) \(issue.rule.rawValue) "
          + "\(quoted(issue.key)) \(languages): \(visible(issue.message))"
          + (issue.worsenings.isEmpty
            ? ""
            : " (worse than the baseline: \(visible(issue.worsenings.joined(separator: "; "))))")
      }, "more of the catalogs")
  }

  /// What is known of keys.
  var keyLines: [String] {
    var lines: [String] = []
    let unknown = report.strings.unknownKeys ?? []
    if !unknown.isEmpty {
      let places = unknown.map { use in
        quoted(use.key) + (use.source.map { " at \(visible($0.description))" } ?? "")
      }
      let shown = places.prefix(3).joined(separator: ", ")
      let rest = places.count - 3
      lines.append(
        "\(count(unknown.count, "use")) of keys that no catalog has: \(shown)"
          + (rest > 0 ? " and \(grouped(rest)) more (--format json)" : ""))
    }
    if let unused = report.strings.unusedKeyCount, unused > 0 {
      lines.append(
        "\(count(unused, "key")) of the catalogs that the source does not name; those put "
          + "together at run time are among them")
    }
    return lines
  }

  /// What the baseline and the choice of screens left out.
  var selectionLines: [String] {
    var lines: [String] = []
    if let baseline = report.baseline {
      lines.append(
        "\(count(baseline.known, "finding")) of the baseline not shown"
          + (baseline.gone.map { gone in
            gone == 0
              ? ""
              : "; \(grouped(gone)) of it no longer occur\(gone == 1 ? "s" : "") and can go: "
                + "--write-baseline"
          } ?? "; what of it no longer occurs is only known where all it is of is looked at"))
    }
    if let changes = report.coverage.changes {
      lines.append(
        "changed since \(visible(changes.revision)): "
          + "\(count(changes.swiftFiles.count, "Swift file")), "
          + "\(count(changes.catalogFiles.count, "file")) of catalogs; "
          + "\(count(changes.reached.count, "Swift file")) reached by that; "
          + "\(count(report.coverage.unchangedScreens, "screen")) not looked at")
    }
    if let shard = report.coverage.shard {
      lines.append("shard \(shard) of the screens; the others were not looked at")
    }
    return lines
  }

  private func limited(_ lines: [String], _ noun: String) -> [String] {
    let rest = lines.count - listLimit
    return lines.prefix(listLimit)
      + (rest > 0 ? ["… and \(grouped(rest)) \(noun) (--format json)"] : [])
  }
}
