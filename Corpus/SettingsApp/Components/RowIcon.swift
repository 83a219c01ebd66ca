import SwiftUI

/// The symbol at the start of a row.
struct RowIcon: View {
  let symbol: String
  var tint: Color = .accentColor

  var body: some View {
    Image(systemName: symbol)
      .foregroundStyle(tint)
      .accessibilityHidden(true)
  }
}

/// A coloured dot for a state that the text beside it names.
struct StatusDot: View {
  @ScaledMetric(relativeTo: .caption) private var side: CGFloat = 8

  let tint: Color

  var body: some View {
    Circle()
      .fill(tint)
      .frame(width: side, height: side)
  }
}
