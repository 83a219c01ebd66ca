public import JSONDocuments
public import LineBreaking

/// Which fonts serve a text, piece by piece.
public struct FontReport {
  private let prepared: PreparedText

  /// A report on a text that was prepared with the fonts at hand.
  public init(_ prepared: PreparedText) {
    self.prepared = prepared
  }

  /// The text, and a line for each stretch of it in one font.
  public var text: String {
    var text = quoted(prepared.text) + "\n"
    for (piece, use) in pieces {
      text += "  " + padded(quoted(piece), 28)
      if let use {
        text += use.family + (use.isStandIn ? ", standing in for \(use.platformFamily)" : "")
      } else {
        text += "no font has this"
      }
      text += "\n"
    }
    if prepared.missingClusterCount > 0 {
      text += "  \(count(prepared.missingClusterCount, "character")) without a glyph in any font\n"
    }
    return text
  }

  /// The same as an object; `family` and `for` are null where no font has the characters.
  public var json: JSONValue {
    [
      "text": .string(prepared.text),
      "pieces": .array(
        pieces.map { piece, use in
          [
            "text": .string(piece), "family": use.map { .string($0.family) } ?? .null,
            "for": use.map { .string($0.platformFamily) } ?? .null,
            "stand_in": .bool(use?.isStandIn ?? false),
          ]
        }),
      "missing": .number(JSONNumber(prepared.missingClusterCount)),
    ]
  }

  /// Stretches of one font and direction, or of characters that no font has.
  private var pieces: [(String, FontUse?)] {
    prepared.pieces.indices.flatMap { index in
      let start = Int(prepared.pieces[index].start)
      let end =
        index + 1 < prepared.pieces.count
        ? Int(prepared.pieces[index + 1].start) : prepared.clusterCount
      let use = prepared.fonts[prepared.pieces[index].font]
      return parts(start..<end).map { clusters in
        let isMissing = prepared.isMissing(cluster: clusters.lowerBound)
        return (prepared.substring(clusters), isMissing ? nil : use)
      }
    }
  }

  /// Clusters parted where those with a glyph meet those without.
  private func parts(_ clusters: Range<Int>) -> [Range<Int>] {
    var parts: [Range<Int>] = []
    var start = clusters.lowerBound
    for cluster in clusters.dropFirst()
    where prepared.isMissing(cluster: cluster) != prepared.isMissing(cluster: start) {
      parts.append(start..<cluster)
      start = cluster
    }
    return clusters.isEmpty ? [] : parts + [start..<clusters.upperBound]
  }
}
