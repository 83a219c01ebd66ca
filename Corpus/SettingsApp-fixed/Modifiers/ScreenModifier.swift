import SwiftUI

/// What all screens of the settings have in common: a small title, which always fits its bar.
struct ScreenModifier: ViewModifier {
  let title: LocalizedStringKey

  func body(content: Content) -> some View {
    content
      .navigationTitle(title)
      .navigationBarTitleDisplayMode(.inline)
  }
}

extension View {
  func screen(_ title: LocalizedStringKey) -> some View {
    modifier(ScreenModifier(title: title))
  }
}
