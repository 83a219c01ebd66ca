public import TextUnits

/// A text made ready to be laid out at any size and width by arithmetic alone.
///
/// Shaping, fonts and break rules have been spent: what is left are prefix sums of advances in
/// ems and the places where lines may end. Positions are numbers of grapheme clusters.
public final class PreparedText: Sendable {
  /// The columns of a prepared text; `n` clusters, boundaries 0…n.
  public struct Columns: Sendable {
    /// Prefix sums of advances in the text drawing, n + 1 values.
    public var textAdvances: [Ems] = [0]
    /// The same in the display drawing; equal to ``textAdvances`` for fonts without optical sizes.
    public var displayAdvances: [Ems] = [0]
    /// Traits, n values.
    public var traits: [ClusterTraits] = []
    /// Offsets in the text's UTF-8, n + 1 values.
    public var byteOffsets: [Int32] = [0]
    /// Ems a line gains when it **ends** at a boundary, n + 1 values or none where all are 0:
    /// the kerning or joining across the boundary undone, the space between scripts taken off.
    public var endCorrections: [Float] = []
    /// What ``endCorrections`` gain from the text drawing to the display drawing, n + 1 values or
    /// none where the drawings agree.
    public var endCorrectionShifts: [Float] = []
    /// Ems a line gains when it **starts** at a boundary, n + 1 values or none.
    public var startCorrections: [Float] = []
    /// Break opportunities by cluster; the last is the end of the text.
    public var breaks: [BreakOpportunity] = []
    /// Pieces by first cluster; the first starts at 0.
    public var pieces: [TextPiece] = []
    /// The fonts the pieces name.
    public var fonts: [FontUse] = []

    public init() {}
  }

  /// The text itself.
  public let text: String
  /// How many grapheme clusters it has.
  public let clusterCount: Int
  /// Places where a line may or must end, in order.
  public let breaks: [BreakOpportunity]
  /// Stretches of one direction and font, in order.
  public let pieces: [TextPiece]
  /// The fonts that serve the text, with what they lack.
  public let fonts: [FontUse]

  let textAdvances: [Ems]
  let displayAdvances: [Ems]
  /// How many clusters before each boundary take tracking.
  let trackedCounts: [Int32]
  let traits: [ClusterTraits]
  let byteOffsets: [Int32]
  let endCorrections: [Float]
  let endCorrectionShifts: [Float]
  let startCorrections: [Float]
  /// The most ems by which corrections make a line narrower than the sum of its advances.
  let largestShrinkage: Ems
  /// Clusters that are tabs.
  let tabs: [Int32]
  /// Whether the widths at successive opportunities may fall (soft hyphens) or some opportunities
  /// are preferred, so that a line must look at each.
  let needsScan: Bool
  /// Positions in ``breaks`` of the opportunities that must be taken.
  let forcedBreaks: [Int32]

  /// Takes over columns.
  ///
  /// - Precondition: the columns have the lengths their descriptions give, and the last break is
  ///   the end of the text.
  public init(text: String, columns: Columns) {
    let count = columns.traits.count
    precondition(columns.textAdvances.count == count + 1, "one advance sum a boundary")
    precondition(columns.displayAdvances.count == count + 1, "one advance sum a boundary")
    precondition(columns.byteOffsets.count == count + 1, "one offset a boundary")
    precondition(count == 0 || columns.breaks.last?.reason == .end, "the text has an end")
    self.text = text
    clusterCount = count
    breaks = columns.breaks
    pieces = columns.pieces
    fonts = columns.fonts
    textAdvances = columns.textAdvances
    displayAdvances = columns.displayAdvances
    traits = columns.traits
    byteOffsets = columns.byteOffsets
    endCorrections = columns.endCorrections
    endCorrectionShifts = columns.endCorrectionShifts
    startCorrections = columns.startCorrections
    largestShrinkage = [endCorrections, endCorrectionShifts, startCorrections].reduce(0) {
      $0 - Ems(min($1.min() ?? 0, 0))
    }
    var tracked: [Int32] = [0]
    tracked.reserveCapacity(count + 1)
    var tabs: [Int32] = []
    for (index, trait) in columns.traits.enumerated() {
      tracked.append(tracked[index] + (trait.contains(.tracked) ? 1 : 0))
      if trait.contains(.tab) { tabs.append(Int32(index)) }
    }
    trackedCounts = tracked
    self.tabs = tabs
    needsScan = columns.breaks.contains { $0.reason == .softHyphen || !$0.isPreferred }
    forcedBreaks = columns.breaks.indices.filter { columns.breaks[$0].isForced }.map(Int32.init)
  }

  /// The text of a range of clusters.
  ///
  /// - Complexity: O(length of the result).
  public func substring(_ clusters: Range<Int>) -> String {
    let utf8 = text.utf8
    let start = utf8.index(utf8.startIndex, offsetBy: Int(byteOffsets[clusters.lowerBound]))
    let end = utf8.index(
      start, offsetBy: Int(byteOffsets[clusters.upperBound]) - Int(byteOffsets[clusters.lowerBound])
    )
    return String(text[start..<end])
  }

  /// The piece a cluster belongs to.
  ///
  /// - Complexity: O(log pieces).
  public func piece(ofCluster cluster: Int) -> TextPiece {
    var (low, high) = (0, pieces.count)
    while high - low > 1 {
      let middle = (low + high) / 2
      if Int(pieces[middle].start) <= cluster { low = middle } else { high = middle }
    }
    return pieces[low]
  }

  /// Whether a cluster is of writing that has no words (ideographs, kana, emoji).
  public func isWordless(cluster: Int) -> Bool {
    traits[cluster].contains(.wordless)
  }

  /// Whether no font at hand has a glyph for a cluster.
  public func isMissing(cluster: Int) -> Bool {
    traits[cluster].contains(.missing)
  }

  /// How many clusters no font at hand has a glyph for.
  public var missingClusterCount: Int {
    fonts.reduce(0) { $0 + $1.missingClusterCount }
  }
}
