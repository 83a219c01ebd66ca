internal import DynamicType
internal import LayoutPrediction
internal import LineBreaking
internal import TextUnits

/// ViewThatFits falls back at the usual size already.
public struct FitsOnlyBelowDefaultRule: LayoutRule {
  public let id = "fits-only-below-default"
  public let summary = "ViewThatFits falls back at the usual size already"
  public let severity = Severity.warning
  public let document = RuleDocument(
    what: """
      At `large`, the size people start from, a `ViewThatFits` shows another view than its first. One that falls
      back to a scroll view shows the same and is left alone.
      """,
    why: """
      It compares ideal sizes, in which a text is one line however long. A title that could wrap counts with its
      whole length, so that the layout meant for everybody is shown to nobody.
      """,
    fails: """
      ViewThatFits(in: .horizontal) {
        HStack {
          Text("Approve every command before it runs on this Mac")
          Text("New")
        }
        VStack(alignment: .leading) {
          Text("Approve every command before it runs on this Mac")
          Text("New")
        }
      }
      """,
    passes: """
      @Environment(\\.dynamicTypeSize) private var dynamicTypeSize

      if dynamicTypeSize.isAccessibilitySize {
        VStack(alignment: .leading) {
          Text("Approve every command before it runs on this Mac")
          Text("New")
        }
      } else {
        HStack {
          Text("Approve every command before it runs on this Mac")
          Text("New")
        }
      }
      """,
    canBeWrong: """
      In a language with long words or on a narrow device the fallback may be right.
      """)

  public init() {}

  public func check(_ series: ScreenSeries) -> [Observation] {
    var fallen: Set<String> = []
    for seen in series.usual.flatMap(\.views)
    where seen.view.facts.contains(.fallenBack) && series.tree[seen.view.path] != nil
      && !scrolls(seen, in: series.tree)
    {
      fallen.insert(seen.view.path)
    }
    guard !fallen.isEmpty else { return [] }
    return series.observe { screen, seen in
      guard seen.view.facts.contains(.fallenBack), fallen.contains(seen.view.path) else {
        return nil
      }
      let others = seen.view.facts.contains(.nothingFits) ? ", and at this size none does" : ""
      return series.observation(
        screen, seen, "its first view does not fit at the usual size\(others)")
    }
  }

  /// Whether the last view is a scroll view: it shows what does not fit, and nothing else changes.
  private func scrolls(_ seen: SeenView, in tree: ViewTree) -> Bool {
    guard case .viewThatFits(let fitting) = tree[seen.view.path]?.node.kind,
      case .scrollView = fitting.children.last?.kind
    else { return false }
    return true
  }
}
