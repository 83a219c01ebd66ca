public import JSONDocuments
public import LineBreaking

/// Which fonts serve a text, piece by piece.
public struct FontReport {
  private let prepared: PreparedText

  public init(_ prepared: PreparedText) {
    self.prepared = prepared
  }

  public var text: String {
    var text = quoted(prepared.text) + "\n"
    for (piece, use) in pieces {
      text += "  " + padded(quoted(piece), 28) + use.family
      if use.isStandIn { text += ", standing in for \(use.platformFamily)" }
      text += "\n"
    }
    if prepared.missingClusterCount > 0 {
      text += "  \(count(prepared.missingClusterCount, "character")) without a glyph in any font\n"
    }
    return text
  }

  public var json: JSONValue {
    [
      "text": .string(prepared.text),
      "pieces": .array(
        pieces.map { piece, use in
          [
            "text": .string(piece), "family": .string(use.family),
            "for": .string(use.platformFamily), "stand_in": .bool(use.isStandIn),
          ]
        }),
      "missing": .number(JSONNumber(prepared.missingClusterCount)),
    ]
  }

  private var pieces: [(String, FontUse)] {
    prepared.pieces.indices.map { index in
      let start = Int(prepared.pieces[index].start)
      let end =
        index + 1 < prepared.pieces.count
        ? Int(prepared.pieces[index + 1].start) : prepared.clusterCount
      return (prepared.substring(start..<end), prepared.fonts[prepared.pieces[index].font])
    }
  }
}
