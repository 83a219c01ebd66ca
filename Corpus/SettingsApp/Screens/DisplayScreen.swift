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
    Button("Save settings") {}  // expect: small-target@xSmall untappable-padding@xSmall fixed-width-control@xSmall truncated@xLarge label-escapes-button@AX3 clipped@AX3
      .frame(width: 120, height: 44)
      .background(Color.accentColor)
      .foregroundStyle(.white)
      .clipShape(RoundedRectangle(cornerRadius: 8))
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
