import SwiftUI

/// What the audit log shows; the first choice shows everything and names the control.
enum AuditFilter: String, CaseIterable, Identifiable {
  case everything, errors, approvals

  var id: String { rawValue }

  var title: LocalizedStringKey {
    switch self {
    case .everything: "Filter"
    case .errors: "Errors"
    case .approvals: "Approvals"
    }
  }
}
