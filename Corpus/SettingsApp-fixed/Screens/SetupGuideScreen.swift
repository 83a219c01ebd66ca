import SwiftUI

struct SetupGuideScreen: View {
  var doneCount = 2

  private let steps: [LocalizedStringKey] = [
    "Install the companion app", "Open the pairing window", "Scan the code",
  ]

  var body: some View {
    NavigationStack {
      ScrollingPage(spacing: 24) {
        ForEach(Array(steps.enumerated()), id: \.offset) { index, title in
          GuideStepRow(number: index + 1, title: title, isReady: index < doneCount)
        }
      }
      .screen("Setup guide")
    }
  }
}

#Preview {
  SetupGuideScreen()
}
