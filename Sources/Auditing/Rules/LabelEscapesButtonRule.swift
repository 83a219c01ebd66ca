internal import DynamicType
internal import LayoutPrediction
internal import LineBreaking
internal import TextUnits

/// A button's label is larger than the frame around the button.
public struct LabelEscapesButtonRule: LayoutRule {
  public let id = "label-escapes-button"
  public let summary = "a button's label is larger than the frame around the button"
  public let severity = Severity.warning
  public let document = RuleDocument(
    what: """
      A fixed frame around a button is smaller than the button's label, which shows and can be tapped beyond it.
      """,
    why: """
      The label lies over the neighbours and takes their taps, and it grows with the text size and the
      translation while the frame does not.
      """,
    fails: """
      Button {
      } label: {
        Text("Save settings").frame(width: 300, height: 300)
      }
      .frame(width: 100, height: 100)
      """,
    passes: """
      Button {
      } label: {
        Text("Save settings").frame(minWidth: 100, minHeight: 100)
      }
      """,
    canBeWrong: """
      It is a known way to enlarge a target without moving its neighbours; where that is meant, suppress it.
      """)

  public init() {}

  public func check(_ series: ScreenSeries) -> [Observation] {
    series.observe { screen, seen in
      guard seen.view.kind == "button", let area = seen.view.target?.area else { return nil }
      let modifiers = seen.view.path + ".modifiers["
      guard
        let frame = seen.ancestors.prefix(while: { $0.view.path.hasPrefix(modifiers) })
          .first(where: { $0.view.kind == "frame" })
      else { return nil }
      let excess = max(
        area.width - frame.view.frame.width, area.height - frame.view.frame.height)
      guard excess > Rect.tolerance else { return nil }
      let (inner, outer) = (area, frame.view.frame)
      return series.observation(
        screen, seen,
        "the label is \(PointsText.short(inner.width)) × \(PointsText.short(inner.height)) pt, "
          + "the frame \(PointsText.short(outer.width)) × \(PointsText.short(outer.height))",
        missing: excess)
    }
  }
}
