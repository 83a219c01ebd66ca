internal import DynamicType
internal import LayoutPrediction
internal import LineBreaking
internal import TextUnits

/// Text is cut by a fixed height or by the edge of its container.
public struct ClippedRule: LayoutRule {
  public let id = "clipped"
  public let summary = "text is cut by a fixed height or by the edge of its container"
  public let severity = Severity.error
  public let document = RuleDocument(
    what: """
      A line of text is higher than the frame it stands in, or its frame juts out of a region that cuts off what
      is outside of it. What a scroll view cuts can be scrolled into sight and does not count.
      """,
    why: """
      The tops or tails of letters are gone, and with them accents that tell words apart.
      """,
    fails: """
      Text("Older than a month").frame(height: 18).clipped()
      """,
    passes: """
      Text("Older than a month").frame(minHeight: 18)
      """,
    canBeWrong: """
      A fixed frame by itself does not cut: SwiftUI draws the line beyond it. It is reported all the same
      since it then lies over its neighbours. By how much a letter really uses its line is not looked at.
      """)

  public init() {}

  public func check(_ series: ScreenSeries) -> [Observation] {
    series.observeTexts { screen, seen, text in
      if text.layout.outcome == .clipped, let height = text.constraints.height,
        isTooHigh(seen), !seen.isInCell
      {
        let line = text.layout.font.lineHeight
        return series.observation(
          screen, seen,
          "a line is \(PointsText.short(line)) pt high and has \(PointsText.short(height)) pt",
          missing: line - height)
      }
      guard let clip = seen.view.clip else { return nil }
      let excess = seen.view.frame.excess(beyond: clip, along: seen.view.fixedAxes)
      guard excess > Rect.tolerance, !seen.isInCell else { return nil }
      return series.observation(
        screen, seen, "\(PointsText.short(excess)) pt of it are cut off at the edge",
        missing: excess)
    }
  }

  /// Whether a line that was offered less than its height stands out of what is around it. A stack
  /// that offers too little and then grows with the line cuts nothing.
  private func isTooHigh(_ seen: SeenView) -> Bool {
    seen.ancestors.prefix { $0.view.kind != "scrollView" }.contains {
      seen.view.frame.height > $0.view.frame.height + Rect.tolerance
    }
  }
}
