public import TextUnits

/// What a reader sees of a text in its room, worst first.
public enum TextOutcome: String, Hashable, Sendable, CaseIterable {
  /// Not even one line has its full height.
  case clipped
  /// An ellipsis stands for some of the text.
  case truncated
  /// A column so narrow that its lines hold one or two characters each.
  case stacked
  /// A word came apart in its middle.
  case wordBroken = "word_broken"
  /// A line juts out of its room.
  case overflows
  /// Everything shows, in smaller type than asked for.
  case shrunk
  /// Everything shows, on more than one line.
  case wraps
  /// Everything shows, each paragraph on a line.
  case fits

  /// Whether a reader would call it a fault.
  public var isFault: Bool {
    switch self {
    case .clipped, .truncated, .stacked, .wordBroken, .overflows: true
    case .shrunk, .wraps, .fits: false
    }
  }
}

extension LayoutStatistics {
  /// Names what a reader sees.
  ///
  /// - Parameters:
  ///   - text: the text that was laid out.
  ///   - font: the font it was laid out in, before scaling.
  ///   - constraints: the room.
  public func outcome(
    of text: PreparedText, _ font: SizedFont, _ constraints: LineConstraints
  ) -> TextOutcome {
    if let height = constraints.height,
      font.lineHeight * scale > height + constraints.tolerance + 1 / 1024, lineCount > 0
    {
      return .clipped
    }
    if isTruncated { return .truncated }
    if isStacked { return .stacked }
    if brokenWords > 0 { return .wordBroken }
    if overflows { return .overflows }
    if scale < 1 { return .shrunk }
    return lineCount > text.paragraphCount ? .wraps : .fits
  }

  /// Three lines or more, none of more than two characters, most of them ended where neither a
  /// space nor the writer asked for it.
  var isStacked: Bool {
    lineCount >= 3 && longestLine <= 2 && tightBreaks * 2 >= lineCount - 1
  }
}

extension PreparedText {
  /// How many lines the text has when none is too long.
  public var paragraphCount: Int {
    forcedBreaks.count
  }
}
