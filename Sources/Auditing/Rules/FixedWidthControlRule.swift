internal import DynamicType
internal import LayoutPrediction
internal import LineBreaking
internal import TextUnits

/// A control with words in it has a fixed width.
public struct FixedWidthControlRule: LayoutRule {
  public let id = "fixed-width-control"
  public let summary = "a control with words in it has a fixed width"
  public let severity = Severity.warning
  public let document = RuleDocument(
    what: """
      A frame of fixed width stands around a button, link, switch, picker or stepper that has a title, or around
      the whole label of a button. Controls that show only a symbol are left alone.
      """,
    why: """
      The words grow with translation and text size, and the frame does not.
      """,
    fails: """
      Button {
      } label: {
        Text("Save settings")
      }
      .frame(width: 120, height: 44)
      """,
    passes: """
      Button {
      } label: {
        Text("Save settings").frame(minWidth: 120, maxWidth: .infinity, minHeight: 44)
      }
      """,
    canBeWrong: """
      A width that code computes from the words, or that follows the text size, is no fixed width; one the
      reader of the source could not resolve may be taken for one.
      """)

  public init() {}

  public func check(_ series: ScreenSeries) -> [Observation] {
    series.tree.entries.flatMap { entry -> [Observation] in
      guard let width = fixedWidth(entry.node), hasWords(entry.path, series.tree),
        series.screens.contains(where: { $0.views.contains { $0.view.path == entry.path } })
      else { return [] }
      return series.observeEverywhere(
        entry.place, "always \(PointsText.short(width)) pt wide, whatever its title needs")
    }
  }

  private func fixedWidth(_ node: ViewNode) -> Points? {
    switch node.kind {
    case .button(let button):
      return node.modifiers.fixedWidth ?? button.label.modifiers.fixedWidth
    case .navigationLink, .toggle, .picker, .stepper: return node.modifiers.fixedWidth
    default: return nil
    }
  }

  private func hasWords(_ path: String, _ tree: ViewTree) -> Bool {
    if case .picker? = tree[path]?.node.kind { return true }
    return tree.entries.contains { entry in
      guard entry.path.hasPrefix(path + ".label") else { return false }
      switch entry.node.kind {
      case .text(let content): return content.verbatim != ""
      case .label: return true
      default: return false
      }
    }
  }
}

extension [ViewModifier] {
  fileprivate var fixedWidth: Points? {
    for case .frame(let frame) in self {
      if let width = frame.width, frame.scaledWidth == nil { return width }
    }
    return nil
  }
}
