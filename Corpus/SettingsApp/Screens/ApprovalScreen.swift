import SwiftUI

/// Asks whether a command may run.
struct ApprovalScreen: View {
  @Environment(\.dismiss) private var dismiss

  let session: Session
  var command = "git push"

  var body: some View {
    NavigationStack {
      ScrollingPage {
        Text(session.status.title)
          .font(.title2)
          .wrapsFreely()
        CommandBox(command: command)
        ApprovalButtons { dismiss() }
        Text(L10n.approveHint)
          .font(.footnote)
      }
      .screen("Approvals")
    }
    .presentationDetents([.large])
  }
}

struct ApprovalButtons: View {
  let decide: () -> Void

  var body: some View {
    VStack(spacing: 12) {
      Button("Allow once", action: decide)  // expect: wrapped-label@AX2
        .buttonStyle(.primary)
      Button("Always allow", action: decide)  // expect: wrapped-label@AX3
        .buttonStyle(.primary)
      Button("Don’t allow", role: .cancel, action: decide)  // expect: wrapped-label@AX5
        .buttonStyle(.quiet)
    }
  }
}

#Preview {
  ApprovalScreen(session: Samples.sessions[1])
}
