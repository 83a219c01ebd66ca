import SwiftUI

struct NotificationsScreen: View {
  @AppStorage("sounds") private var hasSounds = true
  @AppStorage("vibration") private var vibrates = true
  @AppStorage("previews") private var showsPreviews = false

  var body: some View {
    Form {
      Section {
        SwitchRow(title: "Sounds", isOn: $hasSounds)
        SwitchRow(title: "Vibration", isOn: $vibrates)
        SwitchRow(title: "Show previews on the lock screen", isOn: $showsPreviews)
      } footer: {
        Text("Notifications tell you when a session is waiting for your approval.")
      }
    }
    .screen("Notifications")
  }
}

#Preview {
  NavigationStack {
    NotificationsScreen()
  }
}
