public import TextUnits

/// The room a text is laid out in, and what it may do to fit.
public struct LineConstraints: Hashable, Sendable {
  /// Where the ellipsis goes when text is cut (SwiftUI `Text.TruncationMode`).
  public enum Truncation: String, Hashable, Sendable, CaseIterable {
    case tail
    case middle
    case head
  }

  /// Whether a word that is wider than its line may come apart (CSS Text 3 §5.5 `overflow-wrap`).
  public enum OverflowWrap: String, Hashable, Sendable, CaseIterable {
    /// At any grapheme cluster, as a last resort.
    case breakWord = "break-word"
    /// At any grapheme cluster, as a last resort, which also counts for the minimum width.
    case anywhere
    /// Never: the word juts out.
    case normal
  }

  /// The widest a line may be; `.infinity` for no limit.
  public var width: Points
  /// The most lines there may be; `nil` for no limit.
  public var lines: Int?
  /// The most height there may be; at least one line is set however low it is.
  public var height: Points?
  public var truncation: Truncation
  public var overflowWrap: OverflowWrap
  /// The smallest factor the font may be scaled by to avoid a cut (`minimumScaleFactor`).
  public var minimumScale: Double
  /// The distance between tab stops.
  public var tabInterval: Points
  /// How much wider than its limit a line may be and still fit.
  public var tolerance: Points
  /// The screen's pixels, to which reported widths and heights are rounded up.
  public var pixels: PixelGrid

  public init(
    width: Points = .infinity, lines: Int? = nil, height: Points? = nil,
    truncation: Truncation = .tail, overflowWrap: OverflowWrap = .breakWord,
    minimumScale: Double = 1, tabInterval: Points = 28, tolerance: Points = 0,
    pixels: PixelGrid = .threefold
  ) {
    self.width = width
    self.lines = lines
    self.height = height
    self.truncation = truncation
    self.overflowWrap = overflowWrap
    self.minimumScale = minimumScale
    self.tabInterval = tabInterval
    self.tolerance = tolerance
    self.pixels = pixels
  }

  /// The line limit that lines and height together give.
  func lineLimit(in font: SizedFont) -> Int {
    var limit = lines.map { max($0, 1) } ?? Int.max
    if let height, height.isFinite {
      let others = (height - font.lineHeight + tolerance + 1 / 1024) / max(font.linePitch, 1 / 1024)
      limit = min(limit, others < 0 ? 1 : 1 + Int(min(others, 1e6)))
    }
    return limit
  }
}
