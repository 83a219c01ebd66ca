import SwiftUI

struct SessionsScreen: View {
  let sessions: [Session]
  @State private var waiting: Session?
  @State private var hasNothing = false

  private var waitingCount: Int {
    sessions.filter { $0.status == .waiting }.count
  }

  var body: some View {
    NavigationStack {
      List {
        Section {
          RunningSessionsRow()
          if waitingCount > 0 {
            Text("\(waitingCount) approvals waiting")
              .secondaryText()
          }
        }
        Section {
          if sessions.isEmpty {
            EmptyState(title: "No sessions yet", symbol: "terminal")
          }
          ForEach(sessions) { session in
            NavigationLink(value: session) {
              SessionRow(session: session)
            }
          }
        }
      }
      .listStyle(.plain)
      .screen("Sessions")
      .navigationDestination(for: Session.self) { session in
        SessionScreen(session: session)
      }
      .toolbar {
        ToolbarItem(placement: .primaryAction) {
          NewSessionButton(action: begin)
        }
      }
      .sheet(item: $waiting) { session in
        ApprovalScreen(session: session)
      }
      .alert("No sessions yet", isPresented: $hasNothing) {
        Button("Close") {}
      }
    }
  }

  private func begin() {
    waiting = sessions.first
    hasNothing = sessions.isEmpty
  }
}

struct NewSessionButton: View {
  let action: () -> Void

  var body: some View {
    Button(action: action) {
      Image(systemName: "plus")
        .frame(minWidth: Metrics.smallestTarget, minHeight: Metrics.smallestTarget)
    }
    .accessibilityLabel("New session")
  }
}

#Preview {
  SessionsScreen(sessions: Samples.sessions)
}

#Preview("Empty") {
  SessionsScreen(sessions: [])
}
