public import TextUnits

extension PreparedText {
  /// The text without the space that stands between scripts before its last cluster, where that
  /// cluster is alone behind the border: タイトルA.
  ///
  /// - Parameter spacing: the space between scripts; 0 where the text has none.
  /// - Complexity: O(length of the text), O(1) for texts that have no such border.
  public func withoutBorderBeforeLastCluster(_ spacing: Ems) -> PreparedText {
    let last = clusterCount - 1
    guard spacing > 0, last > 0, !endCorrections.isEmpty,
      traits[last - 1].contains(.wordless), !traits[last].contains(.wordless),
      Ems(endCorrections[last]) <= -spacing + 1 / 1024
    else { return self }
    var columns = Columns()
    columns.textAdvances = textAdvances
    columns.displayAdvances = displayAdvances
    columns.endCorrections = endCorrections
    for boundary in last...clusterCount {
      columns.textAdvances[boundary] -= spacing
      columns.displayAdvances[boundary] -= spacing
    }
    columns.endCorrections[last] += Float(spacing)
    columns.traits = traits
    columns.byteOffsets = byteOffsets
    columns.endCorrectionShifts = endCorrectionShifts
    columns.startCorrections = startCorrections
    columns.breaks = breaks
    columns.pieces = pieces
    columns.fonts = fonts
    return PreparedText(text: text, columns: columns)
  }
}
