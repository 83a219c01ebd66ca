/// A part of the work: one of several machines' share of an app's screens.
public struct Shard: Hashable, Sendable, CustomStringConvertible {
  /// From 1 to ``count``.
  public let index: Int
  public let count: Int

  /// - Returns: `nil` where there is no such part.
  public init?(index: Int, count: Int) {
    guard (1...max(count, 1)).contains(index) else { return nil }
    self.index = index
    self.count = count
  }

  /// Reads `2/4`.
  public init?(_ text: String) {
    let parts = text.split(separator: "/", omittingEmptySubsequences: false)
    guard parts.count == 2, let index = Int(parts[0]), let count = Int(parts[1]), count > 0 else {
      return nil
    }
    self.init(index: index, count: count)
  }

  public var description: String { "\(index)/\(count)" }

  /// The shard's part of a row of things, in their order: pieces that lie together, so that the
  /// shards' reports one after another are the whole's report, cut where the costs before the cut
  /// are nearest to the shard's share.
  ///
  /// Every thing is in one shard. None has more than its even share and the cost of one thing.
  ///
  /// - Complexity: O(things).
  func range(costs: [Int]) -> Range<Int> {
    var sums = [0]
    for cost in costs { sums.append(sums[sums.count - 1] + max(cost, 1)) }
    let total = sums[costs.count]
    /// How many things come before the end of a shard.
    func cut(_ shards: Int) -> Int {
      let share = Double(total) * Double(shards) / Double(count)
      var low = sums.firstIndex { Double($0) >= share } ?? costs.count
      if low > 0, share - Double(sums[low - 1]) < Double(sums[low]) - share { low -= 1 }
      return low
    }
    return cut(index - 1)..<max(cut(index - 1), cut(index))
  }
}
