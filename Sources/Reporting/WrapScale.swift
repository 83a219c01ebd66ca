internal import LayoutPrediction
internal import LineBreaking
internal import TextUnits

/// Columns to the point: one scale for all panels of a diagram, so that boxes can be compared.
struct WrapScale: Hashable {
  let columnsPerPoint: Double

  /// Columns right of a box that the width and the reason of a line need: `  106.0 pt  ✂ inside a
  /// word`.
  static let annotationColumns = 26

  /// The width up to which the widest box is stretched…
  private static let comfortableColumns = 28.0
  /// …and that which the narrowest should have.
  private static let fewestColumns = 14.0
  /// What lines beyond a narrow box should not exceed for that.
  private static let mostColumns = 44.0

  /// The scale at which every line has a cell for each character; in small boxes twice that, for
  /// then all lines have blanks to stretch by.
  ///
  /// - Parameter columns: of the terminal.
  /// - Complexity: O(length of all texts).
  init(for panels: [WrapPanel], columns: Int) {
    let widest = panels.map(\.extent).max() ?? 0
    guard widest > 0 else {
      columnsPerPoint = 1
      return
    }
    let needed = panels.flatMap(\.layout.lines).compactMap(Self.density).max() ?? 0
    // Only spread letters show where a line leaves its box.
    let jutting = panels.flatMap { $0.layout.lines.filter($0.juts) }.compactMap(Self.density)
    let room = Double(max(columns - Self.annotationColumns - 2, 10))
    let narrowest = panels.map(\.boxWidth).filter { $0 > 0 }.min() ?? widest
    let wanted = max(
      2 * (jutting.max() ?? 0), min(2 * needed, Self.comfortableColumns / widest),
      min(Self.fewestColumns / narrowest, Self.mostColumns / widest))
    columnsPerPoint = max(needed, min(wanted, room / widest))
  }

  /// Cells to the point that a line needs; `nil` for an empty one.
  private static func density(of line: TextLayout.LineText) -> Double? {
    line.width > 0 ? Double(TerminalWidth.columns(of: line.text)) / line.width : nil
  }

  /// The nearest whole number of columns.
  func columns(_ length: Points) -> Int {
    Int(min(length * columnsPerPoint, 10_000).rounded())
  }
}
