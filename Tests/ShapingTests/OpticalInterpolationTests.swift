import FoundationEssentials
import Shaping
import Testing
import TextUnits
import Typeface

/// The engine shapes at optical sizes 14 and 32 alone and interpolates; hb-shape shaped at 20.
@Suite struct OpticalInterpolationTests {
  /// HarfBuzz rounds a glyph's varied advance and its varied kerning to whole units each, by half
  /// a unit at most. A line between rounded ends is off by no more than its ends; so between it
  /// and the rounded middle lie at most four halves a glyph: two units.
  static let unitsPerGlyph = 2.0

  @Test(arguments: [FontWeight.regular, .medium, .semibold, .bold])
  func lineThroughTheEndsGivesTheMiddle(_ weight: FontWeight) throws {
    let recording = try HarfBuzzOracleTests.recording.get()
    let (faces, shaper) = (FaceShelf(), Shaper())
    let middle = recording.runs.filter { $0.variations == "opsz=20,wght=\(weight.value)" }
    #expect(middle.count > 20)
    var worst = 0.0
    for run in middle {
      func width(atOpticalSize size: Points) throws -> Double {
        let font = try faces.face(run.font, index: run.index).instance(
          at: DesignPosition(weight: weight, opticalSize: size))
        var glyphs: [ShapedGlyph] = []
        shaper.shape(
          Array(run.text.utf16), range: run.start..<run.end, font: font,
          script: FourCharacterTag(run.script), isRightToLeft: run.isRightToLeft,
          language: run.language, features: [FontFeature(FourCharacterTag("calt"), value: 0)],
          into: &glyphs)
        return Double(glyphs.reduce(0) { $0 + Int($1.advance) })
      }
      let recorded = try run.oracleGlyphs()
      let share = (20.0 - 14) / (32 - 14)
      let line = try (1 - share) * width(atOpticalSize: 14) + share * width(atOpticalSize: 32)
      let difference = abs(line - Double(recorded.reduce(0) { $0 + $1.advance }))
      #expect(difference <= Self.unitsPerGlyph * Double(recorded.count), "\(run.text)")
      worst = max(worst, difference / Double(recorded.count))
    }
    // A line is not exact, or the tolerance would test nothing.
    #expect(worst > 0)
  }
}
