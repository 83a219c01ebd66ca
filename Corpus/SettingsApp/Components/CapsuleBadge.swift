import SwiftUI

/// A word in a coloured capsule.
struct CapsuleBadge: View {
  let title: LocalizedStringKey
  var tint: Color = .orange

  var body: some View {
    Text(title)  // expect(5): word-broken@AX3 stacked@AX4
      .font(.caption)
      .padding(.horizontal, 8)
      .padding(.vertical, 4)
      .background(tint.opacity(0.2), in: Capsule())
  }
}

#Preview("Demo") {
  CapsuleBadge(title: "Demo")
}
