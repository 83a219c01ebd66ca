public import TextUnits

/// How far a predicted width may be off: of a width, at a point size, for fonts with a margin of
/// their own (a share).
public typealias MarginLaw = (_ width: Points, _ pointSize: Points, _ fontMargin: Double) -> Points

/// A text laid out in its room: the lines, why each ended, and how near the room is to too small.
public struct TextLayout: Hashable, Sendable {
  /// A line with its text.
  public struct LineText: Hashable, Sendable {
    /// What shows, an ellipsis or soft hyphen's hyphen included, hanging white space left out.
    public let text: String
    public let width: Points
    public let reason: BreakReason
    /// The clusters the line takes, hidden ones and white space included.
    public let clusters: Range<Int>
    /// What an ellipsis hides, where one stands on the line.
    public let cut: Line.Cut?
  }

  /// The lines from the top.
  public let lines: [LineText]
  /// The width SwiftUI would report: that of the widest line with the white space at its end, no
  /// more than the room, rounded up to a pixel.
  public let width: Points
  /// The height of all lines, rounded up to a pixel.
  public let height: Points
  /// Unwrapped width of the longest paragraph.
  public let naturalWidth: Points
  /// The narrowest column in which nothing comes apart that should stay whole.
  public let minimumWidth: Points
  /// The narrowest room that keeps the line limit with nothing cut or broken; the natural width
  /// where no room does, because there are more paragraphs than lines.
  public let requiredWidth: Points
  /// Whether some width keeps the text whole: there are no more paragraphs than lines, and the room
  /// is as high as one.
  public let hasSufficientWidth: Bool
  /// Room to spare in points: the limit less ``requiredWidth``; negative points are missing.
  public let slack: Points
  /// What a reader sees.
  public let outcome: TextOutcome
  /// How far the outcome can be believed.
  public let confidence: Confidence
  /// How far the widths may be off, in points.
  public let margin: Points
  /// The numbers of the layout.
  public let statistics: LayoutStatistics
  /// The font the lines are set in, scaled where that was allowed and needed.
  public let font: SizedFont

  /// The factor the font was scaled by; 1 where it was not.
  public var scale: Double { statistics.scale }
  public var isTruncated: Bool { statistics.isTruncated }
  /// What shows of the text: all of it, or with an ellipsis for what is cut.
  public let visibleText: String
}

extension PreparedText {
  /// Lays the text out with everything there is to know.
  ///
  /// - Parameters:
  ///   - scaling: the family's laws, for sizes that shrinking to fit tries.
  ///   - pointSize: the size asked for.
  ///   - leading: baseline to baseline at that size; `nil` sets lines solid.
  ///   - clusterSpacing: extra space after each cluster.
  ///   - constraints: the room.
  ///   - margin: how far a width may be off.
  /// - Complexity: O(length of the text).
  public func layout(
    _ scaling: FontScaling, pointSize: Points, leading: Points? = nil, clusterSpacing: Points = 0,
    _ constraints: LineConstraints, margin: MarginLaw = { _, _, _ in 0 }
  ) -> TextLayout {
    let fitted = FittedText(
      self, scaling, pointSize: pointSize, leading: leading, clusterSpacing: clusterSpacing,
      constraints)
    let lines = lines(fitted.font, constraints)
    let required = requiredWidth(fitted.fullFont, constraints)
    let natural = naturalWidth(fitted.fullFont, constraints)
    let margin = widthMargin(required, pointSize: pointSize, margin)
    let statistics = fitted.statistics
    let outcome = statistics.outcome(of: self, fitted.fullFont, constraints)
    let (width, height) = fitted.reportedSize(in: constraints)
    return TextLayout(
      lines: lines,
      width: width,
      height: height,
      naturalWidth: natural,
      minimumWidth: minimumWidth(fitted.fullFont, constraints),
      requiredWidth: required,
      hasSufficientWidth: outcome != .clipped
        && constraints.lineLimit(in: fitted.fullFont) >= paragraphCount,
      slack: constraints.width - required,
      outcome: outcome,
      confidence: confidence(
        thresholds: [required, natural], limit: constraints.width, margin: margin),
      margin: margin,
      statistics: statistics,
      font: fitted.font,
      visibleText: visibleText(of: lines))
  }

  /// The width and height of the same layout, without its lines.
  ///
  /// - Complexity: O(lines × log(length)).
  public func size(
    _ scaling: FontScaling, pointSize: Points, leading: Points? = nil, clusterSpacing: Points = 0,
    _ constraints: LineConstraints
  ) -> (width: Points, height: Points) {
    FittedText(
      self, scaling, pointSize: pointSize, leading: leading, clusterSpacing: clusterSpacing,
      constraints
    ).reportedSize(in: constraints)
  }

  /// The outcome and its confidence of the same layout, without its lines.
  ///
  /// - Complexity: O(lines × log(length)) and O(opportunities), times log(width) where the width
  ///   needed has to be searched for.
  public func verdict(
    _ scaling: FontScaling, pointSize: Points, leading: Points? = nil, clusterSpacing: Points = 0,
    _ constraints: LineConstraints, margin: MarginLaw = { _, _, _ in 0 }
  ) -> (outcome: TextOutcome, confidence: Confidence) {
    let fitted = FittedText(
      self, scaling, pointSize: pointSize, leading: leading, clusterSpacing: clusterSpacing,
      constraints)
    let required = requiredWidth(fitted.fullFont, constraints)
    let natural = naturalWidth(fitted.fullFont, constraints)
    return (
      fitted.statistics.outcome(of: self, fitted.fullFont, constraints),
      confidence(
        thresholds: [required, natural], limit: constraints.width,
        margin: widthMargin(required, pointSize: pointSize, margin))
    )
  }

  private func widthMargin(
    _ width: Points, pointSize: Points, _ law: MarginLaw
  ) -> Points {
    let standIns = fonts.lazy.filter { $0.isStandIn && $0.clusterCount > 0 }
    guard !standIns.isEmpty else { return 0 }
    return law(width, pointSize, standIns.map(\.margin).max() ?? 0)
  }

  /// A verdict is close where the room is within the margin of a width at which it would change:
  /// that which the text needs, or that at which it is one line.
  private func confidence(
    thresholds: [Points], limit: Points, margin: Points
  ) -> Confidence {
    if missingClusterCount > 0 { return .tofu }
    guard fonts.contains(where: { $0.isStandIn }) else { return .exact }
    return thresholds.contains { abs(limit - $0) < margin } ? .close : .standIn
  }

  /// The lines with their texts.
  ///
  /// - Complexity: O(length of the text).
  public func lines(_ font: SizedFont, _ constraints: LineConstraints) -> [TextLayout.LineText] {
    var lines: [TextLayout.LineText] = []
    var walker = LineWalker(self, font, constraints)
    while let line = walker.next() {
      lines.append(
        TextLayout.LineText(
          text: shownText(of: line), width: line.width, reason: line.reason,
          clusters: line.start..<line.end, cut: line.cut))
    }
    return lines
  }

  private func shownText(of line: Line) -> String {
    if let cut = line.cut {
      return substring(line.start..<cut.prefixEnd) + "…"
        + substring(cut.suffixStart..<cut.suffixEnd)
    }
    var text = substring(line.start..<line.contentEnd)
    // Behind the last letter a soft hyphen would show whether there was room for it or not.
    if text.hasSuffix("\u{AD}") { text.removeLast() }
    return line.reason == .softHyphen ? text + "-" : text
  }

  /// The text with what an ellipsis hides taken out; no white space stands before the ellipsis.
  private func visibleText(of lines: [TextLayout.LineText]) -> String {
    guard let cut = lines.last?.cut else { return text }
    var end = cut.prefixEnd
    while end > 0, traits[end - 1].contains(.hangs) { end -= 1 }
    return substring(0..<end) + "…" + substring(cut.suffixStart..<cut.suffixEnd)
  }
}
