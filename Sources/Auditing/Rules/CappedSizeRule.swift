internal import DynamicType
internal import LayoutPrediction
internal import LineBreaking
internal import TextUnits

/// Text stops growing before the person's choice.
public struct CappedSizeRule: LayoutRule {
  public let id = "capped-size"
  public let summary = "text stops growing before the person's choice"
  public let severity = Severity.info
  public let document = RuleDocument(
    what: """
      A `dynamicTypeSize` sets the text size or keeps it from its largest.
      """,
    why: """
      Somebody who chose the largest size does not get it here. As a last resort it can be right; it should be
      known.
      """,
    fails: """
      content.dynamicTypeSize(...DynamicTypeSize.xxxLarge)
      """,
    passes: """
      ScrollView { content }
      """,
    canBeWrong: """
      It cannot tell a cap of need from one of haste.
      """)

  public init() {}

  public func check(_ series: ScreenSeries) -> [Observation] {
    series.tree.entries.flatMap { entry -> [Observation] in
      let caps = entry.node.modifiers.compactMap { modifier -> ContentSize? in
        guard case .dynamicTypeSize(let range) = modifier else { return nil }
        return (range.size ?? range.maximum).flatMap { ContentSize(name: $0) }
      }
      guard let cap = caps.min() else { return [] }
      return series.sizes.filter { $0.size > cap }.map {
        Observation(entry.place, at: $0.size, "text in it stays at \(cap.shortName)")
      }
    }
  }
}
