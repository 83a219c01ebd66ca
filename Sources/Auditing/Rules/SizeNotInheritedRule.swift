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
      A `dynamicTypeSize` is set around a view that presents a sheet, a popover or an alert, and what is presented
      sets none itself. It takes the system's size. Of an alert, whose text is the system's, it is only said.
      """,
    why: """
      A cap does not hold in the sheet; and a test that sets the size this way has never shown the sheet at it.
      """,
    fails: """
      Text("Paired Macs")
        .sheet(isPresented: $isPresented) {
          Text("All features, one price")
        }
        .dynamicTypeSize(.accessibility5)
      """,
    passes: """
      Text("Paired Macs")
        .sheet(isPresented: $isPresented) {
          Text("All features, one price").dynamicTypeSize(.accessibility5)
        }
        .dynamicTypeSize(.accessibility5)
      """,
    canBeWrong: """
      A size that the presented view sets deeper inside, and not on its outermost view, is not taken for its own.
      """)

  public init() {}

  public func check(_ series: ScreenSeries) -> [Observation] {
    series.screens.compactMap { screen in
      let path = screen.screen.path
      guard screen.screen.missesSizeOverride,
        series.tree[path]?.node.modifiers.contains(where: \.setsTypeSize) != true
      else { return nil }
      let place = series.tree[path]?.place ?? Place(path: path, kind: screen.screen.kind)
      return Observation(
        place, at: screen.size,
        "the \(screen.screen.kind) takes the system's size, not the one set around its presenter",
        severity: screen.screen.kind == "alert" ? .info : nil)
    }
  }
}

extension ViewModifier {
  var setsTypeSize: Bool { if case .dynamicTypeSize = self { true } else { false } }
}
