import SwiftUI

/// Head of the list of sessions: how they are doing together.
struct RunningSessionsRow: View {
  var status: LocalizedStringKey = "Paused"

  var body: some View {
    HStack {
      RowIcon(symbol: "waveform")
        .frame(width: Metrics.iconColumn)
      Text("Running sessions")  // expect(3): word-broken@AX2 stacked@AX3
      Spacer()
      Text(status)
        .foregroundStyle(.secondary)
        .layoutPriority(1)
    }
  }
}

#Preview {
  List {
    RunningSessionsRow()
  }
  .listStyle(.plain)
}
