public import LayoutPrediction

/// The views of a tree by the paths they are placed under.
public struct ViewTree: Sendable {
  /// A view as the source states it.
  public struct Entry: Sendable {
    /// Steps from the root of the tree; empty for the root.
    public let path: String
    /// The view with its modifiers and all in it.
    public let node: ViewNode
    /// Path of the view around it; `nil` for the root.
    public let parent: String?

    /// The place a finding would name.
    public var place: Place {
      Place(path: path, kind: node.kind.name, id: node.id, source: node.source)
    }
  }

  /// In the order of the source.
  public let entries: [Entry]
  private let positions: [String: Int]
  /// Of each entry the position of the one around it, which is lower; `nil` for the root.
  private let parents: [Int?]
  /// Paths of hidden views, with the number of modifiers that `hidden` stands outside of.
  private let hidden: [(path: String, innerModifiers: Int)]

  /// - Complexity: O(views × depth).
  public init(_ root: ViewNode) {
    var entries: [Entry] = []
    // No recursion: a tree may be nested deeper than the stack allows.
    var pending = [Entry(path: "", node: root, parent: nil)]
    while let entry = pending.popLast() {
      entries.append(entry)
      for (step, child) in entry.node.steps.reversed() {
        pending.append(Entry(path: entry.path + step, node: child, parent: entry.path))
      }
    }
    self.entries = entries
    let positions = Dictionary(
      entries.enumerated().map { ($1.path, $0) }, uniquingKeysWith: { first, _ in first })
    self.positions = positions
    parents = entries.map { entry in entry.parent.flatMap { positions[$0] } }
    hidden = entries.compactMap { entry in
      entry.node.modifiers.lastIndex(where: \.hides).map { (entry.path, $0) }
    }
  }

  /// The view of a path; `nil` where the source has none, as for parts of controls.
  public subscript(path: String) -> Entry? { positions[path].map { entries[$0] } }

  /// Position of the view a path belongs to, in the order of the source.
  func position(of path: String) -> Int? {
    var steps = Substring(path)
    while true {
      if let position = positions[String(steps)] { return position }
      guard let dot = steps.lastIndex(of: ".") else { return nil }
      steps = steps[..<dot]
    }
  }

  /// The view itself and those around it, innermost first.
  public func chain(_ path: String) -> some Sequence<Entry> {
    sequence(state: position(of: path)) { next -> Entry? in
      guard let position = next else { return nil }
      next = parents[position]
      return entries[position]
    }
  }

  /// The view of the source a placed view is made for: `.icon` of a label is the label's.
  public func owner(of path: String) -> Entry? { position(of: path).map { entries[$0] } }

  /// Position of the innermost view around those at two positions.
  ///
  /// - Complexity: O(depth).
  func commonAncestor(_ first: Int, _ second: Int) -> Int? {
    var (first, second) = (first, second)
    while first != second {
      guard let outer = parents[max(first, second)] else { return nil }
      (first, second) = (min(first, second), outer)
    }
    return first
  }

  /// Whether the source hides a view or one around it.
  func isHidden(_ path: String) -> Bool {
    hidden.contains { hidden in
      guard path.hasPrefix(hidden.path) else { return false }
      let rest = path.dropFirst(hidden.path.count)
      guard rest.hasPrefix(".modifiers[") else { return rest.isEmpty || rest.hasPrefix(".") }
      let number = rest.dropFirst(".modifiers[".count).prefix { $0.isNumber }
      return (Int(number) ?? 0) < hidden.innerModifiers
    }
  }
}

extension ViewModifier {
  fileprivate var hides: Bool {
    switch self {
    case .hidden(let flag): flag.isOn ?? true
    case .opacity(let opacity): opacity.value == 0
    default: false
    }
  }
}
