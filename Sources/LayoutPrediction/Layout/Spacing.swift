internal import TextUnits

/// What a view wants between itself and its neighbours in a stack without a spacing of its own.
struct SpacingPreference {
  /// One edge of a view.
  enum Edge {
    /// The platform's standard.
    case standard
    /// No room at all: a spacer.
    case none
    /// Text, whose baselines matter.
    case text(TextEdge)
  }

  /// The metrics of the font at the edge.
  struct TextEdge {
    let ascent: Points
    /// Positive, below the baseline.
    let descent: Points
    let capHeight: Points
    /// Baseline to baseline less the line height; negative in the smallest and largest styles.
    let extraLeading: Points
  }

  var top: Edge
  var bottom: Edge
  /// At both sides.
  var sides: Edge

  static let standard = SpacingPreference(top: .standard, bottom: .standard, sides: .standard)
  static let none = SpacingPreference(top: .none, bottom: .none, sides: .none)

  static func text(_ edge: TextEdge) -> SpacingPreference {
    SpacingPreference(top: .text(edge), bottom: .text(edge), sides: .standard)
  }

  /// The distance between two neighbours.
  ///
  /// Text over text: the lower one's extra leading; text over another view: a tenth of its line
  /// and its descent; another view over text: up to the capitals. Else the standard distance.
  static func distance(
    _ first: SpacingPreference, _ second: SpacingPreference, along axis: Axis,
    _ metrics: LayoutMetrics
  ) -> Points {
    let (before, after) =
      axis == .horizontal ? (first.sides, second.sides) : (first.bottom, second.top)
    switch (before, after) {
    case (.none, _), (_, .none):
      return 0
    case (.text, .text(let lower)):
      return max(0, metrics.pixels.roundedUp(lower.extraLeading))
    case (.text(let text), .standard):
      return metrics.pixels.roundedUp(0.1 * (text.ascent + text.descent)) + text.descent
    case (.standard, .text(let text)):
      let tenth = metrics.pixels.roundedUp(0.1 * (text.ascent + text.descent))
      return max(text.ascent + text.descent + tenth - text.capHeight, tenth + text.descent)
    case (.standard, .standard):
      return metrics.stackSpacing
    }
  }
}
