import SwiftUI

struct LanguageScreen: View {
  @State private var chosen = "English"

  var body: some View {
    List {
      ForEach(Samples.languages, id: \.self) { language in
        CheckmarkRow(title: language, isChosen: language == chosen) {
          chosen = language
        }
      }
    }
    .listStyle(.plain)
    .screen("Language")
  }
}

#Preview {
  NavigationStack {
    LanguageScreen()
  }
}
