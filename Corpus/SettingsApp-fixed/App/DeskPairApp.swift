import SwiftUI

/// Watches and steers coding sessions on a paired Mac.
@main
struct DeskPairApp: App {
  @AppStorage("appearance") private var appearance = Appearance.system
  @State private var store = SessionStore()

  var body: some Scene {
    WindowGroup {
      RootView()
        .preferredColorScheme(appearance.colorScheme)
        .environment(store)
    }
  }
}
