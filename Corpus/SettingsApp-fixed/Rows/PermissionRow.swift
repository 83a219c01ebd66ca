import SwiftUI

/// Something the app asked for, and what came of it.
struct PermissionRow: View {
  @Environment(\.dynamicTypeSize) private var typeSize

  let title: LocalizedStringKey
  let symbol: String
  let state: LocalizedStringKey

  var body: some View {
    let isLarge = typeSize.isAccessibilitySize
    let layout =
      isLarge
      ? AnyLayout(VStackLayout(alignment: .leading, spacing: 4)) : AnyLayout(HStackLayout())
    layout {
      Image(systemName: symbol)
        .frame(width: isLarge ? nil : 44)
      Text(title)
      if !isLarge {
        Spacer()
      }
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
