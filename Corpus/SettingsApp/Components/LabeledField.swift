import SwiftUI

/// A field below its title: placeholders are cut, titles wrap.
struct LabeledField<Field: View>: View {
  let title: LocalizedStringKey
  let field: Field

  init(_ title: LocalizedStringKey, @ViewBuilder field: () -> Field) {
    self.title = title
    self.field = field()
  }

  var body: some View {
    VStack(alignment: .leading, spacing: 4) {
      Text(title)
        .secondaryText()
      field
        .frame(minHeight: Metrics.smallestTarget)
    }
  }
}
