import SwiftUI

/// A switch with its title, which stands above it where text is large.
struct SwitchRow: View {
  @Environment(\.dynamicTypeSize) private var typeSize

  let title: LocalizedStringKey
  @Binding var isOn: Bool

  var body: some View {
    if typeSize.isAccessibilitySize {
      VStack(alignment: .leading, spacing: Metrics.gap) {
        label
        control
      }
    } else {
      HStack(spacing: 12) {
        label
        Spacer(minLength: 8)
        control
          .layoutPriority(1)
          .fixedSize()
      }
    }
  }

  private var label: some View {
    Text(title)
      .wrapsFreely()
  }

  private var control: some View {
    Toggle(title, isOn: $isOn)
      .labelsHidden()
  }
}

#Preview {
  List {
    SwitchRow(title: "Require Face ID", isOn: .constant(true))
  }
  .listStyle(.plain)
}
