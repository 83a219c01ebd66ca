import SwiftUI

/// Something the app asked for, and what came of it.
struct PermissionRow: View {
  let title: LocalizedStringKey
  let symbol: String
  let state: LocalizedStringKey

  var body: some View {
    HStack {
      Image(systemName: symbol)
        .frame(width: 44)
      Text(title)  // expect(9): word-broken@AX2 stacked@AX3
      Spacer()
      Text(state)
        .foregroundStyle(.secondary)
        .layoutPriority(1)
    }
  }
}

#Preview {
  List {
    PermissionRow(title: "File access", symbol: "folder", state: "Allowed")
  }
  .listStyle(.plain)
}
