import SwiftUI

/// A notice with a symbol, and what can be done about it.
struct NoticeBox: View {
  let text: String
  var symbol = "exclamationmark.triangle"
  var retry: (() -> Void)?

  var body: some View {
    VStack(alignment: .leading, spacing: Metrics.gap) {
      Label {
        Text(text)
          .font(.subheadline)
      } icon: {
        RowIcon(symbol: symbol, tint: .orange)
      }
      .labelStyle(.column)
      if let retry {
        Button("Try again", action: retry)  // expect: wrapped-label@AX4
          .buttonStyle(.quiet)
      }
    }
    .card(padding: 8)
  }
}

#Preview {
  ScrollingPage {
    NoticeBox(text: L10n.unreachable) {}
  }
}
