internal import Synchronization

/// Values that are costly to open, kept for as long as the program runs.
///
/// Unbounded on purpose: its keys are locales, of which a project has a few dozen.
final class LocaleCache<Key: Hashable & Sendable, Value: Sendable>: Sendable {
  private let values = Mutex<[Key: Value]>([:])

  /// The value made for a key the first time it was asked for.
  ///
  /// Two threads that ask at once may both make it; both get the one that was kept.
  func value<Failure: Error>(
    for key: Key, make: () throws(Failure) -> Value
  ) throws(Failure) -> Value {
    if let value = values.withLock({ $0[key] }) { return value }
    let made = try make()
    return values.withLock { values in
      let kept = values[key] ?? made
      values[key] = kept
      return kept
    }
  }
}
