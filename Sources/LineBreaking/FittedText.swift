internal import TextUnits

/// A text in its room, shrunk where that is allowed and needed.
struct FittedText {
  /// The font as asked for.
  let fullFont: SizedFont
  /// The font the text is set in.
  let font: SizedFont
  let statistics: LayoutStatistics

  init(
    _ text: PreparedText, _ scaling: FontScaling, pointSize: Points, leading: Points?,
    clusterSpacing: Points, _ constraints: LineConstraints
  ) {
    let fontAtScale = { (scale: Double) -> SizedFont in
      scaling.font(
        atPointSize: pointSize * scale, leading: leading.map { $0 * scale },
        clusterSpacing: clusterSpacing * scale)
    }
    let scale = text.scaleToFit(constraints, fontAtScale: fontAtScale)
    fullFont = fontAtScale(1)
    font = scale == 1 ? fullFont : fontAtScale(scale)
    var statistics = text.statistics(font, constraints)
    statistics.scale = scale
    self.statistics = statistics
  }

  /// The width and height SwiftUI would report: the widest line with the white space at its end,
  /// and all lines, rounded up to a pixel.
  ///
  /// The width is no more than the room; lines that jut out are reported as wide as they are.
  func reportedSize(in constraints: LineConstraints) -> (width: Points, height: Points) {
    let room = max(constraints.width, statistics.widestLine)
    return (
      min(constraints.pixels.roundedUp(statistics.widestLineWithSpaces), room),
      constraints.pixels.roundedUp(font.height(ofLines: statistics.lineCount))
    )
  }
}
