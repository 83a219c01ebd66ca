internal import DynamicType
internal import LayoutPrediction
internal import LineBreaking
internal import TextUnits

/// A view stands beyond the edge of its container.
public struct PushedOutRule: LayoutRule {
  public let id = "pushed-out"
  public let summary = "a view stands beyond the edge of its container"
  public let severity = Severity.error
  public let document = RuleDocument(
    what: """
      The frame of a text, a symbol or a control juts out of the region it should stay in, the safe area or
      its row, by more than half a point, and cannot be scrolled into sight. Of a control that leaves the
      screen itself, `target-off-screen` and `unreachable` speak.
      """,
    why: """
      What is beyond the edge is not seen, or lies under the system's own signs.
      """,
    fails: """
      HStack { Text(title).fixedSize(); Spacer(); Toggle("", isOn: $isOn).labelsHidden() }
      """,
    passes: """
      HStack { Text(title); Spacer(); Toggle("", isOn: $isOn).labelsHidden() }
      """,
    canBeWrong: """
      Pictures that fill the screen and decorations in `background` and `overlay` are left alone, even where
      they were not meant to jut out.
      """)

  public init() {}

  public func check(_ series: ScreenSeries) -> [Observation] {
    series.screens.flatMap { screen in
      var reported: Set<Int> = []
      return screen.views.compactMap { seen -> Observation? in
        let view = seen.view
        guard isContent(view, in: series),
          !screen.ancestors(of: seen).contains(where: { reported.contains($0.index) }),
          !series.isInCell(screen, seen)
        else { return nil }
        let excess = view.frame.excess(beyond: view.container, along: view.fixedAxes)
        guard excess > Rect.tolerance else { return nil }
        reported.insert(seen.index)
        // The rules of targets name these.
        if view.target != nil,
          view.frame.excess(beyond: screen.bounds, along: view.fixedAxes) > Rect.tolerance
        {
          return nil
        }
        return series.observation(
          screen, seen, "\(PointsText.short(excess)) pt beyond \(edge(view))", missing: excess)
      }
    }
  }

  private func isContent(_ view: PlacedView, in series: ScreenSeries) -> Bool {
    if view.kind == "row" { return false }
    if view.text != nil || view.target != nil { return !series.tree.isDecoration(view.path) }
    guard view.kind == "image" || view.kind == "label.icon" else { return false }
    if case .image(let image)? = series.tree[view.path]?.node.kind, image.symbol == nil {
      return false
    }
    return !series.tree.isDecoration(view.path)
  }

  private func edge(_ view: PlacedView) -> String {
    let (frame, container) = (view.frame, view.container)
    var edges: [(String, Points)] = []
    if view.fixedAxes.contains(.horizontal) {
      edges += [("left", container.minX - frame.minX), ("right", frame.maxX - container.maxX)]
    }
    if view.fixedAxes.contains(.vertical) {
      edges += [("top", container.minY - frame.minY), ("bottom", frame.maxY - container.maxY)]
    }
    let beyond = edges.filter { $0.1 > Rect.tolerance }.map(\.0)
    return "the \(beyond.joined(separator: " and ")) of its container"
  }
}
