import SwiftUI

struct WhatsNewScreen: View {
  var body: some View {
    ScrollingPage {
      BulletRow(text: "Approve commands from the lock screen", symbol: "lock.open")
      BulletRow(text: "Faster pairing", symbol: "hare")
      ReleaseLine(version: "2.1", build: "410")
    }
    .screen("News")
  }
}

struct ReleaseLine: View {
  let version: String
  let build: String

  var body: some View {
    ViewThatFits(in: .horizontal) {
      HStack {
        RowIcon(symbol: "shippingbox")
        text
      }
      VStack(alignment: .leading) {
        RowIcon(symbol: "shippingbox")
        text
      }
    }
  }

  private var text: some View {
    Text(L10n.version(version, build: build))
      .font(.footnote)
  }
}

#Preview {
  NavigationStack {
    WhatsNewScreen()
  }
}
