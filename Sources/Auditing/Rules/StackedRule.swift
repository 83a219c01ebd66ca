internal import DynamicType
internal import LayoutPrediction
internal import LineBreaking
internal import TextUnits

/// Text stands in a column of one or two characters a line.
public struct StackedRule: LayoutRule {
  public let id = "stacked"
  public let summary = "text stands in a column of one or two characters a line"
  public let severity = Severity.error
  public let document = RuleDocument(
    what: """
      The column is so narrow that three lines or more hold one or two characters each.
      """,
    why: """
      Nobody reads a word from top to bottom where it should run along. It is what Japanese comes to where
      English still breaks words.
      """,
    fails: """
      HStack {
        Image(systemName: "desktopcomputer").frame(width: 44)
        Text("実行中のセッション")
        Spacer()
        Text("一時停止中").fixedSize()
      }
      .padding(.horizontal, 16)
      """,
    passes: """
      HStack {
        Image(systemName: "desktopcomputer").frame(width: 44)
        VStack(alignment: .leading) {
          Text("実行中のセッション")
          Text("一時停止中")
        }
      }
      .padding(.horizontal, 16)
      """,
    canBeWrong: """
      A text that is one character a line by intent, as on a spine, is one too many.
      """)

  public init() {}

  public func check(_ series: ScreenSeries) -> [Observation] {
    series.observeTexts { screen, seen, text in
      guard text.layout.outcome == .stacked, !seen.isInCell else { return nil }
      return series.observation(
        screen, seen, "\(text.layout.lines.count) lines: \(text.layout.shownLines)",
        missing: -text.layout.slack)
    }
  }
}
