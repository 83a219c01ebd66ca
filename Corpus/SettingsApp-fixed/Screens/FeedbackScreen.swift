import SwiftUI

struct FeedbackScreen: View {
  @State private var message = ""
  @State private var address = ""

  var body: some View {
    ScrollingPage {
      LabeledField("Your message") {
        TextField("", text: $message, prompt: Text(verbatim: "…"), axis: .vertical)
      }
      LabeledField("E-mail address") {
        TextField("", text: $address, prompt: Text(verbatim: "me@a.io"))
      }
      Button {
      } label: {
        Text("Send")
          .padding(.vertical, Metrics.margin)
          .frame(minWidth: Metrics.smallestTarget, minHeight: Metrics.smallestTarget)
      }
    }
    .screen("Contact us")
  }
}

#Preview {
  NavigationStack {
    FeedbackScreen()
  }
}
