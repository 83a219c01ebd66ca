internal import TextUnits

extension LineWalker {
  /// The last permitted line, from `start` to the end of the text, with an ellipsis for what has
  /// no room. The cut falls between grapheme clusters; no white space stands beside the ellipsis.
  func cutLine(from start: Int) -> Line {
    switch constraints.truncation {
    case .tail: cutTail(from: start)
    case .head: cutHead(from: start)
    case .middle: cutMiddle(from: start)
    }
  }

  private func cutTail(from start: Int) -> Line {
    let end = paragraphEnd(from: start)
    // The ellipsis has the font of what it hides, so where the cut falls decides its width.
    var kept = largestBoundary(from: start, through: end) { boundary in
      width(start, boundary) + ellipsisWidth(hiding: boundary) <= limit
    }
    kept = withoutTrailingSpace(start, kept)
    return line(
      start,
      Line.Cut(prefixEnd: kept, suffixStart: text.clusterCount, suffixEnd: text.clusterCount),
      ellipsis: ellipsisWidth(hiding: kept))
  }

  private func cutHead(from start: Int) -> Line {
    let (first, end) = lastParagraph(from: start)
    let hidden = ellipsisWidth(hiding: max(first - 1, start))
    let kept = withoutLeadingSpace(
      smallestBoundary(from: first, through: end) { boundary in
        width(boundary, end) + hidden <= limit
      }, end)
    return line(
      start, Line.Cut(prefixEnd: start, suffixStart: kept, suffixEnd: end), ellipsis: hidden)
  }

  /// Half of the room to each side; what the end does not use goes to the beginning.
  private func cutMiddle(from start: Int) -> Line {
    let (first, end) = lastParagraph(from: start)
    let ellipsis = ellipsisWidth(hiding: (start + end) / 2)
    let room = limit - ellipsis
    let suffix = smallestBoundary(from: first, through: end) { boundary in
      width(boundary, end) <= room / 2
    }
    let prefix = largestBoundary(from: start, through: min(suffix, paragraphEnd(from: start))) {
      width(start, $0) + width(suffix, end) <= room
    }
    let cut = Line.Cut(
      prefixEnd: withoutTrailingSpace(start, prefix),
      suffixStart: withoutLeadingSpace(suffix, end), suffixEnd: end)
    return line(start, cut, ellipsis: ellipsis)
  }

  private func line(_ start: Int, _ cut: Line.Cut, ellipsis: Points) -> Line {
    let width =
      width(start, cut.prefixEnd) + ellipsis + width(cut.suffixStart, cut.suffixEnd)
    return Line(
      start: start, contentEnd: text.clusterCount, end: text.clusterCount, width: width,
      widthWithSpaces: width, reason: .end, cut: cut)
  }

  private func ellipsisWidth(hiding cluster: Int) -> Points {
    text.piece(ofCluster: min(cluster, text.clusterCount - 1)).ellipsisWidth(in: font)
  }

  /// The end of what the paragraph of a cluster shows.
  private func paragraphEnd(from cluster: Int) -> Int {
    for index in text.forcedBreaks.indices {
      let opportunity = text.breaks[Int(text.forcedBreaks[index])]
      if Int(opportunity.cluster) > cluster { return max(Int(opportunity.contentEnd), cluster) }
    }
    return text.clusterCount
  }

  /// The last paragraph that shows anything, no earlier than `start`.
  private func lastParagraph(from start: Int) -> (first: Int, end: Int) {
    var (first, end) = (start, start)
    var from = start
    for index in text.forcedBreaks.indices {
      let opportunity = text.breaks[Int(text.forcedBreaks[index])]
      guard Int(opportunity.cluster) > from else { continue }
      if Int(opportunity.contentEnd) > from { (first, end) = (from, Int(opportunity.contentEnd)) }
      from = Int(opportunity.cluster)
    }
    return (first, end)
  }

  private func largestBoundary(
    from start: Int, through end: Int, where fits: (Int) -> Bool
  ) -> Int {
    var (low, high) = (start, max(end, start) + 1)
    while high - low > 1 {
      let middle = (low + high) / 2
      if fits(middle) { low = middle } else { high = middle }
    }
    return low
  }

  private func smallestBoundary(
    from start: Int, through end: Int, where fits: (Int) -> Bool
  ) -> Int {
    var (low, high) = (start - 1, end)
    while high - low > 1 {
      let middle = (low + high) / 2
      if fits(middle) { high = middle } else { low = middle }
    }
    return high
  }

  private func withoutTrailingSpace(_ start: Int, _ end: Int) -> Int {
    var end = end
    while end > start, !text.traits[end - 1].isDisjoint(with: .blank) { end -= 1 }
    return end
  }

  private func withoutLeadingSpace(_ start: Int, _ end: Int) -> Int {
    var start = start
    while start < end, !text.traits[start].isDisjoint(with: .blank) { start += 1 }
    return start
  }
}
