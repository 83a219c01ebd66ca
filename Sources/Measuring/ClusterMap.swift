internal import Shaping
internal import TextUnits

/// The units text is measured and cut in: grapheme clusters, joined where one glyph stands for
/// several (a ligature, an Indic conjunct).
struct ClusterMap {
  /// UTF-16 offsets of cluster boundaries, from 0 to the text's length.
  private(set) var boundaries: [Int32] = []
  /// The cluster each UTF-16 unit belongs to.
  private(set) var clusterOfUnit: [Int32]
  /// UTF-8 offsets of the same boundaries.
  private(set) var byteOffsets: [Int32] = []

  var count: Int { boundaries.count - 1 }

  /// - Parameter glyphs: all glyphs of the text; a boundary inside a shaped cluster is dropped.
  init(length: Int, graphemes: [Int32], glyphs: [ShapedGlyph], text: [UInt16]) {
    clusterOfUnit = Array(repeating: -1, count: length)
    for glyph in glyphs { clusterOfUnit[Int(glyph.cluster)] = 0 }
    boundaries.reserveCapacity(graphemes.count)
    for boundary in graphemes.dropLast()
    where boundary == 0 || clusterOfUnit[Int(boundary)] == 0 {
      boundaries.append(boundary)
    }
    boundaries.append(Int32(length))
    byteOffsets.reserveCapacity(boundaries.count)
    var bytes: Int32 = 0
    var index = 0
    for cluster in 0..<boundaries.count - 1 {
      byteOffsets.append(bytes)
      while index < Int(boundaries[cluster + 1]) {
        let start = index
        let scalar = UTF16Text.scalar(in: text, at: &index)
        for unit in start..<index { clusterOfUnit[unit] = Int32(cluster) }
        bytes += scalar < 0x80 ? 1 : scalar < 0x800 ? 2 : scalar < 0x10000 ? 3 : 4
      }
    }
    byteOffsets.append(bytes)
  }

  /// The UTF-16 units of a cluster.
  func units(_ cluster: Int) -> Range<Int> {
    Int(boundaries[cluster])..<Int(boundaries[cluster + 1])
  }

  /// The cluster that begins at a unit, or `nil` where none does.
  func cluster(startingAt unit: Int) -> Int? {
    guard unit < clusterOfUnit.count else { return count }
    let cluster = Int(clusterOfUnit[unit])
    return Int(boundaries[cluster]) == unit ? cluster : nil
  }
}
