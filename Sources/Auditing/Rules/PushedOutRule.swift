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
      HStack {
        Text("Background refresh").fixedSize()
        Spacer()
        Text("On").fixedSize()
      }
      """,
    passes: """
      VStack(alignment: .leading) {
        Text("Background refresh")
        Text("On")
      }
      """,
    canBeWrong: """
      Pictures that fill the screen and decorations in `background` and `overlay` are left alone, even where
      they were not meant to jut out.
      """)

  public init() {}

  public func check(_ series: ScreenSeries) -> [Observation] {
    let screens = series.screens.map { ($0, juttingStacks(on: $0, in: series)) }
    // A stack that is too large at one size is named at all, lest one fault has two places.
    let named = Set(screens.flatMap { $1 }.filter { $0.views.count > 1 }.compactMap(\.path))
    return screens.flatMap { screen, stacks in
      stacks.map { stack in
        let isNamed = stack.path.map(named.contains) ?? false
        return observation(isNamed ? stack.path : nil, stack.views, screen, series)
      }
    }
  }

  private func juttingStacks(
    on screen: SeenScreen, in series: ScreenSeries
  ) -> [(path: String?, views: [SeenView])] {
    var stacks: [(path: String?, views: [SeenView])] = []
    for seen in juttingViews(on: screen, in: series) {
      let path = seen.place.owner.flatMap { series.tree.entries[$0].parent }
      if let index = stacks.firstIndex(where: { $0.path == path }) {
        stacks[index].views.append(seen)
      } else {
        stacks.append((path, [seen]))
      }
    }
    return stacks
  }

  /// The outermost contents that jut out, but for targets that other rules name.
  private func juttingViews(on screen: SeenScreen, in series: ScreenSeries) -> [SeenView] {
    var jutting: Set<Int> = []
    return screen.views.filter { seen in
      let view = seen.view
      // Nearly no view juts out, so that is asked first.
      guard excess(view, screen) > Rect.tolerance, isContent(seen, in: series),
        !seen.ancestors.contains(where: { jutting.contains($0.index) }),
        !seen.isInCell
      else { return false }
      jutting.insert(seen.index)
      return view.target == nil
        || view.frame.excess(beyond: screen.bounds, along: view.fixedAxes) <= Rect.tolerance
    }
  }

  /// - Parameter stack: the stack of the views where it is named in place of a view, since several
  ///   jut out of it.
  private func observation(
    _ stack: String?, _ views: [SeenView], _ screen: SeenScreen, _ series: ScreenSeries
  ) -> Observation {
    let most = views.map { excess($0.view, screen) }.max() ?? 0
    let edges = Set(views.flatMap { self.edges($0.view, screen) })
    let named = ["left", "right", "top", "bottom"].filter(edges.contains)
    let message =
      "\(PointsText.short(most)) pt beyond the \(named.joined(separator: " and ")) of its container"
    guard let stack,
      let around = screen.views.first(where: { $0.view.path == stack })
    else { return series.observation(screen, views[0], message, missing: most) }
    let names = views.prefix(3).map(\.view.named).joined(separator: ", ")
    return series.observation(screen, around, "\(names): \(message)", missing: most)
  }

  private func axes(_ view: PlacedView, _ screen: SeenScreen) -> AxisSet {
    // How high a part of a screen may be is not known.
    let isOpenBelow = !screen.isWhole && view.container == screen.views.first?.view.container
    return isOpenBelow ? view.fixedAxes.subtracting([.vertical]) : view.fixedAxes
  }

  private func excess(_ view: PlacedView, _ screen: SeenScreen) -> Points {
    view.frame.excess(beyond: view.container, along: axes(view, screen))
  }

  private func isContent(_ seen: SeenView, in series: ScreenSeries) -> Bool {
    let view = seen.view
    if view.kind == "row" || seen.place.isDecoration { return false }
    if view.text != nil || view.target != nil { return true }
    guard view.kind == "image" || view.kind == "label.icon" else { return false }
    if case .image(let image)? = series.tree[view.path]?.node.kind { return image.symbol != nil }
    return true
  }

  private func edges(_ view: PlacedView, _ screen: SeenScreen) -> [String] {
    let (frame, container) = (view.frame, view.container)
    let axes = axes(view, screen)
    var edges: [(String, Points)] = []
    if axes.contains(.horizontal) {
      edges += [("left", container.minX - frame.minX), ("right", frame.maxX - container.maxX)]
    }
    if axes.contains(.vertical) {
      edges += [("top", container.minY - frame.minY), ("bottom", frame.maxY - container.maxY)]
    }
    return edges.filter { $0.1 > Rect.tolerance }.map(\.0)
  }
}
