import SwiftUI

struct RootView: View {
  @State private var tab = AppTab.sessions

  var body: some View {
    TabView(selection: $tab) {
      ForEach(AppTab.allCases) { tab in
        screen(for: tab)
          .tabItem { Label(tab.title, systemImage: tab.symbol) }
          .tag(tab)
      }
    }
  }

  @ViewBuilder
  private func screen(for tab: AppTab) -> some View {
    switch tab {
    case .sessions: SessionsScreen(sessions: Samples.sessions)
    case .macs: MacsScreen(macs: Samples.macs)
    case .activity: AuditLogScreen(entries: Samples.entries)
    case .settings: SettingsScreen()
    }
  }
}

#Preview {
  RootView()
}
