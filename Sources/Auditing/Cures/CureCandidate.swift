public import LayoutPrediction

/// A change of a layout that may cure a finding, or two changes together.
public struct CureCandidate: Sendable {
  /// The cure's name, as in `value-below-label`; of two, `first + second`.
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
  /// What was done, in this order.
  let recipes: [CureRecipe]
  /// Which views of the tree as it was those of the changed tree are, by their paths.
  let origins: [String: String]
  private let views: ViewTree

  /// - Parameters:
  ///   - recipes: of the stamped tree; at least one.
  ///   - returns: `nil` where a change finds no view or changes nothing.
  init?(_ recipes: [CureRecipe], of stamped: StampedTree, original: ViewTree) {
    var changed = stamped.root
    for recipe in recipes {
      // What an earlier change has copied into two branches is changed in both.
      let makers = Dictionary(
        recipe.changes.map { ($0.path, $0.make) }, uniquingKeysWith: { first, _ in first })
      var found: Set<String> = []
      let next = changed.changing(makers, found: &found)
      guard next != changed, found.count == makers.count else { return nil }
      changed = next
    }
    name = recipes.map(\.cure.name).joined(separator: " + ")
    isLastResort = recipes.contains(where: \.cure.isLastResort)
    summary = recipes.compactMap(\.changes.first?.summary).joined(separator: "; and ")
    self.recipes = recipes
    tree = stamped.restored(changed)
    let paths = recipes.flatMap(\.changes).map(\.path)
    places = Set(paths).compactMap { original[$0]?.place }.sorted {
      (original.position(of: $0.path) ?? 0) < (original.position(of: $1.path) ?? 0)
    }
    views = ViewTree(changed)
    origins = Dictionary(
      views.entries.compactMap { entry in entry.node.id.map { (entry.path, $0) } },
      uniquingKeysWith: { first, _ in first })
    swiftUI = Self.source(of: paths, in: views)
  }

  /// The outermost views of those with an id of the given ones, each once.
  private static func source(of ids: [String], in views: ViewTree) -> String {
    let entries = ids.compactMap { id in views.entries.first { $0.node.id == id } }
    var printed: [String] = []
    for entry in entries {
      let isInside = entries.contains {
        $0.path != entry.path && ($0.path.isEmpty || entry.path.hasPrefix($0.path + "."))
      }
      let source = SwiftUIPrinter.source(of: entry.node)
      if !isInside, !printed.contains(source) { printed.append(source) }
    }
    return printed.joined(separator: "\n\n")
  }

  /// The path a placed view had in the tree as it was; of a view the cure adds, one that no view
  /// of that tree has.
  func original(_ path: String) -> String {
    guard let owner = views.owner(of: path), let origin = origins[owner.path] else {
      return "+" + path
    }
    return origin + path.dropFirst(owner.path.count)
  }

  /// The paths of the tree as it was of the views in a view of the changed one.
  func originals(in path: String) -> [String] {
    Set(origins.filter { $0.key.hasPrefix(path + ".") }.map(\.value)).sorted()
  }
}
