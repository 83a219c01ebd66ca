internal import LayoutPrediction
internal import LineBreaking
internal import TextUnits

extension PlacedView {
  /// The axes along which the view cannot be scrolled.
  var fixedAxes: AxisSet { .all.subtracting(scrollAxes) }

  /// The view as a message names it: by its text, id or kind.
  var named: String {
    if let string = text?.string, !string.isEmpty { return "\"\(string)\"" }
    return id ?? kind
  }
}

extension PlacedView.PlacedText {
  /// How many lines the text has where nothing wraps.
  var paragraphCount: Int { styled.prepared.paragraphCount }
}

extension SeenView {
  /// The control the view is; empty where it is none.
  var control: String { view.target?.control ?? "" }

  /// The fixed frame around a text that is about as wide as high; `nil` where there is none.
  var cell: Rect? {
    guard let frame = ancestors.first(where: { $0.view.kind == "frame" })?.view,
      frame.facts.contains(.fixedFrame), frame.frame.width > 0, frame.frame.height > 0
    else { return nil }
    let ratio = frame.frame.width / frame.frame.height
    return ratio >= 2 / 3 && ratio <= 3 / 2 ? frame.frame : nil
  }

  /// Whether `cell-overflow` speaks for a text.
  var isInCell: Bool { view.text != nil && cell != nil }
}

extension SeenScreen {
  /// Whether a text is what a person typed, which a text field scrolls.
  func isTyped(_ seen: SeenView) -> Bool {
    seen.view.path.hasSuffix(".value")
      && seen.parent?.view.kind == "textField"
  }

  /// Whether a text is what a button, tab, segment, menu or bar says.
  func isControlTitle(_ seen: SeenView) -> Bool {
    if seen.view.kind == "tabTitle" || seen.view.kind == "navigationTitle" { return true }
    return seen.ancestors.contains { ancestor in
      ancestor.view.kind == "segment"
        || ["button", "picker", "tab", "navigationLink"].contains(ancestor.control)
    }
  }

  /// The region in which a view can be reached: the screen and, across what scrolls, the clips.
  func reach(of view: PlacedView) -> Rect {
    guard let clip = view.clip else { return bounds }
    return clip.overlap(bounds)
  }

  /// How much of an area can be reached along each axis; all of it where it scrolls.
  func reachable(_ area: Rect, of view: PlacedView) -> Size {
    let reach = reach(of: view)
    var size = area.size
    if view.fixedAxes.contains(.horizontal) {
      size.width = max(0, min(area.maxX, reach.maxX) - max(area.minX, reach.minX))
    }
    if view.fixedAxes.contains(.vertical) {
      size.height = max(0, min(area.maxY, reach.maxY) - max(area.minY, reach.minY))
    }
    return size
  }
}

extension ScreenSeries {
  /// Whether a text's room is measured by the text itself.
  func hasMeasuredColumn(_ path: String) -> Bool {
    tree.chain(path).contains { entry in
      if case .grid = entry.node.kind { true } else { false }
    }
  }
}

extension TextLayout {
  /// The lines as they show, apart by strokes.
  var shownLines: String {
    let shown = lines.prefix(8).map(\.text).joined(separator: " / ")
    return lines.count > 8 ? shown + " / …" : shown
  }
}
