import SwiftUI

/// After how many minutes the app locks itself.
struct LockDelayRow: View {
  @Environment(\.dynamicTypeSize) private var typeSize

  @Binding var minutes: Int

  var body: some View {
    if typeSize.isAccessibilitySize {
      VStack(alignment: .leading, spacing: 4) {
        RowIcon(symbol: "lock")
        label
        stepper
      }
    } else {
      HStack {
        RowIcon(symbol: "lock")
          .frame(width: Metrics.iconColumn)
        label
        Spacer()
        stepper
      }
    }
  }

  private var label: some View {
    Text("Lock after \(minutes) minutes")
  }

  private var stepper: some View {
    Stepper("Lock after \(minutes) minutes", value: $minutes, in: 1...60)
      .labelsHidden()
      .fixedSize()
  }
}

#Preview {
  List {
    LockDelayRow(minutes: .constant(5))
  }
  .listStyle(.plain)
}
