import SwiftUI

struct MacsScreen: View {
  let macs: [PairedMac]

  var body: some View {
    NavigationStack {
      MacList(macs: macs)
    }
  }
}

/// The paired Macs, and the ways to pair another.
struct MacList: View {
  let macs: [PairedMac]
  @State private var isPairing = false
  @State private var showsGuide = false

  var body: some View {
    List {
      ForEach(macs) { mac in
        NavigationLink(value: mac) {
          MacRow(mac: mac)
        }
      }
      Button("Pair a new Mac") { isPairing = true }
      Button("Setup guide") { showsGuide = true }
    }
    .listStyle(.plain)
    .screen("Macs")
    .navigationDestination(for: PairedMac.self) { mac in
      MacScreen(mac: mac)
    }
    .sheet(isPresented: $isPairing) {
      PairingScreen()
    }
    .sheet(isPresented: $showsGuide) {
      SetupGuideScreen()
    }
  }
}

#Preview {
  MacsScreen(macs: Samples.macs)
}
