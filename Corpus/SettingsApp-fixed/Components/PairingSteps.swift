import SwiftUI

/// The three steps of pairing, the current one emphasised.
struct PairingSteps: View {
  var current = 1

  private let steps: [LocalizedStringKey] = ["Scan", "Join", "Pair"]

  var body: some View {
    ViewThatFits(in: .horizontal) {
      HStack {
        labels
          .fixedSize()
      }
      VStack(alignment: .leading, spacing: Metrics.gap) {
        labels
      }
    }
  }

  private var labels: some View {
    ForEach(steps.indices, id: \.self) { index in
      step(number: index + 1, title: steps[index])
    }
  }

  private func step(number: Int, title: LocalizedStringKey) -> some View {
    HStack(spacing: 4) {
      StatusDot(tint: number <= current ? .accentColor : .gray)
      Text(title)
        .foregroundStyle(number == current ? .primary : .secondary)
    }
  }
}

#Preview {
  PairingSteps(current: 2)
}
