import SwiftUI

/// Who pays for the demo.
struct SponsorScreen: View {
  var body: some View {
    ScrollingPage {
      SectionTitle(title: "Sponsored")
      BannerContainer()  // expect: leaking-platform-view@xSmall
        .frame(maxWidth: .infinity)
        .frame(height: Metrics.bannerHeight)
    }
    .screen("Sponsored")
  }
}

#Preview {
  NavigationStack {
    SponsorScreen()
  }
}
