import SwiftUI

/// A paired Mac in the list.
struct MacRow: View {
  @Environment(\.dynamicTypeSize) private var typeSize

  let mac: PairedMac

  var body: some View {
    if typeSize.isAccessibilitySize {
      VStack(alignment: .leading, spacing: 4) {
        RowIcon(symbol: "desktopcomputer")
        Text(verbatim: mac.name)
        badge
      }
    } else {
      HStack {
        RowIcon(symbol: "desktopcomputer")
          .frame(width: Metrics.iconColumn)
        Text(verbatim: mac.name)
          .layoutPriority(1)
        Spacer()
        badge
      }
    }
  }

  @ViewBuilder
  private var badge: some View {
    if mac.isDemo {
      CapsuleBadge(title: "Demo")
    }
  }
}

#Preview {
  List {
    MacRow(mac: PairedMac(id: 3, name: "iMac", isDemo: true))
  }
  .listStyle(.plain)
}
