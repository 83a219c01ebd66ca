import SwiftUI

/// A session in a list: what it is called, where it runs, how it is doing.
struct SessionRow: View {
  @Environment(\.dynamicTypeSize) private var typeSize

  let session: Session

  var body: some View {
    if typeSize.isAccessibilitySize {
      VStack(alignment: .leading, spacing: 4) {
        name
        details
      }
    } else {
      HStack(alignment: .top) {
        RowIcon(symbol: session.status.symbol)
        VStack(alignment: .leading, spacing: 4) {
          name
          details
        }
        Spacer(minLength: 8)
      }
    }
  }

  private var name: some View {
    Text(verbatim: session.name)
      .font(.headline)
  }

  @ViewBuilder
  private var details: some View {
    Text(session.status.title)
      .secondaryText()
    if let idleTime = session.idleTime {
      Text("Idle for \(idleTime)")
        .secondaryText()
    }
    if case .failed(let code) = session.status {
      Text(verbatim: "#\(code)")
        .secondaryText()
    }
  }
}

#Preview {
  List {
    SessionRow(session: Samples.session)
  }
  .listStyle(.plain)
}
