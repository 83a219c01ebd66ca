internal import DynamicType
internal import LayoutPrediction
internal import LineBreaking
internal import TextUnits

/// A screen that declares controls shows none.
public struct NoTargetsRule: LayoutRule {
  public let id = "no-targets"
  public let summary = "a screen that declares controls shows none"
  public let severity = Severity.error
  public let document = RuleDocument(
    what: """
      The source of a screen has controls, and none of them has an area to tap under a condition.
      """,
    why: """
      Either the person cannot do anything, or the audit has looked at something else than was meant: a
      check of targets that finds none has checked nothing.
      """,
    fails: """
      VStack {
        Text("Ready?")
        Button {
        } label: {
          Text("Start").frame(minWidth: 44, minHeight: 44)
        }
        .hidden()
      }
      """,
    passes: """
      VStack {
        Text("Ready?")
        Button {
        } label: {
          Text("Start").frame(minWidth: 44, minHeight: 44)
        }
      }
      """,
    canBeWrong: """
      A screen whose controls depend on state that the layout does not have is reported though it is sound.
      """)

  public init() {}

  public func check(_ series: ScreenSeries) -> [Observation] {
    guard series.screens.contains(where: { $0.targets.isEmpty }) else { return [] }
    let declaring = Set(
      series.tree.entries.filter(\.node.declaresTarget).map { series.tree.screenPath(of: $0.path) })
    return series.screens.compactMap { screen in
      guard declaring.contains(screen.screen.path), screen.targets.isEmpty else { return nil }
      let root = series.tree[screen.screen.path]?.place
      return Observation(
        root ?? Place(path: screen.screen.path, kind: screen.screen.kind), at: screen.size,
        "controls are declared, and nothing can be tapped")
    }
  }
}
