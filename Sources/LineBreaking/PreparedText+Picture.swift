public import TextUnits

extension PreparedText {
  /// The text behind a picture of a width, which stands in its first line as a cluster of its own
  /// that no line end parts from what follows.
  ///
  /// In ``text`` the picture is a word joiner (U+2060), which shows nothing.
  ///
  /// - Complexity: O(length of the text).
  public func following(pictureOf width: Ems) -> PreparedText {
    let picture = "\u{2060}"
    var columns = Columns()
    columns.textAdvances = [0] + textAdvances.map { $0 + width }
    columns.displayAdvances = [0] + displayAdvances.map { $0 + width }
    columns.traits = [[]] + traits
    columns.byteOffsets = [0] + byteOffsets.map { $0 + Int32(picture.utf8.count) }
    columns.endCorrections = endCorrections.isEmpty ? [] : [0] + endCorrections
    columns.endCorrectionShifts = endCorrectionShifts.isEmpty ? [] : [0] + endCorrectionShifts
    columns.startCorrections = startCorrections.isEmpty ? [] : [0] + startCorrections
    columns.breaks =
      breaks.isEmpty
      ? [BreakOpportunity(cluster: 1, contentEnd: 1, reason: .end)]
      : breaks.map {
        BreakOpportunity(
          cluster: $0.cluster + 1, contentEnd: $0.contentEnd + 1, reason: $0.reason,
          isPreferred: $0.isPreferred)
      }
    columns.pieces = pieces
    for index in columns.pieces.indices.dropFirst() { columns.pieces[index].start += 1 }
    columns.fonts = fonts
    return PreparedText(text: picture + text, columns: columns)
  }
}
