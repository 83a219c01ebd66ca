internal import Shaping
internal import TextUnits
internal import Typeface

/// Glyphs of a run between its text and its display drawing, before spacing.
struct LineDrawingBlend {
  let member: FontSet.Member
  /// The face at the optical size between the two.
  let instance: FontInstance
  let font: SizedFont

  /// - Parameters:
  ///   - text: the run shaped in the text drawing.
  ///   - display: the same in the display drawing; `nil` where there is one drawing.
  ///   - isUnkerned: for each glyph whether the platform does not kern it with the next.
  func glyphs(
    text: [ShapedGlyph], display: [ShapedGlyph]?, isUnkerned: [Bool]
  ) -> [LineDrawingGlyph] {
    // Drawings of one family shape alike; where they do not, the text drawing's glyphs are shown.
    let other = display.flatMap { $0.map(\.glyph) == text.map(\.glyph) ? $0 : nil } ?? text
    let law = member.display ?? member.text
    let unit = font.pointSize / Points(instance.unitsPerEm)
    var scale = 1.0
    return text.indices.map { index in
      let drawn = member.text.advance(of: text[index], isUnkerned: isUnkerned[index])
      let wide = law.advance(of: other[index], isUnkerned: isUnkerned[index])
      let advance = blend(drawn.advance, wide.advance)
      let own = advance - blend(drawn.kerning, wide.kerning)
      let nominal = Ems(instance.advance(of: text[index].glyph)) / Ems(instance.unitsPerEm)
      // A mark takes the factor of the letter it stands on.
      if nominal > 0, own > 0 { scale = own / nominal }
      return LineDrawingGlyph(
        number: text[index].glyph,
        xOffset: blend(Points(text[index].xOffset), Points(other[index].xOffset)) * unit * scale,
        yOffset: blend(Points(text[index].yOffset), Points(other[index].yOffset)) * unit,
        scale: scale, advance: font.pointSize * advance)
    }
  }

  private func blend(_ text: Double, _ display: Double) -> Double {
    text + font.opticalPosition * (display - text)
  }
}
