internal import LayoutPrediction

/// A tree whose views carry their path as their id, so that they are known again after a change.
struct StampedTree: Sendable {
  let root: ViewNode
  let tree: ViewTree
  private let ids: [String: String]

  init(_ original: ViewNode) {
    root = Self.stamped(original, path: "")
    tree = ViewTree(root)
    ids = Dictionary(
      ViewTree(original).entries.compactMap { entry in entry.node.id.map { (entry.path, $0) } },
      uniquingKeysWith: { first, _ in first })
  }

  private static func stamped(_ node: ViewNode, path: String) -> ViewNode {
    var copy = node.mapped { step, child in stamped(child, path: path + step) }
    copy.id = path
    return copy
  }

  /// A changed tree with the ids of the source again.
  func restored(_ changed: ViewNode) -> ViewNode {
    var copy = changed.mapped { _, child in restored(child) }
    copy.id = changed.id.flatMap { ids[$0] }
    return copy
  }
}
