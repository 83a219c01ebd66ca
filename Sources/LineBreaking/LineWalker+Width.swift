internal import TextUnits

extension LineWalker {
  /// The width of clusters set as a line of their own.
  ///
  /// - Complexity: O(1); with tabs O(log tabs + tabs on the line).
  func width(_ start: Int, _ end: Int) -> Points {
    guard end > start else { return 0 }
    var corrections: Ems = 0
    if !text.endCorrections.isEmpty { corrections += Ems(text.endCorrections[end]) }
    if !text.endCorrectionShifts.isEmpty {
      corrections += font.opticalPosition * Ems(text.endCorrectionShifts[end])
    }
    if !text.startCorrections.isEmpty { corrections += Ems(text.startCorrections[start]) }
    return spannedWidth(start, end) + font.pointSize * corrections
  }

  /// The width of a line that ends at an opportunity, with the hyphen of a soft one.
  func width(endingAt opportunity: BreakOpportunity) -> Points {
    let end = Int(opportunity.contentEnd)
    guard opportunity.reason == .softHyphen, end > start else { return width(start, end) }
    return width(start, end) + text.piece(ofCluster: end - 1).hyphenWidth(in: font)
  }

  /// The sum of advances, as they stand in the unbroken text.
  func spannedWidth(_ start: Int, _ end: Int) -> Points {
    if text.tabs.isEmpty { return position(end) - position(start) }
    return tabbedWidth(start, end)
  }

  /// The distance of a boundary from the text's start, were the text one line.
  private func position(_ boundary: Int) -> Points {
    let drawn = text.textAdvances[boundary]
    let display = text.displayAdvances[boundary]
    return font.pointSize * (drawn + font.opticalPosition * (display - drawn))
      + font.tracking * Points(text.trackedCounts[boundary])
      + font.clusterSpacing * Points(boundary)
  }

  /// Each tab moves on to the next stop, counted from the line's start.
  private func tabbedWidth(_ start: Int, _ end: Int) -> Points {
    var pen: Points = 0
    var from = start
    for index in firstTab(from: start)..<text.tabs.count {
      let tab = Int(text.tabs[index])
      guard tab < end else { break }
      pen += position(tab) - position(from)
      pen = ((pen / constraints.tabInterval).rounded(.down) + 1) * constraints.tabInterval
      from = tab + 1
    }
    return pen + position(end) - position(from)
  }

  /// The position in `text.tabs` of the first tab at a cluster or behind it.
  private func firstTab(from cluster: Int) -> Int {
    var (low, high) = (0, text.tabs.count)
    while low < high {
      let middle = (low + high) / 2
      if Int(text.tabs[middle]) < cluster { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
