import Observation

/// The sessions that the Macs told of last.
@Observable
final class SessionStore {
  var recent: [Session] = []

  func forget() {
    recent.removeAll()
  }
}
