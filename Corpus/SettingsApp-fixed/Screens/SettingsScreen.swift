import SwiftUI

struct SettingsScreen: View {
  @AppStorage("isSubscribed") private var isSubscribed = false
  @State private var showsPaywall = false
  @State private var asksToDelete = false

  var body: some View {
    NavigationStack {
      List {
        general
        privacy
        TitledSection("Support") {
          link("Usage", symbol: "chart.bar", to: .usage)
          link("News", symbol: "gift", to: .whatsNew)
          link("While you wait", symbol: "square.grid.3x3", to: .game)
          link("Contact us", symbol: "envelope", to: .feedback)
          link("Errors", symbol: "exclamationmark.bubble", to: .attention)
          link("Demo", symbol: "play.rectangle", to: .demoTour)
          link("Sponsored", symbol: "megaphone", to: .sponsor)
          link("About", symbol: "info.circle", to: .about)
        }
        Section {
          Button("Sign out of all devices") {}
          Button("Delete all data", role: .destructive) { asksToDelete = true }
        }
      }
      .listStyle(.plain)
      .screen("Settings")
      .navigationDestination(for: SettingsRoute.self) { route in
        SettingsDestination(route: route)
      }
      .sheet(isPresented: $showsPaywall) {
        PaywallScreen(plans: Samples.plans)
      }
      .confirmationDialog("Delete all data", isPresented: $asksToDelete) {
        Button("Delete all data", role: .destructive) {}
        Button("Cancel", role: .cancel) {}
      } message: {
        Text("This cannot be undone.")
      }
    }
  }

  private var general: some View {
    TitledSection("General") {
      link("Paired Macs", symbol: "desktopcomputer", value: "3", to: .macs)
      link("Notifications", symbol: "bell", to: .notifications)
      link("Appearance", symbol: "circle.lefthalf.filled", to: .appearance)
      link("Language", symbol: "globe", to: .language)
      link("Text size", symbol: "textformat.size", to: .display)
      Button {
        showsPaywall = true
      } label: {
        SettingsRow(
          "Subscription", symbol: "star",
          value: isSubscribed ? "Pro" : String(localized: "Free"), tint: .yellow)
      }
    }
  }

  private var privacy: some View {
    TitledSection("Privacy & security") {
      link("Require Face ID", symbol: "faceid", to: .security)
      link("Permissions", symbol: "hand.raised", to: .permissions)
    }
  }

  private func link(
    _ title: LocalizedStringKey, symbol: String, value: String? = nil, to route: SettingsRoute
  ) -> some View {
    NavigationLink(value: route) {
      SettingsRow(title, symbol: symbol, value: value)
    }
  }
}

/// The screen behind a row of the settings.
struct SettingsDestination: View {
  let route: SettingsRoute

  var body: some View {
    switch route {
    case .macs: MacList(macs: Samples.macs)
    case .notifications: NotificationsScreen()
    case .security: SecurityScreen()
    case .appearance: AppearanceScreen()
    case .language: LanguageScreen()
    case .permissions: PermissionsScreen()
    case .usage: UsageScreen()
    case .whatsNew: WhatsNewScreen()
    case .about: AboutScreen()
    case .feedback: FeedbackScreen()
    case .game: GameScreen()
    case .display: DisplayScreen()
    case .attention: AttentionScreen(count: 2)
    case .sponsor: SponsorScreen()
    case .demoTour: DemoTourScreen()
    }
  }
}

#Preview {
  SettingsScreen()
}
