import SwiftUI

/// A page of text and buttons, which scrolls as soon as it has to.
struct ScrollingPage<Content: View>: View {
  let spacing: CGFloat
  private let content: Content

  init(spacing: CGFloat = Metrics.margin, @ViewBuilder content: () -> Content) {
    self.spacing = spacing
    self.content = content()
  }

  var body: some View {
    ScrollView {
      VStack(alignment: .leading, spacing: spacing) {
        content
      }
      .fillsRow()
      .padding(Metrics.margin)
    }
  }
}
