import SwiftUI

struct DisplayScreen: View {
  @State private var scale = 1.0

  var body: some View {
    ScrollingPage {
      SampleText(scale: scale)
      Slider(value: $scale, in: 0.8...1.4) {
        Text("Text size")
      }
      saveButton
    }
    .screen("Text size")
  }

  private var saveButton: some View {
    Button {
    } label: {
      Text("Save settings")
        .lineLimit(6)
        .multilineTextAlignment(.center)
        .frame(minWidth: 120)
        .frame(maxWidth: .infinity)
        .padding(.vertical, 12)
        .padding(.horizontal, Metrics.margin)
    }
    .buttonStyle(.borderedProminent)
    .frame(maxWidth: 320)
  }
}

struct SampleText: View {
  let scale: Double

  var body: some View {
    VStack(alignment: .leading, spacing: Metrics.gap) {
      SectionTitle(title: "Preview")
      Text("Sessions")
        .secondaryText()
    }
    .card()
    .scaleEffect(scale)
  }
}

#Preview {
  NavigationStack {
    DisplayScreen()
  }
}
