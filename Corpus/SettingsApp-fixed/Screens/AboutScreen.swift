import SwiftUI

struct AboutScreen: View {
  var body: some View {
    ScrollingPage {
      AppMark()
      Text("Made for people who leave their desk.")
        .font(.subheadline)
    }
    .screen("About")
  }
}

struct AppMark: View {
  @ScaledMetric private var side: CGFloat = 48

  var body: some View {
    Image(systemName: "desktopcomputer")
      .resizable()
      .scaledToFit()
      .frame(width: side, height: side)
      .frame(maxWidth: .infinity)
  }
}

#Preview {
  NavigationStack {
    AboutScreen()
  }
}
