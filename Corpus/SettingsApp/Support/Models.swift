import SwiftUI

struct PairedMac: Identifiable, Hashable {
  let id: Int
  var name: String
  var battery = 80
  var sessionCount = 2
  var isDemo = false
  var status = MacStatus.connected
  var lastSeen = "12:40"
}

enum MacStatus: Hashable {
  case connected, connecting, asleep

  var title: LocalizedStringKey {
    switch self {
    case .connected: "Connected"
    case .connecting: "Connecting…"
    case .asleep: "Asleep"
    }
  }

  var tint: Color {
    self == .connected ? .green : .orange
  }
}

struct Session: Identifiable, Hashable {
  let id: Int
  var name: String
  var macName: String
  var status = SessionStatus.running
  var idleTime: String?
  var seconds = 42
  var fileCount = 3
  var commandCount = 17
}

enum SessionStatus: Hashable {
  case running, waiting, finished
  case failed(code: Int)

  var title: LocalizedStringKey {
    switch self {
    case .running: "Running"
    case .waiting: "Waiting for approval"
    case .finished: "Finished"
    case .failed: "Failed"
    }
  }

  var symbol: String {
    switch self {
    case .running: "play.circle"
    case .waiting: "hand.raised"
    case .finished: "checkmark.circle"
    case .failed: "exclamationmark.triangle"
    }
  }
}

struct AuditEntry: Identifiable {
  enum Event {
    case approval(person: String, mac: String)
    case refusal(person: String)
  }

  let id: Int
  var event: Event
  var time: String
  var isError = false
}

struct Plan: Identifiable {
  let id: String
  var title: LocalizedStringKey
  var price: String
  var isBestValue = false
}
