internal import LineBreaking
internal import Segmentation
internal import Shaping
internal import TextUnits
internal import Typeface

/// Shapes lines one by one and gives their glyphs the platform's advances at one size.
struct LineDrawingShaper {
  let fonts: FontSet
  let font: SizedFont
  let language: String
  let truncation: LineConstraints.Truncation
  let tabInterval: Points
  private let shaper = Shaper()

  init(
    fonts: FontSet, font: SizedFont, language: String, truncation: LineConstraints.Truncation,
    tabInterval: Points
  ) {
    self.fonts = fonts
    self.font = font
    self.language = language
    self.truncation = truncation
    self.tabInterval = tabInterval
  }

  /// The runs of a line in logical order, its ellipsis or hyphen included.
  func runs(
    of line: TextLayout.LineText, in text: LineDrawingText
  ) throws(MeasuringError) -> [LineDrawingRun] {
    let start = text.offset(ofCluster: line.clusters.lowerBound)
    guard let cut = line.cut else { return try uncutRuns(of: line, from: start, in: text) }
    let (prefixEnd, suffixStart, suffixEnd) = (
      text.offset(ofCluster: cut.prefixEnd), text.offset(ofCluster: cut.suffixStart),
      text.offset(ofCluster: cut.suffixEnd)
    )
    // The walker takes the ellipsis from the font of what it hides.
    let hidden =
      switch truncation {
      case .tail: prefixEnd
      case .head: max(text.paragraphStart(at: max(suffixEnd - 1, start)) - 1, start)
      case .middle: text.offset(ofCluster: (line.clusters.lowerBound + cut.suffixEnd) / 2)
      }
    let ellipsis = try sign(
      .ellipsis, inFontOf: text.run(at: min(hidden, text.units.count - 1)),
      level: text.paragraphLevel(at: start))
    return try shape(start..<prefixEnd, of: text) + [ellipsis]
      + shape(suffixStart..<suffixEnd, of: text)
  }

  private func uncutRuns(
    of line: TextLayout.LineText, from start: Int, in text: LineDrawingText
  ) throws(MeasuringError) -> [LineDrawingRun] {
    let hasHyphen = line.reason == .softHyphen && line.text.utf16.count > 1
    let end = start + line.text.utf16.count - (hasHyphen ? 1 : 0)
    let runs = try shape(start..<end, of: text)
    guard hasHyphen else { return runs }
    let last = text.run(at: end - 1)
    return runs + [try sign(.hyphen, inFontOf: last, level: last.level)]
  }

  /// Shapes a stretch of text as a line of its own.
  private func shape(
    _ segment: Range<Int>, of text: LineDrawingText
  ) throws(MeasuringError) -> [LineDrawingRun] {
    guard !segment.isEmpty else { return [] }
    var spacing = LineDrawingSpacing(
      units: Array(text.units[segment]), fonts: fonts, font: font, tabInterval: tabInterval)
    var runs: [LineDrawingRun] = []
    for run in text.runs where run.range.overlaps(segment) {
      let part = run.range.clamped(to: segment)
      let range = part.lowerBound - segment.lowerBound..<part.upperBound - segment.lowerBound
      runs.append(try shape(run, range, &spacing))
    }
    return runs
  }

  private func shape(
    _ run: TextRun, _ range: Range<Int>, _ spacing: inout LineDrawingSpacing
  ) throws(MeasuringError) -> LineDrawingRun {
    let member = try fonts.member(run.font)
    let drawings = LineDrawingBlend(
      member: member, instance: try instance(of: run.font, member), font: font)
    let text = shaped(run, range, member.text.font, member, spacing.units)
    let display = member.display.flatMap { law in
      law.font === member.text.font ? text : shaped(run, range, law.font, member, spacing.units)
    }
    let isUnkerned = text.indices.map { index in
      index + 1 < text.count && isUnkernedPair(text[index], text[index + 1], spacing.units)
    }
    var glyphs = drawings.glyphs(text: text, display: display, isUnkerned: isUnkerned)
    spacing.apply(
      to: &glyphs, clusters: text.map { Int($0.cluster) }, end: range.upperBound,
      isTracked: member.isTracked, isRightToLeft: run.isRightToLeft)
    return LineDrawingRun(
      level: run.level, font: run.font, isEmoji: member.isEmoji, instance: drawings.instance,
      glyphs: glyphs)
  }

  private func shaped(
    _ run: TextRun, _ range: Range<Int>, _ instance: FontInstance, _ member: FontSet.Member,
    _ units: [UInt16]
  ) -> [ShapedGlyph] {
    var glyphs: [ShapedGlyph] = []
    shaper.shape(
      units, range: range, font: instance, script: run.script, isRightToLeft: run.isRightToLeft,
      language: language, features: member.features, into: &glyphs)
    return glyphs
  }

  private func isUnkernedPair(
    _ left: ShapedGlyph, _ right: ShapedGlyph, _ units: [UInt16]
  ) -> Bool {
    fonts.unkernedPairs.contains(
      CharacterPair(units[Int(left.cluster)], units[Int(right.cluster)]))
  }

  /// The face at the optical size the platform draws at.
  private func instance(
    of index: Int, _ member: FontSet.Member
  ) throws(MeasuringError) -> FontInstance {
    let text = member.text.font
    guard let display = member.display?.font, display !== text else { return text }
    var values = text.position.values
    for (tag, value) in display.position.values {
      let from = values[tag] ?? value
      values[tag] = from + font.opticalPosition * (value - from)
    }
    do {
      return try fonts.stack.face(index).instance(at: DesignPosition(values))
    } catch {
      throw .shaping(error)
    }
  }
}

extension LineDrawingShaper {
  /// A sign that layout adds to a text.
  private enum Sign {
    case ellipsis
    case hyphen

    var characters: [Unicode.Scalar] {
      switch self {
      case .ellipsis: ["…"]
      case .hyphen: ["\u{2010}", "-"]
      }
    }

    var width: KeyPath<FontSet.Member, OpticalAdvance> {
      switch self {
      case .ellipsis: \.ellipsis
      case .hyphen: \.hyphen
      }
    }
  }

  /// The sign in a run's font, or in the first font where that one has none.
  private func sign(
    _ sign: Sign, inFontOf run: TextRun, level: UInt8
  ) throws(MeasuringError) -> LineDrawingRun {
    let member = try fonts.member(run.font)
    let own = member[keyPath: sign.width]
    let ems = own.text + font.opticalPosition * (own.display - own.text)
    let spacing = (member.isTracked ? font.tracking : 0) + font.clusterSpacing
    for index in [run.font, 0] {
      let instance = try instance(of: index, fonts.member(index))
      for character in sign.characters {
        guard let glyph = instance.glyph(for: character) else { continue }
        let nominal = Ems(instance.advance(of: glyph)) / Ems(instance.unitsPerEm)
        let drawn = LineDrawingGlyph(
          number: glyph, xOffset: 0, yOffset: 0, scale: nominal > 0 ? ems / nominal : 1,
          advance: font.pointSize * ems + spacing, text: String(character))
        return LineDrawingRun(
          level: level, font: index, isEmoji: false, instance: instance, glyphs: [drawn])
      }
    }
    return LineDrawingRun(
      level: level, font: run.font, isEmoji: false, instance: member.text.font, glyphs: [])
  }
}
