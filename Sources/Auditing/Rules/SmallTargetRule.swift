internal import DynamicType
internal import LayoutPrediction
internal import LineBreaking
internal import TextUnits

/// The area that can be tapped is smaller than a fingertip.
public struct SmallTargetRule: LayoutRule {
  public let id = "small-target"
  public let summary = "the area that can be tapped is smaller than a fingertip"
  public let severity = Severity.warning
  public let document = RuleDocument(
    what: """
      What can be tapped is less than 44 pt wide or high, the size the Human Interface Guidelines ask for.
      Below 28 pt, their minimum, it is an error. Controls whose size is the system's (switches, steppers,
      sliders, segments, tabs) are held to the minimum; rows of lists, items in bars, menus and text
      fields are not looked at.
      """,
    why: """
      People miss it, the more so those who need large text.
      """,
    fails: """
      Button {
      } label: {
        Text("Edit")
      }
      """,
    passes: """
      Button {
      } label: {
        Text("Edit").frame(minWidth: 44, minHeight: 44)
      }
      """,
    canBeWrong: """
      A target may be enlarged in ways that a layout does not show: by UIKit, by a gesture of a view around
      it, or where links stand in running text, which the guidelines let be small.
      """)

  public init() {}

  public func check(_ series: ScreenSeries) -> [Observation] {
    series.screens.flatMap { screen in
      screen.targets.compactMap { seen, target in
        let isSystems = Self.systemControls.contains(target.control)
        let least = isSystems ? HitTarget.minimum : HitTarget.standard
        let (width, height) = (target.area.width, target.area.height)
        let missing = least - min(width, height)
        guard missing > Rect.tolerance, !Self.unjudged.contains(target.control), !isEnlarged(seen)
        else { return nil }
        let isBelowMinimum = min(width, height) < HitTarget.minimum - Rect.tolerance
        return series.observation(
          screen, seen,
          "\(PointsText.short(width)) × \(PointsText.short(height)) pt; "
            + "\(PointsText.short(least)) are asked for",
          severity: isBelowMinimum && !isSystems ? .error : nil, missing: missing)
      }
    }
  }

  /// Whether a list's row or a bar makes the target larger than the view.
  private func isEnlarged(_ seen: SeenView) -> Bool {
    if seen.isInRow {
      return seen.view.kind.hasPrefix("toggle") || Self.systemControls.contains(seen.control)
    }
    return seen.place.isInBar
  }

  /// Controls whose size an app does not choose.
  private static let systemControls: Set<String> = ["toggle", "stepper", "slider", "tab"]
  /// Controls that the system gives a larger target than they have a frame.
  private static let unjudged: Set<String> = ["textField", "picker"]
}
