import SwiftUI

struct AppearanceScreen: View {
  @AppStorage("appearance") private var appearance = Appearance.system

  var body: some View {
    ScrollingPage {
      Picker("Appearance", selection: $appearance) {
        ForEach(Appearance.allCases) { choice in
          Text(choice.title).tag(choice)
        }
      }
      .pickerStyle(.segmented)
      AppearancePreview(appearance: appearance)
    }
    .screen("Appearance")
  }
}

/// A card in the chosen appearance.
struct AppearancePreview: View {
  let appearance: Appearance

  var body: some View {
    VStack(alignment: .leading, spacing: Metrics.gap) {
      SectionTitle(title: "Preview")
      Text(appearance.title)
        .secondaryText()
    }
    .card()
    .preferredColorScheme(appearance.colorScheme)
  }
}

#Preview {
  NavigationStack {
    AppearanceScreen()
  }
}
