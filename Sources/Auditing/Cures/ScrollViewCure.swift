internal import LayoutPrediction

/// A screen scrolls where it does not fit; a row scrolls sideways.
struct ScrollViewCure: Cure {
  let name = "scroll-view"
  let aspect = CureAspect.arrangement

  func changes(for fault: Fault) -> [CureChange] {
    let rules: Set = [
      "unreachable", "target-off-screen", "pushed-out", "clipped", "truncated", "overlap",
    ]
    guard rules.contains(fault.rule), let content = content(around: fault) else { return [] }
    return [
      CureChange(
        variant: "where-needed", summary: "the screen scrolls where it does not fit",
        path: content.path
      ) { node in
        node.holding { bare in
          .viewThatFits(
            FittingView(
              axes: [.vertical],
              children: [bare, ViewNode(.scrollView(ScrollingView(content: bare)))]))
        }
      },
      CureChange(variant: "always", summary: "the screen scrolls", path: content.path) { node in
        node.holding { bare in .scrollView(ScrollingView(content: bare)) }
      },
    ]
  }

  /// What fills the screen, without its bars; `nil` where something scrolls downwards already.
  private func content(around fault: Fault) -> ViewTree.Entry? {
    var content: ViewTree.Entry?
    for entry in fault.chain {
      switch entry.node.kind {
      case .scrollView(let scroll) where (scroll.axes ?? [.vertical]).contains(.vertical):
        return nil
      case .list: return nil
      case .navigationStack, .tabView:
        // Items of a bar do not scroll.
        return content.flatMap { $0.path == entry.path + ".content" ? $0 : nil }
      default: break
      }
      if entry.path == fault.tree.screenPath(of: fault.path) { return entry }
      content = entry
    }
    return content
  }
}
