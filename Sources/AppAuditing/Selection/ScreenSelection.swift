internal import Auditing
internal import LayoutPrediction
internal import SwiftUISource

/// Which of an app's screens are looked at; all, where nothing is said.
public struct ScreenSelection: Hashable, Sendable {
  /// Only those that a change may reach.
  public var changes: SourceChanges?
  /// Only a part, out of those.
  public var shard: Shard?

  public init(changes: SourceChanges? = nil, shard: Shard? = nil) {
    self.changes = changes
    self.shard = shard
  }

  /// - Parameter groups: screens that look the same stand together.
  func selected(_ groups: [[ScreenReading]]) -> [[ScreenReading]] {
    var selected = groups
    if let changes { selected = selected.filter { changes.reach($0) } }
    if let shard {
      let costs = selected.map { $0[0].nodeCount }
      selected = Array(selected[shard.range(costs: costs)])
    }
    return selected
  }
}

extension SourceChanges {
  /// Whether any of the views of a screen comes from a file that is reached.
  fileprivate func reach(_ screens: [ScreenReading]) -> Bool {
    screens.contains { $0.source.map { reached.contains($0.file) } ?? false }
      || ViewTree(screens[0].layout.view).entries.contains { entry in
        entry.node.source.map { reached.contains($0.file) } ?? false
      }
  }
}

extension ScreenReading {
  /// The views of its tree, by which the time it takes goes.
  fileprivate var nodeCount: Int { ViewTree(layout.view).entries.count }
}
