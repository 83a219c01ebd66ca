internal import LayoutPrediction

/// What the source says of the path of a placed view.
final class SourcePlace: Sendable {
  let path: String
  /// From 0, each path of a tree once.
  let number: Int
  /// Position in ``ViewTree/entries`` of the view it belongs to.
  let owner: Int?
  /// Whether it is the path of that view itself, not of a part of it.
  let isOwnersPath: Bool
  /// ``ViewTree/isHidden(_:)``.
  let isHidden: Bool
  /// ``ViewTree/isDecoration(_:inside:)``, inside of the whole tree.
  let isDecoration: Bool
  /// Whether it is among the items of a bar.
  let isInBar: Bool

  fileprivate init(_ path: String, number: Int, in tree: ViewTree) {
    self.path = path
    self.number = number
    owner = tree.position(of: path)
    isOwnersPath = owner.map { tree.entries[$0].path == path } ?? false
    isHidden = tree.isHidden(path)
    isDecoration = tree.isDecoration(path)
    isInBar = path.split(separator: ".").contains {
      $0.hasPrefix("leadingItems[") || $0.hasPrefix("trailingItems[")
    }
  }
}

/// The places of the paths of a tree.
///
/// A view is placed under every condition and asked about by every rule; its path is looked into
/// once.
struct SourcePlaces {
  private let tree: ViewTree
  private var places: [SourcePlace] = []
  private var numbers: [String: Int] = [:]
  /// Of each place the one that was asked for after it. Screens differ little from size to size, so
  /// that this mostly is the one that is wanted, and comparing paths takes less than hashing one.
  private var successors: [Int] = []
  private var last = 0

  init(_ tree: ViewTree) {
    self.tree = tree
  }

  /// How many paths there are.
  var count: Int { places.count }

  mutating func place(of path: String) -> SourcePlace {
    if !places.isEmpty, places[successors[last]].path == path {
      last = successors[last]
      return places[last]
    }
    let number = numbers[path] ?? add(path)
    successors[last] = number
    last = number
    return places[number]
  }

  private mutating func add(_ path: String) -> Int {
    let number = places.count
    places.append(SourcePlace(path, number: number, in: tree))
    successors.append(0)
    numbers[path] = number
    return number
  }
}
