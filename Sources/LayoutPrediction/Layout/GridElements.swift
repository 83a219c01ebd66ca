internal import TextUnits

/// Rows of cells whose columns line up (`Grid`): each column is as wide as its widest cell.
final class GridElement: LayoutElement {
  private let rows: [[LayoutElement]]
  private let columns: [ColumnElement]
  private let division: RoomDivision
  private let alignment: Alignment
  private let horizontalSpacing: Points
  private let verticalSpacing: Points

  init(
    rows: [[LayoutElement]], alignment: Alignment, horizontalSpacing: Points,
    verticalSpacing: Points
  ) {
    self.rows = rows
    let columns = (0..<(rows.map(\.count).max() ?? 0)).map { column in
      ColumnElement(rows.compactMap { $0.indices.contains(column) ? $0[column] : nil })
    }
    self.columns = columns
    division = RoomDivision(
      children: columns, axis: .horizontal,
      totalGap: horizontalSpacing * Points(max(columns.count - 1, 0)))
    self.alignment = alignment
    self.horizontalSpacing = horizontalSpacing
    self.verticalSpacing = verticalSpacing
  }

  /// The columns share the width as children of a row would, each as stubborn as its cells.
  private func columnWidths(_ proposal: Proposal) -> [Points] {
    zip(columns, division.offers(Proposal(proposal.width, nil))).map {
      $0.size($1).width
    }
  }

  private func rowHeight(_ row: [LayoutElement], _ widths: [Points]) -> Points {
    zip(row, widths).map { $0.size(Proposal($1, nil)).height }.max() ?? 0
  }

  override func measure(_ proposal: Proposal) -> Size {
    let widths = columnWidths(proposal)
    let height = rows.map { rowHeight($0, widths) }.reduce(0, +)
    return Size(
      widths.reduce(0, +) + horizontalSpacing * Points(max(columns.count - 1, 0)),
      height + verticalSpacing * Points(max(rows.count - 1, 0)))
  }

  override func place(
    _ proposal: Proposal, at origin: Point, _ context: PlacementContext
  ) -> [PlacedView] {
    let widths = columnWidths(proposal)
    var placed: [PlacedView] = []
    var y = origin.y
    for row in rows {
      let height = rowHeight(row, widths)
      var x = origin.x
      for (cell, width) in zip(row, widths) {
        let own = cell.size(Proposal(width, nil))
        placed += cell.place(
          Proposal(width, nil),
          at: Point(
            x + (width - own.width) * alignment.horizontal.share,
            y + (height - own.height) * alignment.vertical.share),
          context)
        x += width + horizontalSpacing
      }
      y += height + verticalSpacing
    }
    return placed
  }
}

/// The cells of one column of a grid: as wide as the widest of them.
private final class ColumnElement: LayoutElement {
  private let cells: [LayoutElement]

  init(_ cells: [LayoutElement]) {
    self.cells = cells
  }

  override func measure(_ proposal: Proposal) -> Size {
    Size(cells.map { $0.size(proposal).width }.max() ?? 0, 0)
  }
}

/// Cells in columns of given widths (`LazyVGrid`), filled row by row.
final class LazyGridElement: LayoutElement {
  private let columns: [LazyGridView.Column]
  private let cells: [LayoutElement]
  private let rowSpacing: Points
  private let columnSpacing: Points

  init(
    columns: [LazyGridView.Column], cells: [LayoutElement], rowSpacing: Points,
    columnSpacing: Points
  ) {
    self.columns = columns
    self.cells = cells
    self.rowSpacing = rowSpacing
    self.columnSpacing = columnSpacing
  }

  /// Fixed columns keep their width; the others share the rest, adaptive ones as many as fit.
  private func widths(_ proposal: Proposal) -> [Points] {
    let room = proposal.width.flatMap { $0.isFinite ? $0 : nil } ?? 0
    let fixed = columns.compactMap(\.fixed).reduce(0, +)
    let spaces = columnSpacing * Points(max(columns.count - 1, 0))
    let flexible = columns.filter { $0.fixed == nil }.count
    let share = max(0, room - fixed - spaces) / Points(max(flexible, 1))
    return columns.flatMap { column -> [Points] in
      if let fixed = column.fixed { return [fixed] }
      let minimum = column.minimum ?? 10
      guard column.isAdaptive == true else {
        return [min(max(share, minimum), column.maximum ?? .infinity)]
      }
      let least = max(minimum + columnSpacing, 1 / 1024)
      let count = Int(min(max((share + columnSpacing) / least, 1), Points(Numbers.most)))
      let width = (share - columnSpacing * Points(count - 1)) / Points(count)
      return Array(repeating: min(max(width, minimum), column.maximum ?? .infinity), count: count)
    }
  }

  private func rowHeights(_ widths: [Points]) -> [Points] {
    stride(from: 0, to: cells.count, by: max(widths.count, 1)).map { start in
      zip(cells[start..<min(start + widths.count, cells.count)], widths)
        .map { $0.size(Proposal($1, nil)).height }.max() ?? 0
    }
  }

  override func measure(_ proposal: Proposal) -> Size {
    let widths = widths(proposal)
    let heights = rowHeights(widths)
    let width = widths.reduce(0, +) + columnSpacing * Points(max(widths.count - 1, 0))
    return Size(
      max(proposal.width.flatMap { $0.isFinite ? $0 : nil } ?? width, width),
      heights.reduce(0, +) + rowSpacing * Points(max(heights.count - 1, 0)))
  }

  override func place(
    _ proposal: Proposal, at origin: Point, _ context: PlacementContext
  ) -> [PlacedView] {
    let widths = widths(proposal)
    let heights = rowHeights(widths)
    let total = widths.reduce(0, +) + columnSpacing * Points(max(widths.count - 1, 0))
    let left = origin.x + (size(proposal).width - total) / 2
    var placed: [PlacedView] = []
    var y = origin.y
    for (row, height) in heights.enumerated() {
      var x = left
      for column in widths.indices {
        let index = row * widths.count + column
        guard index < cells.count else { break }
        let own = cells[index].size(Proposal(widths[column], nil))
        placed += cells[index].place(
          Proposal(widths[column], nil),
          at: Point(x + (widths[column] - own.width) / 2, y + (height - own.height) / 2), context)
        x += widths[column] + columnSpacing
      }
      y += height + rowSpacing
    }
    return placed
  }
}
