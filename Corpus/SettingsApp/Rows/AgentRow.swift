import SwiftUI

/// The program that works on a Mac, and whether it answers.
struct AgentRow: View {
  let name: LocalizedStringKey
  let status: LocalizedStringKey

  var body: some View {
    HStack {
      RowIcon(symbol: "sparkle")
        .frame(width: 44)
      Text(name)  // expect(2): word-broken@AX4
      Spacer()
      Text(status)
        .layoutPriority(1)
    }
  }
}

#Preview {
  List {
    AgentRow(name: "Claude Code", status: "Online")
  }
  .listStyle(.plain)
}
