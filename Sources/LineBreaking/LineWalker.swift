internal import TextUnits

/// Goes through a prepared text line by line, for one font size and one room.
///
/// The walker is the only place where lines are decided; statistics, ranges and texts are three
/// ways to listen to it. It allocates nothing and calls no other module. (Its loops go over
/// indices: an array's iterator is on the heap in unoptimised builds.)
struct LineWalker {
  let text: PreparedText
  let font: SizedFont
  let constraints: LineConstraints
  /// The widest a line may be, tolerance included.
  let limit: Points
  let lineLimit: Int

  /// The first cluster of the line to come.
  private(set) var start = 0
  /// The first opportunity behind ``start``.
  private var breakIndex = 0
  /// The next forced opportunity, as a position in `text.forcedBreaks`.
  private var forcedIndex = 0
  private var lineCount = 0

  init(_ text: PreparedText, _ font: SizedFont, _ constraints: LineConstraints) {
    self.text = text
    self.font = font
    self.constraints = constraints
    limit = constraints.width + constraints.tolerance
    lineLimit = constraints.lineLimit(in: font)
  }

  /// The next line, or `nil` after the last.
  ///
  /// - Complexity: O(log (clusters on the line)); O(opportunities on it) for text with soft
  ///   hyphens or phrases.
  mutating func next() -> Line? {
    guard start < text.clusterCount, lineCount < lineLimit else { return nil }
    let line = uncutLine()
    lineCount += 1
    // White space and newlines behind the last line are no reason for an ellipsis.
    if lineCount == lineLimit, line.end < text.clusterCount, hasContent(from: line.end) {
      start = text.clusterCount
      return cutLine(from: line.start)
    }
    start = line.end
    while breakIndex < text.breaks.count, Int(text.breaks[breakIndex].cluster) <= start {
      if text.breaks[breakIndex].isForced { forcedIndex += 1 }
      breakIndex += 1
    }
    return line
  }

  private func uncutLine() -> Line {
    let last = Int(text.forcedBreaks[forcedIndex])
    if let chosen = search(from: breakIndex, through: last) {
      return line(endingAt: text.breaks[chosen])
    }
    let first = text.breaks[breakIndex]
    if constraints.overflowWrap == .normal { return line(endingAt: first) }
    var end = emergencyEnd(before: Int(first.contentEnd))
    if first.reason == .softHyphen {
      // No room for the hyphen: the word breaks bare, and the soft hyphen begins no line.
      if end + 1 == Int(first.contentEnd) { end += 1 }
    } else if end >= Int(first.contentEnd) {
      // A piece of one cluster cannot come apart: it juts out and ends as it would have.
      return line(endingAt: first)
    }
    return line(partedAt: end, before: Int(first.contentEnd))
  }

  /// A line that ends inside a piece; white space there (as before ? in French) hangs too.
  private func line(partedAt boundary: Int, before pieceEnd: Int) -> Line {
    var (contentEnd, end) = (boundary, boundary)
    while contentEnd > start, text.traits[contentEnd - 1].contains(.hangs) { contentEnd -= 1 }
    while end < pieceEnd, text.traits[end].contains(.hangs) { end += 1 }
    let width = width(start, contentEnd)
    return Line(
      start: start, contentEnd: contentEnd, end: end, width: width,
      widthWithSpaces: max(width, spannedWidth(start, end)), reason: .emergency)
  }

  private func line(endingAt opportunity: BreakOpportunity) -> Line {
    let contentEnd = max(Int(opportunity.contentEnd), start)
    return Line(
      start: start, contentEnd: contentEnd, end: Int(opportunity.cluster),
      width: width(endingAt: opportunity),
      widthWithSpaces: max(
        width(endingAt: opportunity), spannedWidth(start, hangingEnd(of: opportunity))),
      reason: opportunity.reason)
  }

  /// The end of the white space that hangs, before a newline.
  private func hangingEnd(of opportunity: BreakOpportunity) -> Int {
    var end = Int(opportunity.cluster)
    while end > start, text.traits[end - 1].contains(.newline) { end -= 1 }
    return end
  }

  /// The largest boundary whose clusters from the line's start fit, at least one cluster on.
  ///
  /// Of two boundaries the later may give the narrower line, where letters join: advances alone
  /// say how far to look, and the widths are tried from there backwards.
  private func emergencyEnd(before end: Int) -> Int {
    let room = limit + font.pointSize * text.largestShrinkage
    var (low, high) = (start + 1, max(end, start + 1) + 1)
    while high - low > 1 {
      let middle = (low + high) / 2
      if spannedWidth(start, middle) <= room { low = middle } else { high = middle }
    }
    while low > start + 1, width(start, low) > limit { low -= 1 }
    return low
  }

  private func hasContent(from cluster: Int) -> Bool {
    for index in cluster..<text.clusterCount
    where text.traits[index].isDisjoint(with: .blank) {
      return true
    }
    return false
  }
}
