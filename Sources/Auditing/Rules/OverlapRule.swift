internal import DynamicType
internal import LayoutPrediction
internal import LineBreaking
internal import TextUnits

/// Texts or controls lie over one another.
public struct OverlapRule: LayoutRule {
  public let id = "overlap"
  public let summary = "texts or controls lie over one another"
  public let severity = Severity.error
  public let document = RuleDocument(
    what: """
      Two texts, or a text and a control, or two controls cover the same place by more than half a point though
      they stand side by side or one below the other: a frame is too small for what is in it, or an offset
      moves one over the other.
      """,
    why: """
      Neither can be read, and a tap may reach the wrong one.
      """,
    fails: """
      VStack {
        Text("Reminders").frame(height: 30)
        Text("Calendar").frame(height: 30)
      }
      """,
    passes: """
      VStack {
        Text("Reminders").frame(minHeight: 30)
        Text("Calendar").frame(minHeight: 30)
      }
      """,
    canBeWrong: """
      What a `ZStack`, an `overlay` or a `background` lays over another view is meant to lie there and is not
      looked at. Frames are compared, not letters: the last line of a paragraph may be short where the
      other view stands.
      """)

  public init() {}

  public func check(_ series: ScreenSeries) -> [Observation] {
    series.screens.flatMap { screen in overlaps(on: screen, in: series) }
  }

  private func overlaps(on screen: SeenScreen, in series: ScreenSeries) -> [Observation] {
    let drawn = screen.views.compactMap { seen -> (seen: SeenView, rect: Rect)? in
      guard seen.view.text != nil || seen.view.target != nil, seen.view.kind != "row",
        let rect = screen.visible(seen.view)
      else { return nil }
      return (seen, rect)
    }.sorted { ($0.rect.minY, $0.seen.index) < ($1.rect.minY, $1.seen.index) }
    var found: [Observation] = []
    for (position, first) in drawn.enumerated() {
      for second in drawn[(position + 1)...] {
        guard second.rect.minY < first.rect.maxY - Rect.tolerance else { break }
        guard let common = first.rect.intersection(second.rect),
          common.width > Rect.tolerance, common.height > Rect.tolerance,
          areApart(first.seen, second.seen, series.tree)
        else { continue }
        let (under, over) =
          first.seen.index < second.seen.index
          ? (first.seen, second.seen) : (second.seen, first.seen)
        found.append(
          series.observation(
            screen, over,
            "lies over \(under.view.named) by \(PointsText.short(common.width)) × "
              + "\(PointsText.short(common.height)) pt",
            missing: min(common.width, common.height)))
      }
    }
    return found
  }

  /// Whether two views were meant to stand beside one another.
  private func areApart(
    _ first: SeenView, _ second: SeenView, _ tree: ViewTree
  ) -> Bool {
    guard !first.isNested(in: second), !second.isNested(in: first),
      let one = first.place.owner, let other = second.place.owner,
      let ancestor = tree.commonAncestor(one, other).map({ tree.entries[$0] })
    else { return false }
    switch ancestor.node.kind {
    case .zstack, .geometryReader, .navigationStack, .tabView: return false
    default: break
    }
    return [first, second].allSatisfy {
      !tree.isDecoration($0.view.path, inside: ancestor.path)
    }
  }
}
