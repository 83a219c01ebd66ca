import SwiftUI

/// A choice out of several, the chosen one with a tick below or beside it.
struct CheckmarkRow: View {
  let title: String
  let isChosen: Bool
  let choose: () -> Void

  var body: some View {
    Button(action: choose) {
      AdaptiveStack {
        Text(verbatim: title)
          .foregroundStyle(.primary)
        if isChosen {
          Image(systemName: "checkmark")
        }
      }
      .fillsRow()
    }
  }
}

/// A line of text with a symbol, in lists of advantages and news.
struct BulletRow: View {
  let text: LocalizedStringKey
  var symbol = "checkmark.circle"

  var body: some View {
    Label(text, systemImage: symbol)
      .labelStyle(.column)
      .fillsRow()
  }
}
