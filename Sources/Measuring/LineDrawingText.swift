internal import LineBreaking
internal import Segmentation
internal import Shaping
internal import TextUnits

/// A text cut into runs, for lines to take theirs from: fonts, scripts and levels are those of the
/// whole text, whatever a line by itself would choose.
struct LineDrawingText {
  let units: [UInt16]
  let runs: [TextRun]
  private let prepared: PreparedText
  private let newlines: [Int]

  init(_ text: PreparedText, fonts: FontSet, locale: LocaleTag) throws(MeasuringError) {
    prepared = text
    units = Array(text.text.utf16)
    newlines = units.indices.filter { [units] in CharacterTraits.isNewline(UInt32(units[$0])) }
    let graphemes: [Int32]
    do {
      graphemes = try Segmenter().graphemeBoundaries(in: units)
    } catch {
      throw .segmentation(error)
    }
    do {
      runs = try Itemizer().runs(
        of: units, graphemes: graphemes, locale: locale, stack: fonts.stack)
    } catch {
      throw .shaping(error)
    }
  }

  /// The UTF-16 offset of a cluster's beginning.
  func offset(ofCluster cluster: Int) -> Int {
    prepared.substring(0..<cluster).utf16.count
  }

  /// The run that holds a unit.
  func run(at unit: Int) -> TextRun {
    runs.last { $0.range.lowerBound <= unit } ?? runs[0]
  }

  /// Where the paragraph that holds a unit begins.
  func paragraphStart(at unit: Int) -> Int {
    newlines.last { $0 < unit }.map { $0 + 1 } ?? 0
  }

  /// The embedding level of the paragraph that holds a unit: no character has a lower one.
  func paragraphLevel(at unit: Int) -> UInt8 {
    let start = paragraphStart(at: unit)
    let end = newlines.first { $0 >= unit } ?? units.count
    let paragraph = start..<max(end, start + 1)
    let inside = runs.filter { $0.range.overlaps(paragraph) }
    return (inside.map(\.level).min() ?? 0) & 1
  }
}
