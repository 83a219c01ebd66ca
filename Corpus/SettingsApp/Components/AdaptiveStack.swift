import SwiftUI

/// A row that becomes a column where text is large.
struct AdaptiveStack<Content: View>: View {
  @Environment(\.dynamicTypeSize) private var typeSize

  var spacing: CGFloat = Metrics.gap
  @ViewBuilder let content: Content

  var body: some View {
    let layout =
      typeSize.isAccessibilitySize
      ? AnyLayout(VStackLayout(alignment: .leading, spacing: spacing))
      : AnyLayout(HStackLayout(spacing: spacing))
    layout {
      content
    }
  }
}

#Preview {
  AdaptiveStack {
    Text("Files changed")
    Text("Commands")
  }
}
