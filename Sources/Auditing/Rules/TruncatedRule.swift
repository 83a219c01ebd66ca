internal import DynamicType
internal import LayoutPrediction
internal import LineBreaking
internal import TextUnits

/// Text ends in an ellipsis.
public struct TruncatedRule: LayoutRule {
  public let id = "truncated"
  public let summary = "text ends in an ellipsis"
  public let severity = Severity.warning
  public let document = RuleDocument(
    what: """
      An ellipsis stands for part of a text, for want of width, of lines or of height. A text without a line
      limit is cut too where its stack has no more height to give. Where not even a line has its height,
      `clipped` says so as well.
      """,
    why: """
      What is cut cannot be read, and a translation is often cut at the word that matters.
      """,
    fails: """
      HStack {
        Text("Background refresh")
        Spacer()
        Text("Every hour").fixedSize()
      }
      .lineLimit(1)
      """,
    passes: """
      VStack(alignment: .leading) {
        Text("Background refresh")
        Text("Every hour")
      }
      """,
    canBeWrong: """
      It does not know that a text repeats what stands elsewhere, or is meant to be cut, as a preview of a
      message is: a policy `mayTruncate` says so. What is typed into a text field scrolls and is not
      looked at.
      """)

  public init() {}

  public func check(_ series: ScreenSeries) -> [Observation] {
    series.observeTexts { screen, seen, text in
      guard text.layout.isTruncated, !screen.isTyped(seen), !seen.isInCell
      else { return nil }
      let policy = series.policy(for: seen.view)
      guard policy.mayTruncate != true else { return nil }
      let cause =
        text.constraints.lines == nil && text.constraints.height != nil
        ? "there is height for \(text.layout.lines.count) "
          + (text.layout.lines.count == 1 ? "line" : "lines")
        : "\(PointsText.short(-text.layout.slack)) pt of width are missing"
      return series.observation(
        screen, seen, "cut to \"\(text.layout.visibleText)\"; \(cause)",
        severity: policy.mayTruncate == false ? .error : nil, missing: -text.layout.slack)
    }
  }
}
