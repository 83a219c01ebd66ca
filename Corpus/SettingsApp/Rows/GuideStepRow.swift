import SwiftUI

/// A step of the setup guide, marked once it is done.
struct GuideStepRow: View {
  let number: Int
  let title: LocalizedStringKey
  var isReady = false

  var body: some View {
    HStack {
      Image(systemName: "\(number).square")
        .frame(width: Metrics.iconColumn)
      Text(title)  // expect(8): word-broken@AX3 stacked@AX4
      Spacer()
      if isReady {
        Text("Ready")
          .foregroundStyle(.green)
          .layoutPriority(1)
      }
    }
  }
}

#Preview {
  List {
    GuideStepRow(number: 2, title: "Open the pairing window", isReady: true)
  }
  .listStyle(.plain)
}
