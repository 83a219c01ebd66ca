import SwiftUI

/// A game against the phone for the time a session takes.
struct GameScreen: View {
  @State private var cells = ["○", "×", "", "", "○", "", "×", "", ""]
  @State private var winner: String?

  var body: some View {
    ScrollingPage {
      Text(headline)
        .font(.title2)
        .wrapsFreely()
      GameBoard(cells: $cells)
      Text(L10n.Board.rule)
        .secondaryText()
      Button("Play again", action: start)
        .buttonStyle(.primary)
    }
    .screen("While you wait")
  }

  private var headline: String {
    if let winner {
      return L10n.Board.wins(winner)
    }
    return L10n.Board.yourTurn
  }

  private func start() {
    cells = Array(repeating: "", count: Metrics.boardCells * Metrics.boardCells)
    winner = nil
  }
}

#Preview {
  NavigationStack {
    GameScreen()
  }
}
