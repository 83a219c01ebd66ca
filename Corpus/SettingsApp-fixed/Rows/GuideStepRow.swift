import SwiftUI

/// A step of the setup guide, marked once it is done.
struct GuideStepRow: View {
  @Environment(\.dynamicTypeSize) private var typeSize

  let number: Int
  let title: LocalizedStringKey
  var isReady = false

  var body: some View {
    if typeSize.isAccessibilitySize {
      VStack(alignment: .leading, spacing: 4) {
        icon
        Text(title)
        state
      }
    } else {
      HStack {
        icon
          .frame(width: Metrics.iconColumn)
        Text(title)
        Spacer()
        state
          .layoutPriority(1)
      }
    }
  }

  private var icon: some View {
    Image(systemName: "\(number).square")
  }

  @ViewBuilder
  private var state: some View {
    if isReady {
      Text("Ready")
        .foregroundStyle(.green)
    }
  }
}

#Preview {
  List {
    GuideStepRow(number: 2, title: "Open the pairing window", isReady: true)
  }
  .listStyle(.plain)
}
