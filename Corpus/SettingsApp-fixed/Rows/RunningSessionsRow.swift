import SwiftUI

/// Head of the list of sessions: how they are doing together.
struct RunningSessionsRow: View {
  @Environment(\.dynamicTypeSize) private var typeSize

  var status: LocalizedStringKey = "Paused"

  var body: some View {
    if typeSize.isAccessibilitySize {
      VStack(alignment: .leading, spacing: 4) {
        icon
        title
        statusText
      }
    } else {
      HStack {
        icon
          .frame(width: Metrics.iconColumn)
        title
        Spacer()
        statusText
          .layoutPriority(1)
      }
    }
  }

  private var icon: some View {
    RowIcon(symbol: "waveform")
  }

  private var title: some View {
    Text("Running sessions")
  }

  private var statusText: some View {
    Text(status)
      .foregroundStyle(.secondary)
  }
}

#Preview {
  List {
    RunningSessionsRow()
  }
  .listStyle(.plain)
}
