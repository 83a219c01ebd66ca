import SwiftUI

/// A link under the main button, with room for a finger.
struct QuietButtonStyle: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .lineLimit(6)
      .multilineTextAlignment(.center)
      .frame(maxWidth: .infinity, minHeight: Metrics.smallestTarget)
      .foregroundStyle(.tint)
  }
}

extension ButtonStyle where Self == QuietButtonStyle {
  static var quiet: QuietButtonStyle { QuietButtonStyle() }
}
