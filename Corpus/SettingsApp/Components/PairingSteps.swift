import SwiftUI

/// The three steps of pairing, the current one emphasised.
struct PairingSteps: View {
  var current = 1

  private let steps: [LocalizedStringKey] = ["Scan", "Join", "Pair"]

  var body: some View {
    HStack {
      ForEach(steps.indices, id: \.self) { index in
        step(number: index + 1, title: steps[index])
      }
    }
  }

  private func step(number: Int, title: LocalizedStringKey) -> some View {
    HStack(spacing: 4) {
      StatusDot(tint: number <= current ? .accentColor : .gray)
      Text(title)  // expect(4): word-broken@AX1 stacked@AX3
        .foregroundStyle(number == current ? .primary : .secondary)
    }
  }
}

#Preview {
  PairingSteps(current: 2)
}
