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
      A `dynamicTypeSize` sets the text size, or keeps it from its largest, around a text that shows.
      """,
    why: """
      Somebody who chose the largest size does not get it here. As a last resort it can be right; it should be
      known.
      """,
    fails: """
      Text("Background refresh").dynamicTypeSize(...DynamicTypeSize.xxxLarge)
      """,
    passes: """
      Text("Background refresh")
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
      return series.screens.filter { $0.size > cap && $0.hasCappedText(in: entry.path) }.map {
        Observation(entry.place, at: $0.size, "text in it stays at \(cap.shortName)")
      }
    }
  }
}

extension SeenScreen {
  /// Whether a view shows text on this screen that a limit keeps from the person's size.
  fileprivate func hasCappedText(in path: String) -> Bool {
    views.contains { seen in
      guard seen.view.text != nil, seen.view.facts.contains(.cappedSize) else { return false }
      return path.isEmpty || seen.view.path == path || seen.view.path.hasPrefix(path + ".")
    }
  }
}
