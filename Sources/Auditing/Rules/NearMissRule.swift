internal import DynamicType
internal import LayoutPrediction
internal import LineBreaking
internal import TextUnits

/// A text fits with less than a point to spare.
public struct NearMissRule: LayoutRule {
  public let id = "near-miss"
  public let summary = "a text fits with less than a point to spare"
  public let severity = Severity.info
  public let document = RuleDocument(
    what: """
      The room is wider than the text needs by less than a point: what the text needs is the width at which
      nothing is cut or broken and, for a control's title, the width of one line.
      """,
    why: """
      Rounding, another version of the system, or Bold Text is enough to cut it.
      """,
    fails: """
      Text("Messages").lineLimit(1).frame(width: 74)
      """,
    passes: """
      Text("Messages").lineLimit(1).frame(minWidth: 74)
      """,
    canBeWrong: """
      Columns of a `Grid` are as wide as their widest cell, which has nothing to spare and needs nothing; they
      are left alone, but other layouts that give a text just its width are not known.
      """)

  public init() {}

  public func check(_ series: ScreenSeries) -> [Observation] {
    series.observeTexts { screen, seen, text in
      let layout = text.layout
      guard layout.outcome == .fits || layout.outcome == .wraps else { return nil }
      var slack = layout.slack
      let slackOnOneLine = text.constraints.width - layout.naturalWidth
      if layout.outcome == .fits, slackOnOneLine < slack, screen.isControlTitle(seen) {
        slack = slackOnOneLine
      }
      guard slack >= 0, slack < 1, !text.string.isEmpty, text.constraints.width.isFinite,
        !series.hasMeasuredColumn(seen.view.path), !hasEndlessRoom(seen)
      else { return nil }
      let hundredths = (slack * 100).rounded() / 100
      return series.observation(screen, seen, "\(hundredths) pt to spare")
    }
  }

  /// Whether a text may be as wide as it likes: what scrolls sideways may, outside of frames.
  private func hasEndlessRoom(_ seen: SeenView) -> Bool {
    seen.view.scrollAxes.contains(.horizontal)
      && !seen.ancestors.prefix { $0.view.kind != "scrollView" }.contains {
        $0.view.kind == "frame"
      }
  }
}
