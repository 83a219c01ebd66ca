public import LayoutPrediction

/// A change of a layout that may cure a finding.
public struct CureCandidate: Sendable {
  /// The cure's name, as in `value-below-label`.
  public let name: String
  /// What is changed, in a line.
  public let summary: String
  /// The whole tree, changed.
  public let tree: ViewNode
  /// The views of the tree as it was that are changed.
  public let places: [Place]
  /// The changed views as SwiftUI; of several that are written the same, one.
  public let swiftUI: String
  /// Whether it is worth trying only where nothing else helps.
  public let isLastResort: Bool
  /// Which views of the tree as it was those of the changed tree are, by their paths.
  let origins: [String: String]
  private let views: ViewTree

  /// - Parameters:
  ///   - changes: of the stamped tree, in any order; at least one.
  ///   - returns: `nil` where a change finds no view or changes nothing.
  init?(_ cure: any Cure, _ changes: [CureChange], of stamped: StampedTree, original: ViewTree) {
    // What stands later or deeper first, so that paths before it stay true.
    let ordered = changes.sorted {
      (stamped.tree.position(of: $0.path) ?? 0) > (stamped.tree.position(of: $1.path) ?? 0)
    }
    var changed = stamped.root
    for change in ordered {
      guard let next = changed.replacing(at: change.path, change.make) else { return nil }
      changed = next
    }
    guard let first = changes.first, changed != stamped.root else { return nil }
    name = cure.name
    isLastResort = cure.isLastResort
    summary = first.summary
    tree = stamped.restored(changed)
    places = changes.compactMap { original[$0.path]?.place }
    views = ViewTree(changed)
    origins = Dictionary(
      views.entries.compactMap { entry in entry.node.id.map { (entry.path, $0) } },
      uniquingKeysWith: { first, _ in first })
    let entries = views.entries
    var printed: [String] = []
    for change in changes {
      guard let entry = entries.first(where: { $0.node.id == change.path }) else { continue }
      let source = SwiftUIPrinter.source(of: entry.node)
      if !printed.contains(source) { printed.append(source) }
    }
    swiftUI = printed.joined(separator: "\n\n")
  }

  /// The path a placed view had in the tree as it was; of a view the cure adds, one that no view
  /// of that tree has.
  func original(_ path: String) -> String {
    guard let owner = views.owner(of: path), let origin = origins[owner.path] else {
      return "+" + path
    }
    return origin + path.dropFirst(owner.path.count)
  }
}
