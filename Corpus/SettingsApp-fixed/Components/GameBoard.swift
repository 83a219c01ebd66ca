import SwiftUI

/// Three times three cells; signs are in proportion to their cell, not to the text size.
struct GameBoard: View {
  @Binding var cells: [String]

  var body: some View {
    Grid(horizontalSpacing: 1, verticalSpacing: 1) {
      ForEach(0..<Metrics.boardCells, id: \.self) { row in
        GridRow {
          ForEach(0..<Metrics.boardCells, id: \.self) { column in
            cell(at: row * Metrics.boardCells + column)
          }
        }
      }
    }
    .frame(maxWidth: .infinity)
  }

  private func cell(at index: Int) -> some View {
    BoardCell(sign: cells[index])
      .onTapGesture { cells[index] = "○" }
  }
}

struct BoardCell: View {
  let sign: String

  var body: some View {
    Text(verbatim: sign)
      .font(.system(size: Metrics.cellSide * 0.6))
      .frame(width: Metrics.cellSide, height: Metrics.cellSide)
      .background(Color(.tertiarySystemBackground))
  }
}
