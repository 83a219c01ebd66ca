internal import DynamicType
internal import LayoutPrediction
internal import LineBreaking
internal import TextUnits

/// The source language leaves translations little room.
public struct SourceUsesMostRule: LayoutRule {
  public let id = "source-uses-most"
  public let summary = "the source language leaves translations little room"
  public let severity = Severity.info
  public let document = RuleDocument(
    what: """
      At the usual size, the source's own text takes more than 70 % of the width it may have on its lines. Asked
      of control's titles and of texts with a line limit, in the source language alone.
      """,
    why: """
      German and Finnish need about a third more, short words double. What fits tightly in English fits nowhere
      else.
      """,
    fails: """
      Button {
      } label: {
        Text("Notifications")
      }
      .frame(width: 120)
      """,
    passes: """
      Button {
      } label: {
        Text("Notifications").frame(minWidth: 120, minHeight: 44)
      }
      """,
    canBeWrong: """
      A name that is the same in all languages needs no spare room.
      """)

  /// The share that passes.
  public var limit: Double

  /// - Parameter limit: the share of the width that passes, from 0 to 1.
  public init(limit: Double = 0.7) { self.limit = limit }

  public func check(_ series: ScreenSeries) -> [Observation] {
    guard series.locale.language == series.sourceLanguage.language else { return [] }
    return series.usual.flatMap { screen -> [Observation] in
      // Texts at double length are no longer the source's.
      guard !screen.screen.condition.isDoubleLength else { return [] }
      return screen.views.compactMap { seen -> Observation? in
        guard let text = seen.view.text, !text.layout.outcome.isFault,
          text.string.contains(where: \.isLetter), text.constraints.width.isFinite,
          !series.hasMeasuredColumn(seen.view.path)
        else { return nil }
        let isTitle = screen.isControlTitle(seen)
        guard isTitle || text.constraints.lines != nil, !screen.isTyped(seen) else { return nil }
        let needed =
          isTitle && text.constraints.lines == nil
          ? text.layout.naturalWidth : text.layout.requiredWidth
        let share = needed / text.constraints.width
        guard share > limit, share <= 1 else { return nil }
        return series.observation(
          screen, seen,
          "takes \(PointsText.short(needed)) of \(PointsText.short(text.constraints.width)) pt, "
            + "\(PointsText.short(share * 100)) %")
      }
    }.filter { observation in series.sizes.contains { $0.size == observation.size } }
  }
}
