internal import DynamicType
public import LineBreaking
internal import Shaping
public import TextUnits
internal import Typeface

extension TextEngine {
  /// Draws the lines of a layout: each is shaped by itself in the fonts it was measured in, set by
  /// the same laws of advances, and put in visual order (UAX 9, rule L2).
  ///
  /// A stand-in's outlines are stretched sideways to the platform's advances, so that the letters
  /// of a line fill just the width that was predicted.
  ///
  /// - Parameters:
  ///   - lines: all lines of a layout of `text`, in order.
  ///   - request: what `text` was prepared with.
  ///   - locale: what `text` was prepared with.
  ///   - font: the size the lines are set in, as the layout gives it.
  ///   - truncation: where the layout put its ellipsis, if it has one.
  /// - Throws: ``MeasuringError``.
  /// - Complexity: O(length of the text × lines).
  public func draw(
    _ lines: [TextLayout.LineText], of text: PreparedText, _ request: FontRequest,
    locale: LocaleTag, font: SizedFont, truncation: LineConstraints.Truncation
  ) throws(MeasuringError) -> [DrawnLine] {
    guard !lines.isEmpty else { return [] }
    let fonts = try fontSet(FontKey(request: request, locale: locale))
    let ascent = try ascent(of: font, request, fonts)
    let itemized = try LineDrawingText(text, fonts: fonts, locale: locale)
    let shaper = LineDrawingShaper(
      fonts: fonts, font: font, language: locale.identifier, truncation: truncation,
      tabInterval: profile.tabInterval)
    var drawn: [[LineDrawingRun]] = []
    for line in lines {
      drawn.append(try shaper.runs(of: line, in: itemized))
    }
    let outlines = try LineDrawingOutlines(drawn.joined(), fonts: fonts)
    return drawn.enumerated().map { index, runs in
      line(
        of: LineDrawingOrder.visual(runs), outlines, font: font,
        baseline: ascent + Points(index) * font.linePitch)
    }
  }

  private func line(
    of runs: [LineDrawingRun], _ outlines: LineDrawingOutlines, font: SizedFont, baseline: Points
  ) -> DrawnLine {
    var glyphs: [DrawnLine.Glyph] = []
    var pen: Points = 0
    for run in runs {
      for glyph in run.isRightToLeft ? run.glyphs.reversed() : run.glyphs {
        pen += glyph.before
        let path = outlines.path(
          of: glyph.number, in: run, pointSize: font.pointSize, scale: glyph.scale)
        // An emoji font's outlines, where it has any at all, are empty.
        let isPicture = run.isEmoji && path?.segments.isEmpty ?? true
        glyphs.append(
          DrawnLine.Glyph(
            number: glyph.number, family: run.instance.record.family, x: pen + glyph.xOffset,
            y: -glyph.yOffset, advance: glyph.advance, text: glyph.text,
            path: glyph.isBlank ? GlyphPath() : isPicture ? nil : path))
        pen += glyph.advance
      }
    }
    return DrawnLine(glyphs: glyphs, width: pen, baseline: baseline)
  }

  /// From the top of a line to its baseline.
  private func ascent(
    of font: SizedFont, _ request: FontRequest, _ fonts: FontSet
  ) throws(MeasuringError) -> Points {
    // UIFont prints an ascent of 1950 and a descent of 494 of 2048 for the system font.
    guard request.family != nil else { return font.lineHeight * 1950 / 2444 }
    let extents = try fonts.member(0).text.font.lineExtents
    let height = extents.ascent - extents.descent + extents.gap
    return height > 0 ? font.lineHeight * Points(extents.ascent) / Points(height) : font.lineHeight
  }
}
