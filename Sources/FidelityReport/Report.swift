internal import Copyfit
internal import Fidelity

/// The report as text.
struct Report {
  private let study: FidelityStudy

  init(_ study: FidelityStudy) {
    self.study = study
  }

  var text: String {
    [targets, latin, other, worst, heights, lines, apart, omissions].joined(separator: "\n")
  }

  private var targets: String {
    func line(_ name: String, _ widths: [ComparedWidth], rms: Double, worst: Double) -> String {
      let summary = ErrorSummary(widths)
      let isMet = summary.rootMeanSquare <= rms && summary.worst <= worst
      return ReportTable.padded(name, 34)
        + "target \(ReportTable.decimals(rms * 100, 1)) rms, \(ReportTable.decimals(worst * 100, 1))"
        + " worst: \(isMet ? "met" : "MISSED")\n"
    }
    return ReportTable.header
      + ReportTable.row("labels up to 17 pt", study.labelsUpTo17)
      + ReportTable.row("labels of 43 to 60 pt", study.labelsAtAccessibilitySizes)
      + line("labels up to 17 pt", study.labelsUpTo17, rms: 0.008, worst: 0.03)
      + line("labels of 43 to 60 pt", study.labelsAtAccessibilitySizes, rms: 0.01, worst: 0.02)
  }

  private var latin: String {
    let widths = study.systemFontWidths
    var text = "System font alone, odd strings apart\n" + ReportTable.header
    text += ReportTable.row("all", widths)
    for (index, band) in FidelityStudy.sizeBands.enumerated() {
      text += ReportTable.row(band.name, FidelityStudy.band(index, of: widths))
    }
    for weight in Set(widths.map(\.weight)).sorted() {
      text += ReportTable.row(weight.name, widths.filter { $0.weight == weight })
    }
    text += ReportTable.row("labels", widths.filter(\.record.isLabel))
    text += ReportTable.row("text system functions", widths.filter { !$0.record.isLabel })
    text += ReportTable.row("odd strings", study.oddWidths)
    for (index, band) in FidelityStudy.sizeBands.enumerated() {
      text += ReportTable.row(
        "odd strings, \(band.name)", FidelityStudy.band(index, of: study.oddWidths))
    }
    return text
  }

  private var other: String {
    var text = "By language\n" + ReportTable.header
    for language in Set(study.widths.map(\.record.locale.language)).sorted() {
      text += ReportTable.row(
        language,
        study.widths.filter {
          $0.record.locale.language == language && !$0.record.isOddString
        })
    }
    text += ReportTable.row("only Japanese characters", study.japaneseWidths(isMixed: false))
    text += ReportTable.row("mixed with Latin", study.japaneseWidths(isMixed: true))
    return text
  }

  private var worst: String {
    let widths = study.widths.sorted { abs($0.error) > abs($1.error) }.prefix(10)
    return "The ten worst\n" + widths.map(row).joined()
  }

  private func row(_ width: ComparedWidth) -> String {
    let record = width.record
    return ReportTable.padded(record.id, 9)
      + ReportTable.leading(ReportTable.decimals(width.error * 100, 2), 6) + " %  "
      + ReportTable.leading(ReportTable.decimals(width.predicted, 2), 7) + " for "
      + ReportTable.padded(ReportTable.decimals(width.measured, 2), 8)
      + ReportTable.padded("\(PointsText.short(record.pointSize)) pt \(width.weight.name)", 17)
      + record.text + "\n"
  }

  private var heights: String {
    let wrong = study.heights.filter { !$0.agrees }
    var text =
      "Line heights: \(study.heights.count - wrong.count) of \(study.heights.count) agree\n"
    for height in wrong {
      text +=
        ReportTable.padded(height.record.id, 9)
        + "\(PointsText.short(height.predicted)) for \(PointsText.short(height.measured)), "
        + "\(PointsText.short(height.record.pointSize)) pt, \(height.record.interface)\n"
    }
    return text
  }

  private var lines: String {
    var text = "Texts of several lines\n"
    for lines in study.lines {
      let record = lines.record
      text +=
        ReportTable.padded(record.id, 9) + "\(lines.predictedLines.count) lines for "
        + "\(record.lineCount ?? 0), widest \(PointsText.short(lines.widestLine)) "
        + "(\(PointsText.short(lines.predictedWidth)) with its space) for "
        + "\(record.width.map(PointsText.short) ?? "unknown") in \(PointsText.short(lines.limit))"
        + (lines.isLimitKnown ? "" : ", a guess") + (record.weight == nil ? ", weight unknown" : "")
        + "\n" + lines.predictedLines.map { "           \($0)\n" }.joined()
    }
    return text
  }

  private var apart: String {
    "Apart, cause unknown\n"
      + study.apart.map { row($0.width) + "           \($0.reason)\n" }.joined()
  }

  private var omissions: String {
    "Left out\n"
      + study.omissions.map { "\(ReportTable.padded($0.id, 9))\($0.reason): \($0.text)\n" }.joined()
  }
}
