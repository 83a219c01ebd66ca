import SwiftUI

/// A line of the audit log, with its time at the end.
struct AuditEntryRow: View {
  @Environment(\.dynamicTypeSize) private var typeSize

  let entry: AuditEntry

  var body: some View {
    if typeSize.isAccessibilitySize {
      VStack(alignment: .leading, spacing: 4) {
        icon
        Text(message)
        time
      }
    } else {
      HStack(alignment: .firstTextBaseline) {
        icon
          .frame(width: Metrics.iconColumn)
        Text(message)
        Spacer()
        time
          .fixedSize()
      }
    }
  }

  private var icon: some View {
    RowIcon(symbol: entry.isError ? "xmark.circle" : "checkmark.circle")
  }

  private var time: some View {
    Text(verbatim: entry.time)
      .foregroundStyle(.secondary)
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
