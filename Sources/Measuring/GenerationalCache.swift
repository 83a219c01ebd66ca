/// A bounded cache in two generations: new and used entries are young; when the young ones cost
/// more than the limit they become old, and what was old and unused since is dropped.
///
/// It keeps what is used often at the price of a dictionary look-up, holds at most twice its
/// limit, and needs no list of recency.
struct GenerationalCache<Key: Hashable & Sendable, Value: Sendable>: Sendable {
  private var young: [Key: Value] = [:]
  private var old: [Key: Value] = [:]
  private var youngCost = 0
  private let limit: Int
  /// Look-ups that found something, and those that did not.
  private(set) var hits = 0
  private(set) var misses = 0

  /// - Parameter limit: the cost one generation may reach.
  init(limit: Int) {
    self.limit = limit
  }

  /// How many entries there are.
  var count: Int { young.count + old.count }

  /// The value of a key, made young again.
  mutating func value(for key: Key, cost: (Value) -> Int) -> Value? {
    if let value = young[key] {
      hits += 1
      return value
    }
    guard let value = old.removeValue(forKey: key) else {
      misses += 1
      return nil
    }
    hits += 1
    insert(value, for: key, cost: cost(value))
    return value
  }

  /// Adds a value, or puts it in the place of the one the key had.
  mutating func insert(_ value: Value, for key: Key, cost: Int) {
    // Threads that prepare the same text at the same time all put it in; it costs once.
    guard young.index(forKey: key) == nil else {
      young[key] = value
      return
    }
    old[key] = nil
    if youngCost + cost > limit {
      old = young
      young = [:]
      youngCost = 0
    }
    young[key] = value
    youngCost += cost
  }
}
