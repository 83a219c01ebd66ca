public import Auditing

/// The cures that were proved for a layout's findings, for a person: each with the SwiftUI that
/// expresses it.
public struct CureTextReport {
  private let report: CureReport

  /// A report on cures, as the audit proved them.
  public init(_ report: CureReport) {
    self.report = report
  }

  /// The cures by finding, each with its SwiftUI, and what was tried in vain.
  public var text: String {
    var text =
      "\nCures, each laid out again under every condition (\(count(report.layouts, "layout")))\n"
    var said: Set<Int> = []
    for entry in report.entries where !said.contains(entry.position) {
      text += "\n  finding \(entry.position + 1), \(entry.finding.rule)"
      guard let first = entry.cures.first else {
        text += ": none of \(count(entry.refused.count, "change")) tried does\n"
        continue
      }
      said.formUnion(first.alsoCures)
      if !first.alsoCures.isEmpty {
        let others = first.alsoCures.map { String($0 + 1) }.joined(separator: ", ")
        text += " (and \(others))"
      }
      text += "\n"
      for cure in entry.cures {
        text += "    \(cure.name): \(cure.summary)\n"
      }
      text += "\n" + indented(first.swiftUI)
    }
    if !report.isComplete { text += "\n  stopped before the last finding: too many layouts\n" }
    return text
  }

  /// The first lines of source, which is a whole screen for some cures.
  private func indented(_ source: String) -> String {
    let lines = source.split(separator: "\n", omittingEmptySubsequences: false)
    let shown = lines.prefix(Self.lineLimit).map {
      $0.allSatisfy { $0 == " " } ? "\n" : "      \($0)\n"
    }.joined()
    let hidden = lines.count - Self.lineLimit
    return hidden > 0 ? shown + "      … \(count(hidden, "more line"))\n" : shown
  }

  private static let lineLimit = 40
}
