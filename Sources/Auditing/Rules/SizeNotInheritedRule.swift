internal import DynamicType
internal import LayoutPrediction
internal import LineBreaking
internal import TextUnits

/// A presented view does not get the text size set around it.
public struct SizeNotInheritedRule: LayoutRule {
  public let id = "size-not-inherited"
  public let summary = "a presented view does not get the text size set around it"
  public let severity = Severity.warning
  public let document = RuleDocument(
    what: """
      A `dynamicTypeSize` is set around a view that presents a sheet, a popover or an alert. What is presented
      takes the system's size.
      """,
    why: """
      A cap does not hold in the sheet; and a test that sets the size this way has never shown the sheet at it.
      """,
    fails: """
      content.sheet(isPresented: $isOpen) { Paywall() }.dynamicTypeSize(.accessibility5)
      """,
    passes: """
      content.sheet(isPresented: $isOpen) { Paywall().dynamicTypeSize(.accessibility5) }
      """,
    canBeWrong: """
      Where several views are presented and only one of them from inside the override, the others are named too.
      """)

  public init() {}

  public func check(_ series: ScreenSeries) -> [Observation] {
    series.screens.compactMap { screen in
      guard screen.screen.missesSizeOverride else { return nil }
      let path = screen.screen.path
      let place = series.tree[path]?.place ?? Place(path: path, kind: screen.screen.kind)
      return Observation(
        place, at: screen.size,
        "the \(screen.screen.kind) takes the system's size, not the one set around its presenter")
    }
  }
}
