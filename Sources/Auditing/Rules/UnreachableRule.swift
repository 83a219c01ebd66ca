internal import DynamicType
internal import LayoutPrediction
internal import LineBreaking
internal import TextUnits

/// A control is outside of the screen and cannot be scrolled to.
public struct UnreachableRule: LayoutRule {
  public let id = "unreachable"
  public let summary = "a control is outside of the screen and cannot be scrolled to"
  public let severity = Severity.error
  public let document = RuleDocument(
    what: """
      Less of a control than a fingertip needs, 28 pt, is on the screen and unclipped, and no scroll view
      around it moves in that direction.
      """,
    why: """
      The person cannot go on: the button that ends the game is below the screen.
      """,
    fails: """
      VStack {
        Image("picture-300x660")
        Text("Three in a row win the game. Play again?")
          .fixedSize(horizontal: false, vertical: true)
        Button {
        } label: {
          Text("Again").frame(minWidth: 44, minHeight: 44)
        }
      }
      """,
    passes: """
      ScrollView {
        VStack {
          Image("picture-300x660")
          Text("Three in a row win the game. Play again?")
            .fixedSize(horizontal: false, vertical: true)
          Button {
          } label: {
            Text("Again").frame(minWidth: 44, minHeight: 44)
          }
        }
      }
      """,
    canBeWrong: """
      A platform view around the screen may scroll; that is not seen. Of a part of a screen (`component`) the
      height it will have is not known, and only its sides are looked at.
      """)

  public init() {}

  public func check(_ series: ScreenSeries) -> [Observation] {
    series.screens.flatMap { screen in
      screen.targets.compactMap { seen, target in
        let needed = Size(
          min(HitTarget.minimum, target.area.width), min(HitTarget.minimum, target.area.height))
        let visible = screen.reachable(target.area, of: seen.view)
        guard
          Axis.allCases.contains(where: { visible[$0] < needed[$0] - Rect.tolerance })
        else { return nil }
        let beyond = target.area.excess(
          beyond: screen.reach(of: seen.view), along: seen.view.fixedAxes)
        return series.observation(
          screen, seen,
          "\(PointsText.short(beyond)) pt beyond what can be seen, and nothing scrolls there",
          missing: beyond)
      }
    }
  }
}
