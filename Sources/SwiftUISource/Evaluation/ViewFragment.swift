internal import LayoutPrediction

/// Views that an expression makes, and what they ask of the bars around them.
struct ViewFragment {
  var nodes: [ViewNode]
  var preferences = Preferences()

  /// What a view says to a navigation stack or tab bar around it.
  struct Preferences {
    var title: TextContent?
    var display: NavigationView.TitleDisplay?
    var leadingItems: [ViewNode] = []
    var trailingItems: [ViewNode] = []
    var tab: TabsView.Tab?

    var isEmpty: Bool {
      title == nil && leadingItems.isEmpty && trailingItems.isEmpty
    }

    mutating func add(_ other: Preferences) {
      title = title ?? other.title
      display = display ?? other.display
      leadingItems += other.leadingItems
      trailingItems += other.trailingItems
      tab = tab ?? other.tab
    }
  }

  init(_ nodes: [ViewNode] = []) { self.nodes = nodes }

  init(_ node: ViewNode) { nodes = [node] }

  /// One view: itself, or a group of all.
  var node: ViewNode { nodes.count == 1 ? nodes[0] : ViewNode(.group(GroupView(children: nodes))) }

  mutating func append(_ other: ViewFragment) {
    nodes += other.nodes
    preferences.add(other.preferences)
  }

  /// Every view with one more modifier around it.
  func modified(_ modifier: ViewModifier) -> ViewFragment {
    var copy = self
    copy.nodes = nodes.map { $0.modified(modifier) }
    return copy
  }

  /// The views with a place for those that have none of their own.
  func placed(at source: @autoclosure () -> LayoutPrediction.SourceLocation) -> ViewFragment {
    guard nodes.contains(where: { $0.source == nil }) else { return self }
    var copy = self
    let place = source()
    for index in nodes.indices where nodes[index].source == nil { copy.nodes[index].source = place }
    return copy
  }
}
