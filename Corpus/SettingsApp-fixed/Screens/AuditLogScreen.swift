import SwiftUI

struct AuditLogScreen: View {
  let entries: [AuditEntry]
  @State private var filter = AuditFilter.everything

  private var shown: [AuditEntry] {
    filter == .errors ? entries.filter(\.isError) : entries
  }

  var body: some View {
    NavigationStack {
      List {
        Section {
          AuditFilterBar(filter: $filter)
          Text("\(entries.count) commands approved today")
            .secondaryText()
        }
        if shown.isEmpty {
          EmptyState(title: "No entries match this filter") {
            ShowEverythingButton { filter = .everything }
          }
        } else {
          ForEach(shown) { entry in
            AuditEntryRow(entry: entry)
          }
        }
        Button("Export audit log") {}
      }
      .listStyle(.plain)
      .screen("Activity")
    }
  }
}

/// The title of the log beside the menu that filters it.
struct AuditFilterBar: View {
  @Environment(\.dynamicTypeSize) private var typeSize

  @Binding var filter: AuditFilter

  var body: some View {
    if typeSize.isAccessibilitySize {
      VStack(alignment: .leading) {
        title
        picker
          .lineLimit(2)
      }
    } else {
      HStack {
        title
          .layoutPriority(1)
        Spacer()
        picker
      }
    }
  }

  private var title: some View {
    Text("Audit log")
      .font(.headline)
  }

  private var picker: some View {
    Picker("Filter", selection: $filter) {
      ForEach(AuditFilter.allCases) { choice in
        Text(choice.title).tag(choice)
      }
    }
    .pickerStyle(.menu)
    .labelsHidden()
  }
}

struct ShowEverythingButton: View {
  let action: () -> Void

  var body: some View {
    Button("Try again", action: action)  // expect: wrapped-label@AX5
      .buttonStyle(.quiet)
  }
}

#Preview {
  AuditLogScreen(entries: Samples.entries)
}
