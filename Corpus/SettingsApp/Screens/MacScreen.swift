import SwiftUI

struct MacScreen: View {
  let mac: PairedMac
  @State private var asksToRemove = false
  @State private var mayRead = true

  var body: some View {
    List {
      MacHeader(mac: mac)
      Section {
        LabeledContent("Battery", value: "\(mac.battery) %")
        Text("\(mac.sessionCount) sessions")
        Text("Last seen \(mac.lastSeen)")
        SwitchRow(title: "Automatically approve read-only commands", isOn: $mayRead)
      }
      Section {
        Button("Remove pairing", role: .destructive) { asksToRemove = true }
      }
    }
    .listStyle(.plain)
    .navigationTitle(mac.name)
    .navigationBarTitleDisplayMode(.inline)
    .confirmationDialog("Remove this Mac?", isPresented: $asksToRemove) {
      Button("Remove", role: .destructive) {}
      Button("Cancel", role: .cancel) {}
    } message: {
      Text("This cannot be undone.")
    }
  }
}

struct MacHeader: View {
  let mac: PairedMac

  var body: some View {
    AdaptiveStack {
      StatusDot(tint: mac.status.tint)
      Text(mac.status.title)
        .font(.headline)
        .wrapsFreely()
    }
  }
}

#Preview {
  NavigationStack {
    MacScreen(mac: Samples.mac)
  }
}
