import SwiftUI

/// A group of rows in a list, below its title.
struct TitledSection<Rows: View>: View {
  let title: LocalizedStringKey
  @ViewBuilder var rows: () -> Rows

  init(_ title: LocalizedStringKey, @ViewBuilder rows: @escaping () -> Rows) {
    self.title = title
    self.rows = rows
  }

  var body: some View {
    Section {
      rows()
    } header: {
      SectionTitle(title: title)
    }
  }
}

struct SectionTitle: View {
  let title: LocalizedStringKey

  var body: some View {
    Text(title)
      .font(.headline)
      .textCase(nil)
  }
}
