internal import Copyfit
internal import Fidelity

/// The report on layouts as text.
struct LayoutReport {
  private let study: LayoutStudy

  init(_ study: LayoutStudy) {
    self.study = study
  }

  var text: String {
    LayoutRecord.Era.allCases.map(table).joined(separator: "\n") + "\n" + misses + "\n" + omissions
  }

  private func table(_ era: LayoutRecord.Era) -> String {
    let layouts = study.layouts.filter { $0.record.era == era }
    var text =
      ReportTable.padded("Layouts, \(era.rawValue)", 34)
      + " frames  1 pt    px  records  1 pt    px\n"
    for kind in Set(layouts.map(\.record.kind)).sorted() {
      text += row(kind, layouts.filter { $0.record.kind == kind })
    }
    return text + row("all", layouts)
  }

  private func row(_ name: String, _ layouts: [ComparedLayout]) -> String {
    let frames = layouts.flatMap { layout in layout.frames.map { (layout.pixel, $0) } }
    let counts = [
      frames.count, frames.count { ComparedLayout.agrees($0.1, 1) },
      frames.count { ComparedLayout.agrees($0.1, $0.0) }, layouts.count,
      layouts.count(where: \.isWithinPoint), layouts.count(where: \.isWithinPixel),
    ]
    return ReportTable.padded(name, 34)
      + zip(counts, [7, 6, 6, 9, 6, 6]).map { ReportTable.leading("\($0)", $1) }.joined() + "\n"
  }

  private var misses: String {
    var text = "Layouts that differ by more than a point\n"
    for layout in study.layouts where !layout.isWithinPoint {
      let record = layout.record
      text +=
        ReportTable.padded(record.id, 9) + ReportTable.padded(record.kind, 14)
        + "\(record.era.rawValue): \(layout.knownReason ?? "cause unknown")\n"
      for frame in layout.frames where !ComparedLayout.agrees(frame, 1) {
        let values = frame.values.map {
          "\($0.quantity) \(ReportTable.decimals($0.predicted, 2)) for \(ReportTable.decimals($0.measured, 2))"
        }
        text +=
          "           \(frame.name): "
          + ([frame.failure].compactMap { $0 } + values).joined(separator: ", ")
          + "\n"
          + (frame.lines.count < 10 ? frame.lines : []).map { "             \($0)\n" }.joined()
      }
    }
    return text
  }

  private var omissions: String {
    "Layouts left out\n"
      + study.omissions.map {
        "\(ReportTable.padded($0.id, 9))\(ReportTable.padded($0.kind, 14))\($0.reason)\n"
      }
      .joined()
  }
}
