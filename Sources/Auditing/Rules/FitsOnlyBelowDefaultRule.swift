internal import DynamicType
internal import LayoutPrediction
internal import LineBreaking
internal import TextUnits

/// ViewThatFits falls back at the usual size already.
public struct FitsOnlyBelowDefaultRule: LayoutRule {
  public let id = "fits-only-below-default"
  public let summary = "ViewThatFits falls back at the usual size already"
  public let severity = Severity.warning
  public let document = RuleDocument(
    what: """
      At `large`, the size people start from, a `ViewThatFits` shows another view than its first.
      """,
    why: """
      It compares ideal sizes, in which a text is one line however long. A title that could wrap counts with its
      whole length, so that the layout meant for everybody is shown to nobody.
      """,
    fails: """
      ViewThatFits { HStack { Text(longTitle); badge }; VStack { Text(longTitle); badge } }
      """,
    passes: """
      if typeSize.isAccessibilitySize { VStack { title; badge } } else { HStack { title; badge } }
      """,
    canBeWrong: """
      In a language with long words or on a narrow device the fallback may be right.
      """)

  public init() {}

  public func check(_ series: ScreenSeries) -> [Observation] {
    var fallen: Set<String> = []
    for seen in series.usual.flatMap(\.views) where seen.view.facts.contains(.fallenBack) {
      fallen.insert(seen.view.path)
    }
    return series.observe { screen, seen in
      guard seen.view.facts.contains(.fallenBack), fallen.contains(seen.view.path) else {
        return nil
      }
      return series.observation(screen, seen, "its first view does not fit at the usual size")
    }
  }
}
