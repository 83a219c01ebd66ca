internal import DynamicType
internal import LayoutPrediction
internal import LineBreaking
internal import TextUnits

/// Text is shrunk further than it can be read.
public struct ShrunkRule: LayoutRule {
  public let id = "shrunk"
  public let summary = "text is shrunk further than it can be read"
  public let severity = Severity.warning
  public let document = RuleDocument(
    what: """
      `minimumScaleFactor` has made a text smaller than a share of its size: 80 %, where no policy says
      otherwise.
      """,
    why: """
      Somebody who asks for large text is given small text. A scale factor hides a fault; it does not mend it.
      """,
    fails: """
      Text("Set as default").lineLimit(1).minimumScaleFactor(0.5).frame(width: 90)
      """,
    passes: """
      Text("Set as default").lineLimit(2).minimumScaleFactor(0.8)
      """,
    canBeWrong: """
      At the largest sizes half is still larger than usual; the rule asks for the share all the same.
      SwiftUI's own steps of shrinking may end a little above or below the factor that is found.
      """)

  /// The smallest factor that passes.
  public var limit: Double

  /// - Parameter limit: the smallest factor that passes, from 0 to 1.
  public init(limit: Double = 0.8) { self.limit = limit }

  public func check(_ series: ScreenSeries) -> [Observation] {
    series.observeTexts { screen, seen, text in
      let limit = series.policy(for: seen.view).smallestScale ?? limit
      guard text.layout.scale < limit - 1e-6 else { return nil }
      let points = PointsText.short(text.layout.font.pointSize)
      return series.observation(
        screen, seen,
        "at \(PointsText.short(text.layout.scale * 100)) %, \(points) pt; the least is "
          + "\(PointsText.short(limit * 100)) %",
        missing: -text.layout.slack)
    }
  }
}
