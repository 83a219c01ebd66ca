internal import DynamicType
internal import LayoutPrediction
internal import LineBreaking
internal import TextUnits

/// Padding around a button does not make it easier to tap.
public struct UntappablePaddingRule: LayoutRule {
  public let id = "untappable-padding"
  public let summary = "padding around a button does not make it easier to tap"
  public let severity = Severity.warning
  public let document = RuleDocument(
    what: """
      A button has padding or a larger frame outside of its label, where taps do nothing. It is reported where
      the label alone is smaller than 44 pt in that direction, or where a background after the padding
      makes it look like part of the button.
      """,
    why: """
      What can be tapped is the frame of the label. People tap where the button seems to be, and nothing happens.
      """,
    fails: """
      Button {
      } label: {
        Text("Save")
      }
      .padding()
      .background {
        Color.primary
      }
      """,
    passes: """
      Button {
      } label: {
        Text("Save")
          .padding()
          .background {
            Color.primary
          }
      }
      """,
    canBeWrong: """
      Padding that is there for distance alone is reported where the label is small; the label is then too
      small all the same. Gestures of views around the button are not seen.
      """)

  public init() {}

  public func check(_ series: ScreenSeries) -> [Observation] {
    series.observe { screen, seen in
      guard seen.view.kind == "button", let area = seen.view.target?.area,
        seen.place.isOwnersPath, let owner = seen.place.owner, !seen.isInRow
      else { return nil }
      let modifiers = series.tree.entries[owner].node.modifiers
      var dead: AxisSet = []
      var looksLarger = false
      for modifier in modifiers {
        switch modifier {
        case .padding(let padding): dead.formUnion(padding.axes)
        case .frame(let frame): dead.formUnion(frame.enlargedAxes(of: area))
        case .background: looksLarger = looksLarger || !dead.isEmpty
        default: break
        }
      }
      let small = Axis.allCases.filter {
        dead.contains($0) && area.size[$0] < HitTarget.standard - Rect.tolerance
      }
      guard !dead.isEmpty, looksLarger || !small.isEmpty else { return nil }
      return series.observation(
        screen, seen,
        "only \(PointsText.short(area.width)) × \(PointsText.short(area.height)) pt can be "
          + "tapped; put the padding into the label",
        missing: max(0, HitTarget.standard - (small.map { area.size[$0] }.min() ?? .infinity)))
    }
  }
}

extension PaddingModifier {
  fileprivate var axes: AxisSet {
    let insets =
      insets ?? (edges ?? .all).insets(length ?? scaledLength?.value ?? HitTarget.minimum)
    return AxisSet(Axis.allCases.filter { insets[$0] > Rect.tolerance })
  }
}

extension FrameModifier {
  /// The axes along which the frame is larger than a view by a length of its own.
  fileprivate func enlargedAxes(of area: Rect) -> AxisSet {
    var axes: AxisSet = []
    if let width = width ?? minWidth, width > area.width + Rect.tolerance {
      axes.insert(.horizontal)
    }
    if let height = height ?? minHeight, height > area.height + Rect.tolerance {
      axes.insert(.vertical)
    }
    return axes
  }
}
