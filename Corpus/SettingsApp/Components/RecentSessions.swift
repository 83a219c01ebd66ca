import SwiftUI

/// The sessions of the last days, whichever there were.
struct RecentSessions: View {
  @Environment(SessionStore.self) private var store

  var body: some View {
    VStack(alignment: .leading, spacing: Metrics.gap) {
      ForEach(store.recent) { session in
        SessionRow(session: session)
      }
    }
    .fillsRow()
  }
}
