internal import DynamicType
internal import LayoutPrediction
internal import LineBreaking
internal import TextUnits

/// Part of a control is beyond the edge of the screen.
public struct TargetOffScreenRule: LayoutRule {
  public let id = "target-off-screen"
  public let summary = "part of a control is beyond the edge of the screen"
  public let severity = Severity.error
  public let document = RuleDocument(
    what: """
      The area that can be tapped juts out of the screen by more than half a point; enough of it is left to
      tap, or `unreachable` would say so.
      """,
    why: """
      Half a switch tells nobody whether it is on.
      """,
    fails: """
      HStack {
        Text("Background refresh").fixedSize()
        Toggle("Background refresh", isOn: $isOn).labelsHidden()
      }
      """,
    passes: """
      HStack {
        Text("Background refresh")
        Toggle("Background refresh", isOn: $isOn)
          .labelsHidden()
          .fixedSize()
          .layoutPriority(1)
      }
      """,
    canBeWrong: """
      A carousel that shows the edge of its next card by intent is left alone only where it scrolls.
      """)

  public init() {}

  public func check(_ series: ScreenSeries) -> [Observation] {
    series.screens.flatMap { screen in
      screen.targets.compactMap { seen, target in
        let excess = target.area.excess(
          beyond: screen.bounds, along: seen.view.fixedAxes)
        let visible = screen.reachable(target.area, of: seen.view)
        guard excess > Rect.tolerance,
          Axis.allCases.allSatisfy({
            visible[$0] >= min(HitTarget.minimum, target.area.size[$0]) - Rect.tolerance
          })
        else { return nil }
        return series.observation(
          screen, seen,
          "\(PointsText.short(excess)) pt of the \(target.control) are beyond the screen",
          missing: excess)
      }
    }
  }
}
