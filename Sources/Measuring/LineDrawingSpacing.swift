internal import DynamicType
internal import LineBreaking
internal import Segmentation
internal import TextUnits

/// What stands between the clusters of a line: tracking, tabs, the space between scripts, and the
/// blank that is taken off brackets. The same rules as in ``PreparedTextBuilder``, for one line.
struct LineDrawingSpacing {
  /// The line's text.
  let units: [UInt16]
  let fonts: FontSet
  let font: SizedFont
  let tabInterval: Points
  /// The width of all runs before, which tabs count from.
  private var pen: Points = 0

  init(units: [UInt16], fonts: FontSet, font: SizedFont, tabInterval: Points) {
    self.units = units
    self.fonts = fonts
    self.font = font
    self.tabInterval = tabInterval
  }

  /// Spaces the glyphs of the line's next run.
  ///
  /// - Parameters:
  ///   - clusters: the UTF-16 offset of each glyph's cluster.
  ///   - end: the offset of the run's end.
  mutating func apply(
    to glyphs: inout [LineDrawingGlyph], clusters: [Int], end: Int, isTracked: Bool,
    isRightToLeft: Bool
  ) {
    var first = 0
    while first < glyphs.count {
      var last = first
      while last + 1 < glyphs.count, clusters[last + 1] == clusters[first] { last += 1 }
      let next = last + 1 < glyphs.count ? clusters[last + 1] : end
      glyphs[first].text = String(decoding: units[clusters[first]..<next], as: UTF16.self)
      let (before, after) = room(
        around: clusters[first], next: next, isTracked: isTracked, glyphs: &glyphs[first...last])
      pen += before + after + glyphs[first...last].reduce(0) { $0 + $1.advance }
      if isRightToLeft {
        // The last glyph of the cluster stands leftmost: what follows in reading is to its left.
        glyphs[last].before += after
        glyphs[first].advance += before
      } else {
        glyphs[first].before += before
        glyphs[last].advance += after
      }
      first = last + 1
    }
  }

  /// The room a cluster gains on the side of its reader's past and on that of their future.
  private func room(
    around start: Int, next: Int, isTracked: Bool, glyphs: inout ArraySlice<LineDrawingGlyph>
  ) -> (before: Points, after: Points) {
    let character = scalar(at: start)
    if character == 0x09 || CharacterTraits.isNewline(character) {
      for index in glyphs.indices {
        glyphs[index].advance = 0
        glyphs[index].isBlank = true
      }
      guard character == 0x09 else { return (0, 0) }
      return (0, ((pen / tabInterval).rounded(.down) + 1) * tabInterval - pen)
    }
    let takesTracking = isTracked && !CharacterTraits.isInvisible(character)
    var (before, after) = (0.0, (takesTracking ? font.tracking : 0) + font.clusterSpacing)
    if next < units.count, InterScriptBorder.isBorder(character, scalar(at: next)) {
      after += fonts.interScriptSpacing * font.pointSize
    }
    if let trimming = fonts.bracketTrimming, let kind = FullWidthPunctuation(character) {
      let full = glyphs.reduce(0) { $0 + $1.advance }
      switch kind {
      case .opening:
        before -= full * (trimming.inside + (start == 0 ? trimming.edge : 0))
      case .closing:
        after -= full * (trimming.inside + (next == units.count ? trimming.edge : 0))
      case .stop:
        if next == units.count { after -= full * trimming.stopAtEnd }
      }
    }
    return (before, after)
  }

  private func scalar(at unit: Int) -> UInt32 {
    var index = unit
    return UTF16Text.scalar(in: units, at: &index)
  }
}
