import SwiftUI

/// After how many minutes the app locks itself.
struct LockDelayRow: View {
  @Binding var minutes: Int

  var body: some View {
    HStack {
      RowIcon(symbol: "lock")
        .frame(width: Metrics.iconColumn)
      Text("Lock after \(minutes) minutes")  // expect(11): word-broken@AX3
      Spacer()
      Stepper("Lock after \(minutes) minutes", value: $minutes, in: 1...60)
        .labelsHidden()
        .fixedSize()
    }
  }
}

#Preview {
  List {
    LockDelayRow(minutes: .constant(5))
  }
  .listStyle(.plain)
}
