import SwiftUI

enum AppTab: String, CaseIterable, Identifiable {
  case sessions, macs, activity, settings

  var id: String { rawValue }

  var title: LocalizedStringKey {
    switch self {
    case .sessions: "Sessions"
    case .macs: "Macs"
    case .activity: "Activity"
    case .settings: "Settings"
    }
  }

  var symbol: String {
    switch self {
    case .sessions: "terminal"
    case .macs: "desktopcomputer"
    case .activity: "list.bullet.rectangle"
    case .settings: "gearshape"
    }
  }
}
