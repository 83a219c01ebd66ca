internal import TextUnits

/// Rows in sections (`List`, `Form`, inset grouped), scrolling.
final class ListElement: LayoutElement {
  /// A row, or a header or footer.
  struct Row {
    enum Kind {
      case header
      case footer
      /// - Parameter keepsInsets: whether the content stands inside the row's vertical insets; of
      ///   switches, pickers and steppers only the label does, by itself.
      case row(keepsInsets: Bool)
    }

    let kind: Kind
    let content: LayoutElement
    let origin: ViewOrigin
    /// Whether the whole row can be tapped.
    let control: String?
  }

  private let sections: [[Row]]
  private let metrics: LayoutMetrics
  private let origin: ViewOrigin
  // Asked for at every row, and looked up by name.
  private let sideInset: Points
  private let rowSideInset: Points
  private let rowMinimumHeight: Points

  init(sections: [[Row]], isPlain: Bool, metrics: LayoutMetrics, origin: ViewOrigin) {
    self.sections = sections
    self.metrics = metrics
    self.origin = origin
    sideInset = isPlain ? 0 : metrics.bySizeClass("listSideInset")
    rowSideInset = metrics.bySizeClass("rowSideInset")
    rowMinimumHeight = metrics.rowMinimumHeight
  }

  override func measure(_ proposal: Proposal) -> Size {
    let width = proposal.width.flatMap { $0.isFinite ? $0 : nil } ?? 320
    return Size(width, proposal.height.flatMap { $0.isFinite ? $0 : nil } ?? contentHeight(width))
  }

  override func place(
    _ proposal: Proposal, at point: Point, _ context: PlacementContext
  ) -> [PlacedView] {
    let frame = Rect(point, size(proposal))
    var inside = context.clipped(to: frame)
    inside.scrollAxes.insert(.vertical)
    var placed: [PlacedView] = []
    walk(frame.width) { row, top, height in
      placed.append(place(row, in: rowRect(frame, top: top, height: height), inside))
    }
    return [origin.placed(frame, context, children: placed)]
  }

  private func rowRect(_ frame: Rect, top: Points, height: Points) -> Rect {
    Rect(
      x: frame.minX + sideInset, y: frame.minY + top, width: rowWidth(frame.width), height: height)
  }

  private func place(_ row: Row, in rect: Rect, _ context: PlacementContext) -> PlacedView {
    var inside = context
    inside.container = rect
    let offer = Proposal(contentWidth(rect.width), nil)
    let own = row.content.size(offer)
    let y: Points =
      switch row.kind {
      case .header: rect.minY + metrics["headerVerticalInset"]
      case .footer: rect.minY + metrics["footerVerticalInset"]
      case .row: rect.minY + (rect.height - own.height) / 2
      }
    let children = row.content.place(
      offer, at: Point(rect.minX + rowSideInset, y), inside)
    return row.origin.placed(
      rect, context, target: row.control.map { PlacedView.Target(control: $0, area: rect) },
      children: children)
  }

  private func rowWidth(_ width: Points) -> Points {
    max(0, width - 2 * sideInset)
  }

  private func contentWidth(_ rowWidth: Points) -> Points {
    max(0, rowWidth - 2 * rowSideInset)
  }

  private func height(_ row: Row, rowWidth: Points) -> Points {
    let own = row.content.size(Proposal(contentWidth(rowWidth), nil)).height
    switch row.kind {
    case .header: return own + 2 * metrics["headerVerticalInset"]
    case .footer: return own + 2 * metrics["footerVerticalInset"]
    case .row(let keepsInsets):
      let insets = keepsInsets ? 2 * metrics["rowVerticalInset"] : 0
      return max(own + insets, rowMinimumHeight)
    }
  }

  private func contentHeight(_ width: Points) -> Points {
    var bottom: Points = 0
    walk(width) { _, top, height in bottom = top + height }
    return bottom
  }

  /// Calls `visit` with each row, its top below the list's, and its height.
  private func walk(_ width: Points, _ visit: (Row, Points, Points) -> Void) {
    let rowWidth = rowWidth(width)
    var top: Points = 0
    var endsWithFooter = true
    for section in sections {
      if !endsWithFooter { top += metrics.pixels.rounded(metrics["sectionGap"]) }
      for row in section {
        let height = height(row, rowWidth: rowWidth)
        visit(row, top, height)
        top += height
        if case .footer = row.kind { endsWithFooter = true } else { endsWithFooter = false }
      }
    }
  }
}
