public import TextUnits

/// A layout in numbers: the cheapest of the three depths of answer.
public struct LayoutStatistics: Hashable, Sendable {
  public var lineCount = 0
  /// The width of the widest line, hanging white space left out.
  public var widestLine: Points = 0
  /// The width of the widest line with the white space at its end.
  public var widestLineWithSpaces: Points = 0
  /// Lines that ended inside what should stay whole.
  public var emergencyBreaks = 0
  /// Those of them that parted a word of a language that has words.
  public var brokenWords = 0
  /// The most grapheme clusters any line shows.
  public var longestLine = 0
  /// Lines that ended where neither a space nor a forced break is.
  public var tightBreaks = 0
  /// Whether an ellipsis stands for some of the text.
  public var isTruncated = false
  /// Whether a line is wider than its limit.
  public var overflows = false
  /// The factor the font was scaled by to fit.
  public var scale = 1.0
}

extension PreparedText {
  /// Lays the text out and counts.
  ///
  /// Nothing is allocated and no other library is called, so a label can be asked at hundreds of
  /// sizes and widths.
  ///
  /// - Complexity: O(lines × log(text length)).
  public func statistics(
    _ font: SizedFont, _ constraints: LineConstraints
  ) -> LayoutStatistics {
    var statistics = LayoutStatistics()
    var walker = LineWalker(self, font, constraints)
    while let line = walker.next() {
      statistics.add(line, of: self, limit: walker.limit)
    }
    return statistics
  }
}

extension LayoutStatistics {
  fileprivate mutating func add(_ line: Line, of text: PreparedText, limit: Points) {
    lineCount += 1
    widestLine = max(widestLine, line.width)
    widestLineWithSpaces = max(widestLineWithSpaces, line.widthWithSpaces)
    if line.width > limit { overflows = true }
    if let cut = line.cut {
      isTruncated = true
      longestLine = max(
        longestLine, cut.prefixEnd - line.start + cut.suffixEnd - cut.suffixStart + 1)
      return
    }
    longestLine = max(longestLine, line.contentEnd - line.start)
    switch line.reason {
    case .emergency:
      emergencyBreaks += 1
      tightBreaks += 1
      if !(text.isWordless(cluster: line.end - 1) && text.isWordless(cluster: line.end)) {
        brokenWords += 1
      }
    case .ideographic, .phrase, .anywhere, .softHyphen, .hyphen:
      tightBreaks += 1
    case .end, .mandatory, .word:
      break
    }
  }
}
