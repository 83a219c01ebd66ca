import SwiftUI

/// The button that a screen leads up to: as wide as its room, as high as its title.
struct PrimaryButtonStyle: ButtonStyle {
  var tint: Color = .accentColor

  func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .font(.headline)
      .lineLimit(6)
      .multilineTextAlignment(.center)
      .padding(.vertical, 12)
      .padding(.horizontal, Metrics.margin)
      .frame(maxWidth: .infinity, minHeight: Metrics.smallestTarget)
      .background(tint, in: RoundedRectangle(cornerRadius: Metrics.cardCorner))
      .foregroundStyle(.white)
      .opacity(configuration.isPressed ? 0.7 : 1)
  }
}

extension ButtonStyle where Self == PrimaryButtonStyle {
  static var primary: PrimaryButtonStyle { PrimaryButtonStyle() }
  static var destructive: PrimaryButtonStyle { PrimaryButtonStyle(tint: .red) }
}
