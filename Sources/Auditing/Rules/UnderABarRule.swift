internal import DynamicType
internal import LayoutPrediction
internal import LineBreaking
internal import TextUnits

/// Content lies under a region the system draws in.
public struct UnderABarRule: LayoutRule {
  public let id = "under-a-bar"
  public let summary = "content lies under a region the system draws in"
  public let severity = Severity.error
  public let document = RuleDocument(
    what: """
      A text or a control meets a region that the device keeps for itself, such as the bar at the side of a
      folded screen, by more than half a point. What scrolls up and down may pass under a bar at the top
      or bottom.
      """,
    why: """
      It is covered. Neither the width nor the size class tells, since both stay the same while the bar comes
      and goes: an inset has to come from the safe area or the reserved region itself.
      """,
    fails: """
      ScrollView(.horizontal) {
        HStack {
          Text("Monday")
          Text("Tuesday")
          Text("Wednesday")
          Text("Thursday")
          Text("Friday")
          Text("Saturday")
        }
      }
      """,
    passes: """
      ScrollView(.horizontal) {
        HStack {
          Text("Monday")
          Text("Tuesday")
          Text("Wednesday")
          Text("Thursday")
          Text("Friday")
          Text("Saturday")
        }
      }
      .clipped()
      """,
    canBeWrong: """
      It knows the regions of the device table, some of which are assumed. Content that moves aside in code
      at run time is not seen to move.
      """)

  public init() {}

  public func check(_ series: ScreenSeries) -> [Observation] {
    guard !series.device.reservedRegions.isEmpty else { return [] }
    return series.screens.flatMap { observations(of: $0, in: series) }
  }

  private func observations(of screen: SeenScreen, in series: ScreenSeries) -> [Observation] {
    // Of what scrolls sideways under an upright region, the scroll view lies under it, by as much as
    // all of its contents do.
    var order: [Int] = []
    var covered: [Int: (region: Rect, common: Rect)] = [:]
    for seen in screen.views {
      guard seen.view.text != nil || seen.view.target != nil,
        let visible = screen.visible(seen.view),
        let (region, common) = self.covered(visible, of: seen.view, series.device)
      else { continue }
      let scroller = region.isUpright ? sideways(seen) : nil
      let isPartOfTarget = seen.ancestors.contains { $0.view.target != nil }
      guard scroller != nil || !isPartOfTarget else { continue }
      let index = scroller?.index ?? seen.index
      if let known = covered[index] {
        covered[index] = (known.region, known.common.union(common))
      } else {
        covered[index] = (region, common)
        order.append(index)
      }
    }
    return order.compactMap { index in
      covered[index].map { observation(screen.views[index], $0.region, $0.common, screen, series) }
    }
  }

  private func covered(
    _ visible: Rect, of view: PlacedView, _ device: Device
  ) -> (region: Rect, common: Rect)? {
    for region in device.reservedRegions {
      if view.scrollAxes.contains(.vertical), !region.isUpright { continue }
      if let common = visible.intersection(region), common.width > Rect.tolerance,
        common.height > Rect.tolerance
      {
        return (region, common)
      }
    }
    return nil
  }

  /// The scroll view that moves a view sideways, which is what lies under the bar.
  private func sideways(_ seen: SeenView) -> SeenView? {
    guard seen.view.scrollAxes.contains(.horizontal) else { return nil }
    return seen.ancestors.first { $0.view.kind == "scrollView" }
  }

  private func observation(
    _ seen: SeenView, _ region: Rect, _ common: Rect, _ screen: SeenScreen, _ series: ScreenSeries
  ) -> Observation {
    let depth = region.isUpright ? common.width : common.height
    return series.observation(
      screen, seen,
      "\(PointsText.short(depth)) pt under the region at x \(PointsText.short(region.minX)), "
        + "\(PointsText.short(region.width)) pt wide",
      missing: depth)
  }
}

extension Rect {
  fileprivate var isUpright: Bool { height > width }
}
