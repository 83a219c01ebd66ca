import SwiftUI

/// Shows the demo; interface tests set the text size from the system.
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
      DemoDetails()
    }
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
