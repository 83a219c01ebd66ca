import SwiftUI

/// Who pays for the demo.
struct SponsorScreen: View {
  var body: some View {
    ScrollingPage {
      SectionTitle(title: "Sponsored")
      AdBanner()
    }
    .screen("Sponsored")
  }
}

#Preview {
  NavigationStack {
    SponsorScreen()
  }
}
