import SwiftUI

struct SessionScreen: View {
  let session: Session
  @State private var asksToStop = false

  var body: some View {
    ScrollingPage {
      header
      StatGrid(session: session)
      SessionProgress(done: 1, total: 3)
      AgentRow(name: "Claude Code", status: "Online")
      footer
    }
    .navigationTitle(session.name)
    .navigationBarTitleDisplayMode(.inline)
    .confirmationDialog("Stop session", isPresented: $asksToStop) {
      Button("Stop session", role: .destructive) {}
      Button("Cancel", role: .cancel) {}
    } message: {
      Text("This cannot be undone.")
    }
  }

  private var header: some View {
    VStack(alignment: .leading, spacing: 4) {
      Text(verbatim: session.macName)
        .font(.headline)
      Text(session.status.title)
        .secondaryText()
    }
  }

  @ViewBuilder
  private var footer: some View {
    if session.status == .finished {
      BulletRow(text: "Finished")
    } else {
      Button("Stop session") { asksToStop = true }  // expect: wrapped-label@AX3
        .buttonStyle(.destructive)
        .frame(maxWidth: Metrics.widestButton)
    }
  }
}

#Preview {
  NavigationStack {
    SessionScreen(session: Samples.session)
  }
}
