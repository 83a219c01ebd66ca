public import Auditing
internal import Catalogs
internal import DynamicType
internal import LineBreaking
internal import TextUnits

/// A catalog's findings for a person: by key, worst first, with what is seen.
public struct CatalogTextReport {
  private let report: CatalogReport
  private let keyLimit: Int
  /// How many languages of a key are written out; the others are named in one line.
  private let localeLimit = 6

  /// - Parameter keyLimit: how many keys are written out.
  public init(_ report: CatalogReport, keyLimit: Int = 20) {
    self.report = report
    self.keyLimit = keyLimit
  }

  /// Header, a section for each key, texts too long at their source, and a summary.
  public var text: String {
    var text = header + "\n"
    let givingWay = report.findings.filter { !$0.isTooLongAtSource }
    for (index, key) in givingWay.prefix(keyLimit).enumerated() {
      text += "\n" + section(key, number: index + 1)
    }
    let hidden = givingWay.count - keyLimit
    if hidden > 0 { text += "\n… and \(count(hidden, "more key")) (--limit all)\n" }
    return text + tooLong + "\n" + summary
  }

  /// Texts that have no room even in the language they were written in: a list, not findings to
  /// go through one by one.
  private var tooLong: String {
    let keys = report.findings.filter(\.isTooLongAtSource)
    guard !keys.isEmpty else { return "" }
    let source = report.catalog.sourceLanguage.identifier
    var text =
      "\n\(count(keys.count, "key")) too long for this room in \(source) already, at the "
      + "usual size; give them more room or another budget\n"
    for key in keys.prefix(keyLimit) {
      let required = PointsText.short(key.sourceRequiredWidth ?? 0)
      text += "     \(padded(quoted(key.key), 44)) needs \(required) pt\n"
    }
    let hidden = keys.count - keyLimit
    return hidden > 0 ? text + "     and \(grouped(hidden)) more\n" : text
  }

  private var header: String {
    let coverage = report.coverage
    let size = count(coverage.sizes, "size")
    return "\(files): \(count(coverage.keys, "key"))"
      + " × \(count(coverage.locales, "language")) × \(size)"
      + " = \(count(coverage.conditions, "condition")), \(count(coverage.layouts, "layout"))\n"
      + "each in \(budget)"
  }

  /// The file, or what the files of a table share.
  private var files: String {
    let files = report.catalog.files
    guard files.count > 1, let first = files.first else { return files.first ?? "" }
    let folders = files.map { $0.split(separator: "/", omittingEmptySubsequences: false) }
    var shared = folders[0].dropLast()
    while !shared.isEmpty, !folders.allSatisfy({ $0.starts(with: shared) }) { shared.removeLast() }
    let place = shared.isEmpty ? first : shared.joined(separator: "/") + "/"
    return "\(place)…/\(report.catalog.tableName) (\(count(files.count, "file")))"
  }

  private var budget: String {
    let budget = report.budget
    var parts = ["\(PointsText.short(budget.width)) pt"]
    if let lines = budget.lines { parts.append(count(lines, "line")) }
    if let height = budget.height { parts.append("\(PointsText.short(height)) pt high") }
    var font: String
    switch budget.font.size {
    case .style(let style): font = style.rawValue
    case .fixed(let points): font = "\(PointsText.short(points)) pt, fixed"
    case .relative(let points, let style):
      font = "\(PointsText.short(points)) pt relative to \(style.rawValue)"
    }
    if let family = budget.font.family { font = "\(family), \(font)" }
    if let weight = budget.font.weight { font += ", \(weight.name)" }
    if budget.isBoldTextOn { font += ", Bold Text on" }
    if budget.minimumScale < 1 {
      font += ", shrinking to \(PointsText.short(budget.minimumScale * 100)) %"
    }
    return "\(parts.joined(separator: " × ")), \(font)"
  }

  private func section(_ key: KeyFindings, number: Int) -> String {
    let place = [key.file, key.line.map(String.init)].compactMap(\.self).joined(separator: ":")
    var text = "\(leftPadded(String(number), 3)). \(quoted(key.key))  \(place)\n"
    for finding in key.findings.prefix(localeLimit) { text += row(finding) }
    let rest = key.findings.dropFirst(localeLimit)
    if !rest.isEmpty {
      text += "     and \(rest.map(\.locale.identifier).joined(separator: ", "))\n"
    }
    return text
  }

  private func row(_ finding: CatalogFinding) -> String {
    let bar = String(finding.outcomes.map { $0.isFault ? "▓" : "·" })
    let worst = finding.worst.layout
    var text = "     " + padded(finding.locale.identifier, 8)
    text += padded(finding.onset.layout.outcome.words, 14)
    text += padded("from \(finding.onset.size.shortName)", 15) + bar + "  "
    if finding.missing > 0 { text += "\(PointsText.short(finding.missing)) pt missing  " }
    text += "\(finding.worst.size.shortName): \(seen(worst))"
    var notes: [String] = []
    if !finding.sample.variant.isEmpty { notes.append(finding.sample.variant) }
    if finding.isUntranslated { notes.append("untranslated") }
    if finding.onset.layout.confidence != .standIn, finding.onset.layout.confidence != .exact {
      notes.append(finding.onset.layout.confidence.rawValue)
    }
    return text + (notes.isEmpty ? "" : "  (\(notes.joined(separator: "; ")))") + "\n"
  }

  /// The lines as a reader sees them, with a stroke where one ends.
  private func seen(_ layout: TextLayout) -> String {
    let lines = layout.lines.map { visible($0.text) }
    let shown = lines.prefix(8).joined(separator: " / ")
    return lines.count > 8 ? shown + " / …" : shown
  }

  private var summary: String {
    let coverage = report.coverage
    var lines: [String] = []
    let faulty = report.findings.count
    let texts = report.findings.reduce(0) { $0 + $1.findings.count }
    lines.append(
      faulty == 0
        ? "nothing to report"
        : "\(count(faulty, "key")) of \(grouped(coverage.keys)) with findings, "
          + "\(count(texts, "key and language pair")) in all")
    lines.append(
      "\(count(coverage.texts, "text")) measured, \(grouped(coverage.standIns)) in fonts that stand in "
        + "for the platform's; \(count(coverage.close, "verdict")) within the margin of error")
    lines.append(
      coverage.tofu == 0
        ? "no text with characters that no font has"
        : "\(count(coverage.tofu, "text")) with characters that no font has")
    if coverage.untranslated > 0 {
      lines.append(
        "\(count(coverage.untranslated, "key and language pair")) without a translation: the "
          + "source's text was measured")
    }
    return lines.joined(separator: "\n") + "\n"
  }
}
