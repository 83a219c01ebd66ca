import SwiftUI

struct SecurityScreen: View {
  @AppStorage("faceID") private var requiresFaceID = true
  @AppStorage("watch") private var unlocksWithWatch = false
  @AppStorage("lockDelay") private var lockDelay = 5

  var body: some View {
    List {
      SwitchRow(title: "Require Face ID", isOn: $requiresFaceID)
      SwitchRow(title: "Unlock with Apple Watch", isOn: $unlocksWithWatch)
      LockDelayRow(minutes: $lockDelay)
    }
    .screen("Security")
  }
}

#Preview {
  NavigationStack {
    SecurityScreen()
  }
}
