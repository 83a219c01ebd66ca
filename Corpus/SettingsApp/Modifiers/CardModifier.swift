import SwiftUI

/// A rounded ground behind a group of views.
struct CardModifier: ViewModifier {
  var padding: CGFloat = Metrics.margin

  func body(content: Content) -> some View {
    content
      .padding(padding)
      .frame(maxWidth: .infinity, alignment: .leading)
      .background(Color(.secondarySystemBackground))
      .clipShape(RoundedRectangle(cornerRadius: Metrics.cardCorner))
  }
}

extension View {
  func card(padding: CGFloat = Metrics.margin) -> some View {
    modifier(CardModifier(padding: padding))
  }
}
