import SwiftUI

extension View {
  /// Wraps as often as it must and never gives way downwards.
  func wrapsFreely() -> some View {
    fixedSize(horizontal: false, vertical: true)
  }

  /// A quieter text below a title.
  func secondaryText() -> some View {
    font(.subheadline)
      .foregroundStyle(.secondary)
      .wrapsFreely()
  }

  /// As wide as there is room, from the leading edge on.
  func fillsRow() -> some View {
    frame(maxWidth: .infinity, alignment: .leading)
  }
}
