import Shaping
import TextUnits
import Typeface

@testable import Measuring

/// The runs to hold against hb-shape: those the engine shapes for every text, and English at more
/// points of Inter's design space than the engine uses.
enum OracleRuns {
  static let opticalSizes: [Points] = [14, 17, 20, 28, 32]
  static let weights: [FontWeight] = [.regular, .medium, .semibold, .bold]

  static func all() throws -> [RecordedRun] {
    let engine = EngineFonts()
    var seen: Set<RecordedRun> = []
    var runs: [RecordedRun] = []
    var fontsByLocale: [LocaleTag: FontSet] = [:]
    func add(_ run: RecordedRun) {
      if seen.insert(run).inserted { runs.append(run) }
    }
    for sample in SampleText.listed + SampleText.corpus {
      let fonts = try fontsByLocale[sample.locale] ?? engine.fonts(sample.locale)
      fontsByLocale[sample.locale] = fonts
      for run in try engine.runs(sample.text, sample.locale, in: fonts) {
        let member = try fonts.member(run.font)
        for font in font(of: member, at: sample) {
          add(
            RecordedRun(
              sample.text, run, language: sample.locale.identifier, font: font,
              features: member.features))
        }
      }
    }
    return runs
  }

  /// Where in the design space a sample's run is shaped: the text drawing, and for listed English
  /// in Inter the whole grid.
  private static func font(of member: FontSet.Member, at sample: SampleText) -> [FontInstance] {
    let font = member.text.font
    guard sample.locale.identifier == "en", font.record.family == "Inter",
      SampleText.listed.contains(sample), let face = try? FontFace(font.record)
    else { return [font] }
    return weights.flatMap { weight in
      opticalSizes.map { size in
        face.instance(at: DesignPosition(weight: weight, opticalSize: size))
      }
    }
  }
}
