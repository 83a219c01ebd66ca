internal import LayoutPrediction
internal import LineBreaking
internal import TextUnits

/// A panel as rows of a terminal: header, ruler, box with lines, verdict.
struct WrapTerminalPanel {
  private let panel: WrapPanel
  private let scale: WrapScale
  /// Columns inside the box.
  private let inner: Int
  /// Columns the longest line reaches over the box's right border.
  private let jut: Int

  init(_ panel: WrapPanel, scale: WrapScale) {
    self.panel = panel
    self.scale = scale
    let inner = max(scale.columns(panel.boxWidth), 2)
    self.inner = inner
    let lines = panel.layout.lines
    let ends = lines.flatMap { Self.pieces(of: $0, panel, scale, inner: inner) }.map(\.end)
    jut = (ends.max() ?? 0) - inner - 1
  }

  /// The rows of the panel, from the top.
  var rows: [TerminalRow] {
    [header] + ruler + panel.layout.lines.map(row) + [bottom] + footer
  }

  private var header: TerminalRow {
    let (name, details) = WrapWords.header(of: panel)
    var row = TerminalRow(name, .bold)
    row.append(" · " + details)
    return row
  }

  // MARK: Box

  /// The column of a length on the box's border: 0 on its left edge, `inner + 1` on its right.
  private func tick(at length: Points) -> Int {
    guard panel.boxWidth > 0 else { return 0 }
    return Int((length / panel.boxWidth * Double(inner + 1)).rounded())
  }

  /// Numbers, and the box's upper border with a tick under each.
  private var ruler: [TerminalRow] {
    let step =
      [5.0, 10, 20, 25, 50, 100, 200, 250, 500, 1000, 2500]
      .first { tick(at: $0) >= 5 && panel.boxWidth / $0 < 9 } ?? panel.boxWidth
    var labels = TerminalRow("0", .dim)
    var border = TerminalRow("┌", .dim)
    var length = step
    while length < panel.boxWidth, tick(at: length) < inner + 1 {
      let column = tick(at: length)
      let label = PointsText.short(length)
      border.append(String(repeating: "─", count: max(0, column - border.width)) + "┴", .dim)
      // A blank at least before each number, the last one included.
      if column > labels.width, column + label.count < inner + 1 {
        labels.pad(to: column)
        labels.append(label, .dim)
      }
      length += step
    }
    border.append(String(repeating: "─", count: max(0, inner + 1 - border.width)) + "┐", .dim)
    labels.pad(to: inner + 1)
    labels.append(WrapWords.pt(panel.boxWidth), .dim)
    return [labels, border]
  }

  private var bottom: TerminalRow {
    TerminalRow("└" + String(repeating: "─", count: inner) + "┘", .dim)
  }

  /// A line between the borders, its width and why it ended.
  private func row(_ line: TextLayout.LineText) -> TerminalRow {
    let pieces = Self.pieces(of: line, panel, scale, inner: inner)
    let length = pieces.map(\.end).max() ?? 0
    let start = panel.isRightToLeft ? max(inner - length, 0) : 0
    var row = TerminalRow("│", .dim)
    for piece in pieces where piece.width > 0 {
      // Columns inside the box count from behind its left border.
      fill(&row, to: start + piece.column + 1)
      row.append(piece.text, style(of: piece, in: line, from: start))
    }
    fill(&row, to: inner + 2)
    row.pad(to: inner + 2 + max(jut, 0))
    let ending = WrapWords.ending(of: line, in: panel)
    row.append("  " + leftPadded(WrapWords.tenths(line.width), numberWidth) + " pt  ")
    row.append(ending.mark + " ", ending.tone.style)
    row.append(ending.word, ending.tone.style)
    if panel.juts(line) { row.append(", juts out", .red) }
    return row
  }

  private func style(
    of piece: WrapSpread.Piece, in line: TextLayout.LineText, from start: Int
  ) -> TerminalStyle {
    if panel.juts(line), start + piece.end > inner { return .red }
    return piece.isLeader ? .dim : .bold
  }

  /// Blanks up to a column; the right border where they pass it.
  private func fill(_ row: inout TerminalRow, to column: Int) {
    let border = inner + 1
    if row.width <= border, column > border {
      row.pad(to: border)
      row.append("│", .dim)
    }
    row.pad(to: column)
  }

  private var numberWidth: Int {
    panel.layout.lines.map { WrapWords.tenths($0.width).count }.max() ?? 0
  }

  /// How many columns a line takes. Rounding to columns never carries a line that fits over the
  /// border, nor keeps one inside that does not.
  private static func extent(
    of line: TextLayout.LineText, _ panel: WrapPanel, _ scale: WrapScale, inner: Int
  ) -> Int {
    let columns = scale.columns(line.width)
    return panel.juts(line) ? max(columns, inner + 2) : min(columns, inner)
  }

  /// A line's pieces in columns of the box; what lies beyond its border leaves that a column.
  private static func pieces(
    of line: TextLayout.LineText, _ panel: WrapPanel, _ scale: WrapScale, inner: Int
  ) -> [WrapSpread.Piece] {
    let pieces = WrapSpread.pieces(
      of: line.text, extent: extent(of: line, panel, scale, inner: inner),
      isRightToLeft: panel.isRightToLeft)
    guard panel.juts(line), !panel.isRightToLeft else { return pieces }
    return pieces.flatMap(\.characters).map { $0.end > inner ? $0.moved(by: 1) : $0 }
  }

  // MARK: Verdict

  private var footer: [TerminalRow] {
    let outcome = WrapWords.outcome(of: panel)
    var verdict = TerminalRow(outcome.name, outcome.tone.style)
    verdict.append(": " + outcome.words)
    var rows = [verdict]
    if let room = WrapWords.room(of: panel) {
      var row = TerminalRow(room.words, room.tone.style)
      if !room.required.isEmpty { row.append(room.required, .dim) }
      rows.append(row)
    }
    rows.append(TerminalRow(WrapWords.widths(of: panel), .dim))
    let confidence = WrapWords.confidence(of: panel)
    rows.append(TerminalRow(confidence.words, confidence.tone.style))
    rows += WrapWords.fonts(of: panel).map { TerminalRow($0, .dim) }
    if panel.isRightToLeft { rows.append(TerminalRow(WrapWords.rightToLeft, .dim)) }
    return rows
  }
}
