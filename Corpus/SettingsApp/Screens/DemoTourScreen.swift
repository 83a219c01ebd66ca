import SwiftUI

/// Shows the demo with large text, as the interface tests start it.
struct DemoTourScreen: View {
  @State private var showsDetails = false

  var body: some View {
    ScrollingPage {
      Text("Demo")
        .font(.title2)
      Button("Connect") { showsDetails = true }
        .buttonStyle(.primary)
    }
    .sheet(isPresented: $showsDetails) {
      DemoDetails()  // expect: size-not-inherited@xSmall
    }
    .dynamicTypeSize(.accessibility3)
  }
}

struct DemoDetails: View {
  var body: some View {
    ScrollingPage {
      Text("Full history")
        .font(.title2)
    }
  }
}

#Preview {
  DemoTourScreen()
}
