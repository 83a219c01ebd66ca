import Auditing
import DynamicType
import LayoutPrediction
import TextUnits

/// `Corpus/seeds/README.md`: every seed with what is found in it.
enum SeedReadme {
  static func text(_ reports: [(seed: Seed, report: LayoutReport)]) -> String {
    """
    # Seeds

    Layouts of what five articles report, each with the cures they name, and what Copyfit finds in
    them. Every layout is checked at all twelve sizes in English, Japanese and German, and in
    English at double length (`en×2`). A test writes this file (`COPYFIT_RECORD=1`) and holds it
    against what is found.

    \(reports.map(section).joined(separator: "\n"))
    """
  }

  private static func section(_ seed: Seed, _ report: LayoutReport) -> String {
    let devices = seed.devices.map(\.name).joined(separator: ", ")
    var text = "## \(seed.name)\n\n\(seed.says) On \(devices).\n\n"
    guard !report.findings.isEmpty else { return text + "Nothing found.\n" }
    text += "| rule | where | at sizes | first of all |\n|---|---|---|---|\n"
    for finding in report.findings {
      let place = finding.place
      let cells = [
        finding.rule, place.id ?? (place.path.isEmpty ? place.kind : place.path),
        conditions(finding, isOneDevice: seed.devices.count == 1),
        finding.occurrences[0].onset.message,
      ]
      text += "| \(cells.map(escaped).joined(separator: " | ")) |\n"
    }
    return text
  }

  /// The sizes that show a finding, each with the languages and devices it is so for.
  private static func conditions(_ finding: LayoutFinding, isOneDevice: Bool) -> String {
    var groups: [(sizes: String, names: [String])] = []
    for occurrence in finding.occurrences {
      let language = occurrence.locale.identifier + (occurrence.isDoubleLength ? "×2" : "")
      let name = isOneDevice ? language : "\(language) \(occurrence.device.name)"
      let sizes = sizes(occurrence)
      if let index = groups.firstIndex(where: { $0.sizes == sizes }) {
        groups[index].names.append(name)
      } else {
        groups.append((sizes, [name]))
      }
    }
    return groups.map { "\($0.sizes): \($0.names.joined(separator: ", "))" }
      .joined(separator: "; ")
  }

  private static func sizes(_ occurrence: LayoutFinding.Occurrence) -> String {
    if occurrence.isAtEverySize { return "all" }
    if occurrence.staysToLargest { return "from \(occurrence.onset.size.shortName)" }
    let names = occurrence.sizes.map(\.shortName)
    let isRun =
      occurrence.checkedSizes.filter {
        $0 >= occurrence.onset.size && $0 <= (occurrence.sizes.last ?? $0)
      } == occurrence.sizes
    return isRun && names.count > 2
      ? "\(names[0]) to \(names[names.count - 1])" : names.joined(separator: " ")
  }

  private static func escaped(_ text: String) -> String {
    text.replacing("|", with: "\\|").replacing("\u{AD}", with: "")
  }
}
