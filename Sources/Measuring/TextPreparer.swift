internal import DynamicType
internal import LineBreaking
internal import Segmentation
internal import Shaping
internal import TextUnits
internal import Typeface

/// Makes texts into ``PreparedText``: itemise, shape, segment, add up.
///
/// A preparer owns a shaper, iterators and scratch arrays, and reuses them: it serves one thread
/// at a time. `@unchecked Sendable` because its one method runs between being taken from the
/// engine's pool and being put back, and the pool's mutex orders those.
final class TextPreparer: @unchecked Sendable {
  private let shaper = Shaper()
  private let segmenter = Segmenter()
  private let itemizer = Itemizer()
  private var glyphs: [ShapedGlyph] = []

  /// Prepares a text.
  ///
  /// - Throws: ``MeasuringError``.
  /// - Complexity: O(length).
  func prepare(
    _ text: String, fonts: FontSet, locale: LocaleTag, rules: LineBreakRules
  ) throws(MeasuringError) -> PreparedText {
    let units = Array(text.utf16)
    guard !units.isEmpty else { return PreparedText(text: text, columns: .init()) }
    let graphemes: [Int32]
    let breaks: [LineBreak]
    do {
      graphemes = try segmenter.graphemeBoundaries(in: units)
      breaks = try segmenter.lineBreaks(in: units, locale: locale, rules: rules)
    } catch {
      throw .segmentation(error)
    }
    let runs: [TextRun]
    do {
      runs = try itemizer.runs(of: units, graphemes: graphemes, locale: locale, stack: fonts.stack)
    } catch {
      throw .shaping(error)
    }
    let shaped = try shape(units, runs, fonts, language: locale.identifier)
    let clusters = ClusterMap(
      length: units.count, graphemes: graphemes, glyphs: glyphs, text: units)
    var builder = PreparedTextBuilder(text: text, units: units, clusters: clusters, fonts: fonts)
    for run in shaped {
      try builder.add(run, glyphs, shaper: shaper, language: locale.identifier)
    }
    builder.adjustPunctuation()
    builder.addBreaks(breaks)
    return PreparedText(text: text, columns: builder.columns)
  }

  /// Shapes every run, in both drawings where its font has two.
  private func shape(
    _ units: [UInt16], _ runs: [TextRun], _ fonts: FontSet, language: String
  ) throws(MeasuringError) -> [ShapedRun] {
    glyphs.removeAll(keepingCapacity: true)
    var shaped: [ShapedRun] = []
    shaped.reserveCapacity(runs.count)
    for run in runs {
      let member = try fonts.member(run.font)
      let text = shape(units, run, member.text.font, member.features, language)
      let display = member.display.map { law in
        // One outline for both drawings needs shaping once.
        law.font === member.text.font
          ? text : shape(units, run, law.font, member.features, language)
      }
      shaped.append(ShapedRun(run: run, member: member, text: text, display: display))
    }
    return shaped
  }

  private func shape(
    _ units: [UInt16], _ run: TextRun, _ font: FontInstance, _ features: [FontFeature],
    _ language: String
  ) -> Range<Int> {
    let start = glyphs.count
    shaper.shape(
      units, range: run.range, font: font, script: run.script, isRightToLeft: run.isRightToLeft,
      language: language, features: features, into: &glyphs)
    return start..<glyphs.count
  }
}

/// A run with its glyphs, as ranges of the preparer's glyph array.
struct ShapedRun {
  let run: TextRun
  let member: FontSet.Member
  let text: Range<Int>
  /// The display drawing's glyphs; `nil` where there is one drawing.
  let display: Range<Int>?
}
