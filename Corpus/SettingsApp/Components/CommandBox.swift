import SwiftUI

/// A command as it will run.
struct CommandBox: View {
  let command: String

  var body: some View {
    ScrollView(.horizontal) {
      Text(verbatim: command)
        .font(.body.monospaced())
        .padding(Metrics.gap)
    }
    .background(Color(.secondarySystemBackground))
  }
}

/// How far a session has come.
struct SessionProgress: View {
  let done: Int
  let total: Int

  var body: some View {
    VStack(alignment: .leading, spacing: 4) {
      Text("\(done) of \(total) sessions running")
        .secondaryText()
      ProgressView(value: Double(done), total: Double(total))
    }
  }
}
