internal import Synchronization

/// A line on the terminal that says how far a long run is; nothing where nobody watches.
final class ProgressLine: Sendable {
  private let isShown: Bool
  private let label: String
  private let clock = ContinuousClock()
  private let start: ContinuousClock.Instant
  private let lastShown: Mutex<ContinuousClock.Instant>

  /// - Parameter isShown: whether the person wants it at all.
  init(isShown: Bool, label: String) {
    self.isShown = isShown && standardError.isTerminal
    self.label = label
    start = clock.now
    lastShown = Mutex(start)
  }

  /// Shows the state, at most ten times a second.
  func show(_ done: Int, of total: Int) {
    guard isShown, total > 0 else { return }
    let now = clock.now
    let isDue = lastShown.withLock { last in
      guard last.duration(to: now) >= .milliseconds(100) else { return false }
      last = now
      return true
    }
    guard isDue else { return }
    let elapsed = start.duration(to: now) / .seconds(1)
    let left = elapsed / Double(max(done, 1)) * Double(total - done)
    let rate = Double(done) / max(elapsed, 0.001)
    let speed = rate < 10 ? "\((rate * 10).rounded() / 10)" : "\(Int(rate))"
    standardError.write(
      "\r\u{1B}[K\(label) \(done * 100 / total) %  \(done) of \(total), \(speed) a second, "
        + "about \(Int(left) + 1) s left")
  }

  /// Takes the line away.
  func clear() {
    if isShown { standardError.write("\r\u{1B}[K") }
  }
}
