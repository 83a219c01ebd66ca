internal import DynamicType
internal import Shaping
internal import TextUnits
internal import Typeface

/// Scripts whose letters join, so that a letter at a line's edge has another form and width than
/// inside its word (Unicode's ArabicShaping.txt).
enum JoiningScripts {
  private static let tags: Set<FourCharacterTag> = Set(
    ["Arab", "Syrc", "Mong", "Nkoo", "Mand", "Mani", "Phag", "Adlm", "Rohg", "Sogd", "Phlp"]
      .map(FourCharacterTag.init))

  static func contains(_ script: FourCharacterTag) -> Bool {
    tags.contains(script)
  }
}

/// Measures part of a word of a joining script set by itself, in the text drawing.
struct JoinMeasurer {
  let shaper: Shaper
  let shaped: ShapedRun
  let language: String

  /// The width in ems.
  func width(of units: ArraySlice<UInt16>) -> Ems {
    var glyphs: [ShapedGlyph] = []
    shaper.shape(
      Array(units), range: 0..<units.count, font: shaped.member.text.font,
      script: shaped.run.script, isRightToLeft: shaped.run.isRightToLeft, language: language,
      features: shaped.member.features, into: &glyphs)
    return glyphs.reduce(0) { sum, glyph in
      sum + shaped.member.text.advance(of: glyph, isUnkerned: false).advance
    }
  }
}
