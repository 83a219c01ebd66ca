internal import Shaping
internal import TextUnits
internal import Typeface

/// A glyph of a line, in points.
struct LineDrawingGlyph {
  var number: UInt32
  /// Where the glyph is drawn, from the pen; y up.
  var xOffset: Points
  var yOffset: Points
  /// The factor on the outline's width.
  var scale: Double
  /// Room to the left of the glyph, before the pen; negative where a bracket's blank is taken off.
  var before: Points = 0
  /// Room from the pen to the right.
  var advance: Points
  /// Whether nothing is drawn, whatever the font has: a tab.
  var isBlank = false
  /// The characters of the cluster, on its first glyph.
  var text = ""
}

/// A stretch of a line with one direction and one font; glyphs in logical order.
struct LineDrawingRun {
  let level: UInt8
  /// Position in the font stack.
  let font: Int
  let isEmoji: Bool
  /// What the outlines are taken from.
  let instance: FontInstance
  var glyphs: [LineDrawingGlyph]

  var isRightToLeft: Bool { level & 1 == 1 }
}

/// The order in which the runs of a line stand.
enum LineDrawingOrder {
  /// Runs from left to right (UAX 9, rule L2): from the highest level down to the lowest odd one,
  /// every sequence of runs at that level or above is turned round.
  static func visual(_ runs: [LineDrawingRun]) -> [LineDrawingRun] {
    var order = runs
    guard let highest = runs.map(\.level).max(), highest > 0 else { return order }
    for level in stride(from: highest, through: 1, by: -1) {
      var start = 0
      while start < order.count {
        guard order[start].level >= level else {
          start += 1
          continue
        }
        var end = start
        while end < order.count, order[end].level >= level { end += 1 }
        order[start..<end].reverse()
        start = end
      }
    }
    return order
  }
}

/// The outlines of the glyphs of some lines, fetched font by font.
struct LineDrawingOutlines {
  private struct Key: Hashable {
    let font: ObjectIdentifier
    let glyph: UInt32
  }

  private var outlines: [Key: GlyphOutline] = [:]

  /// - Throws: ``MeasuringError/shaping(_:)`` where a font cannot be opened.
  init(
    _ runs: some Sequence<LineDrawingRun>, fonts: FontSet
  ) throws(MeasuringError) {
    var wanted: [ObjectIdentifier: (run: LineDrawingRun, glyphs: Set<UInt32>)] = [:]
    for run in runs {
      wanted[ObjectIdentifier(run.instance), default: (run, [])].glyphs
        .formUnion(run.glyphs.map(\.number))
    }
    for (font, (run, glyphs)) in wanted {
      let face: FontFace
      do {
        face = try fonts.stack.face(run.font)
      } catch {
        throw .shaping(error)
      }
      let numbers = glyphs.sorted()
      for (glyph, outline) in zip(numbers, face.outlines(of: numbers, at: run.instance.position)) {
        outlines[Key(font: font, glyph: glyph)] = outline
      }
    }
  }

  /// A glyph's outline in points; `nil` where the font has none.
  func path(
    of glyph: UInt32, in run: LineDrawingRun, pointSize: Points, scale: Double
  ) -> GlyphPath? {
    guard let outline = outlines[Key(font: ObjectIdentifier(run.instance), glyph: glyph)] else {
      return nil
    }
    let unit = pointSize / Points(run.instance.unitsPerEm)
    func point(_ x: FontUnits, _ y: FontUnits) -> GlyphPath.Point {
      GlyphPath.Point(x: Points(x) * unit * scale, y: -Points(y) * unit)
    }
    return GlyphPath(
      outline.segments.map { segment in
        switch segment {
        case .move(let x, let y): .move(point(x, y))
        case .line(let x, let y): .line(point(x, y))
        case .quadratic(let controlX, let controlY, let x, let y):
          .quadratic(control: point(controlX, controlY), point(x, y))
        case .cubic(let firstX, let firstY, let secondX, let secondY, let x, let y):
          .cubic(first: point(firstX, firstY), second: point(secondX, secondY), point(x, y))
        }
      })
  }
}
