import SwiftUI

/// The program that works on a Mac, and whether it answers.
struct AgentRow: View {
  @Environment(\.dynamicTypeSize) private var typeSize

  let name: LocalizedStringKey
  let status: LocalizedStringKey

  var body: some View {
    let isLarge = typeSize.isAccessibilitySize
    let layout =
      isLarge
      ? AnyLayout(VStackLayout(alignment: .leading, spacing: 4)) : AnyLayout(HStackLayout())
    layout {
      RowIcon(symbol: "sparkle")
        .frame(width: isLarge ? nil : 44)
      Text(name)
      if !isLarge {
        Spacer()
      }
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
