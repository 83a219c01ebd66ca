import SwiftUI

/// A line of the audit log, with its time at the end.
struct AuditEntryRow: View {
  let entry: AuditEntry

  var body: some View {
    HStack(alignment: .firstTextBaseline) {
      RowIcon(symbol: entry.isError ? "xmark.circle" : "checkmark.circle")
        .frame(width: Metrics.iconColumn)
      Text(message)  // expect(10): word-broken@AX3
      Spacer()
      Text(verbatim: entry.time)
        .foregroundStyle(.secondary)
        .fixedSize()
    }
  }

  private var message: LocalizedStringKey {
    switch entry.event {
    case .approval(let person, let mac): "\(person) approved a command on \(mac)"
    case .refusal(let person): "\(person) denied file access"
    }
  }
}

#Preview {
  List {
    AuditEntryRow(entry: Samples.entries[0])
  }
  .listStyle(.plain)
}
