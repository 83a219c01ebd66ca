import SwiftUI

/// Icon beside the title; above it where text is large.
struct ColumnLabelStyle: LabelStyle {
  @Environment(\.dynamicTypeSize) private var typeSize

  func makeBody(configuration: Configuration) -> some View {
    if typeSize.isAccessibilitySize {
      VStack(alignment: .leading, spacing: 4) {
        configuration.icon
        configuration.title
      }
    } else {
      HStack(alignment: .firstTextBaseline, spacing: Metrics.gap) {
        configuration.icon
        configuration.title
      }
    }
  }
}

extension LabelStyle where Self == ColumnLabelStyle {
  static var column: ColumnLabelStyle { ColumnLabelStyle() }
}
