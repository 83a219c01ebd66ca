internal import DynamicType
internal import LayoutPrediction
internal import LineBreaking
internal import TextUnits

/// Text does not fit its fixed square.
public struct CellOverflowRule: LayoutRule {
  public let id = "cell-overflow"
  public let summary = "text does not fit its fixed square"
  public let severity = Severity.warning
  public let document = RuleDocument(
    what: """
      A text in a frame of fixed width and height, about as wide as high, is cut, broken or larger than the
      frame. Such cells (days of a calendar, fields of a board, badges) have no room to grow.
      """,
    why: """
      Letters grow with the text size, the cell does not, and the sign in it is lost.
      """,
    fails: """
      Text("28").font(.body).frame(width: 32, height: 32)
      """,
    passes: """
      @ScaledMetric private var width: CGFloat = 32

      Text("28").font(.body).frame(width: width, height: width)
      """,
    canBeWrong: """
      A frame is taken for a cell where neither side is more than one and a half times the other.
      """)

  public init() {}

  public func check(_ series: ScreenSeries) -> [Observation] {
    series.observeTexts { screen, seen, text in
      guard let cell = seen.cell else { return nil }
      let excess = seen.view.frame.size.excess(over: cell.size)
      guard text.layout.outcome.isFault || excess > Rect.tolerance else { return nil }
      let needed = max(
        text.layout.naturalWidth - cell.width, text.layout.font.lineHeight - cell.height)
      return series.observation(
        screen, seen,
        "needs \(PointsText.short(text.layout.naturalWidth)) × "
          + "\(PointsText.short(text.layout.font.lineHeight)) pt in a cell of "
          + "\(PointsText.short(cell.width)) × \(PointsText.short(cell.height))",
        missing: max(excess, needed))
    }
  }
}
