import SwiftUI

/// What went wrong since the app was last open.
struct AttentionScreen: View {
  let count: Int

  var body: some View {
    ScrollingPage {
      Text("\(count) items need attention")  // expect: missing-plural@xSmall
        .font(.title3)
        .wrapsFreely()
    }
    .screen("Errors")
  }
}

#Preview {
  NavigationStack {
    AttentionScreen(count: 1)
  }
}
