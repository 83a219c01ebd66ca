import SwiftUI

struct UsageScreen: View {
  @State private var day = 18

  var body: some View {
    ScrollingPage {
      DateStrip(days: Array(14...20), selection: $day)
      StatGrid(session: Samples.session)
      RecentSessions()
      SectionTitle(title: "Sponsored")
      AdBanner()
    }
    .screen("Usage")
  }
}

#Preview {
  NavigationStack {
    UsageScreen()
  }
  .environment(SessionStore())
}
