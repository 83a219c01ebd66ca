import SwiftUI

/// What a list shows that has nothing to show.
struct EmptyState<Action: View>: View {
  let title: LocalizedStringKey
  var symbol = "tray"
  @ViewBuilder var action: Action

  var body: some View {
    VStack(spacing: 12) {
      Image(systemName: symbol)
        .font(.largeTitle)
        .foregroundStyle(.secondary)
      Text(title)
        .font(.headline)
        .multilineTextAlignment(.center)
      action
    }
    .frame(maxWidth: .infinity)
    .padding(.vertical, 24)
  }
}

extension EmptyState where Action == EmptyView {
  init(title: LocalizedStringKey, symbol: String) {
    self.init(title: title, symbol: symbol) { EmptyView() }
  }
}
