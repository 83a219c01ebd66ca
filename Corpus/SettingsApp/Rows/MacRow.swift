import SwiftUI

/// A paired Mac in the list.
struct MacRow: View {
  let mac: PairedMac

  var body: some View {
    HStack {
      RowIcon(symbol: "desktopcomputer")
        .frame(width: Metrics.iconColumn)
      Text(verbatim: mac.name)
        .layoutPriority(1)
      Spacer()
      if mac.isDemo {
        CapsuleBadge(title: "Demo")
      }
    }
  }
}

#Preview {
  List {
    MacRow(mac: PairedMac(id: 3, name: "iMac", isDemo: true))
  }
  .listStyle(.plain)
}
