import SwiftUI

/// A row of the settings: icon, title and, at the end, the present value.
struct SettingsRow: View {
  @Environment(\.dynamicTypeSize) private var typeSize

  let title: LocalizedStringKey
  let symbol: String
  var value: String?
  var tint: Color

  init(
    _ title: LocalizedStringKey, symbol: String, value: String? = nil, tint: Color = .accentColor
  ) {
    self.title = title
    self.symbol = symbol
    self.value = value
    self.tint = tint
  }

  var body: some View {
    if typeSize.isAccessibilitySize {
      VStack(alignment: .leading, spacing: 4) {
        RowIcon(symbol: symbol, tint: tint)
        Text(title)
        valueText
      }
    } else {
      HStack {
        RowIcon(symbol: symbol, tint: tint)
          .frame(width: Metrics.iconColumn)
        Text(title)
        Spacer()
        valueText
          .layoutPriority(1)
      }
    }
  }

  @ViewBuilder
  private var valueText: some View {
    if let value {
      Text(value)
        .foregroundStyle(.secondary)
    }
  }
}

struct SettingsRow_Previews: PreviewProvider {
  static var previews: some View {
    List {
      SettingsRow("Paired Macs", symbol: "desktopcomputer", value: "3")
      SettingsRow("Appearance", symbol: "circle.lefthalf.filled", value: "iOS")
    }
  }
}
