import SwiftUI

/// A figure with its title.
struct StatCard: View {
  @Environment(\.dynamicTypeSize) private var typeSize
  @ScaledMetric(relativeTo: .headline) private var iconSide: CGFloat = 24

  let title: LocalizedStringKey
  let value: String
  var symbol = "chart.bar"

  var body: some View {
    VStack(alignment: .leading, spacing: 4) {
      if !typeSize.isAccessibilitySize {
        Image(systemName: symbol)
          .frame(width: iconSide, height: iconSide)
      }
      Text(title)
        .secondaryText()
      Text(verbatim: value)
        .font(.headline)
    }
    .card()
  }
}

/// Cards in two columns, in one where text is large.
struct StatGrid: View {
  @Environment(\.dynamicTypeSize) private var typeSize

  let session: Session

  private var columns: [GridItem] {
    Array(
      repeating: GridItem(.flexible(), spacing: Metrics.gap),
      count: typeSize.isAccessibilitySize ? 1 : 2)
  }

  var body: some View {
    LazyVGrid(columns: columns, spacing: Metrics.gap) {
      StatCard(title: "Duration", value: "\(session.seconds) s", symbol: "timer")
      StatCard(title: "Files changed", value: "\(session.fileCount)", symbol: "doc")
      StatCard(title: "Commands", value: "\(session.commandCount)", symbol: "terminal")
    }
  }
}

#Preview {
  StatGrid(session: Samples.session)
}
