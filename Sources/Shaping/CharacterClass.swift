internal import CICU
internal import Typeface

/// The character properties the itemiser asks for.
enum CharacterClass {
  /// The script of a character; `Zyyy` for shared ones, `Zinh` for combining marks.
  static func script(of scalar: UInt32) -> ScriptCode {
    if scalar < 0x80 {
      let isLetter = (0x41...0x5A).contains(scalar & ~0x20)
      return isLetter ? .latin : .common
    }
    return ScriptCode(rawValue: copyfit_uscript_getScript(scalar))
  }

  /// Whether a character is drawn as a coloured picture unless U+FE0E follows.
  static func hasEmojiPresentation(_ scalar: UInt32) -> Bool {
    scalar >= 0x231A && copyfit_u_hasProperty(scalar, UCHAR_EMOJI_PRESENTATION)
  }

  /// Whether a character may be drawn as a coloured picture when U+FE0F follows.
  static func isEmoji(_ scalar: UInt32) -> Bool {
    copyfit_u_hasProperty(scalar, UCHAR_EMOJI)
  }

  /// Whether a character is invisible in any font and so needs no glyph of its own.
  static func isIgnorable(_ scalar: UInt32) -> Bool {
    scalar >= 0xAD && copyfit_u_hasProperty(scalar, UCHAR_DEFAULT_IGNORABLE_CODE_POINT)
  }

  /// Whether text of the character's block can run from right to left (UAX 9 classes R, AL, AN,
  /// explicit formatting), judged by UTF-16 unit so that most texts skip the bidi algorithm.
  static func mayRunRightToLeft(_ unit: UInt16) -> Bool {
    switch unit {
    case ..<0x0590: false
    case 0x0590...0x08FF, 0x200E...0x200F, 0x202A...0x202E, 0x2066...0x2069: true
    case 0xFB1D...0xFDFF, 0xFE70...0xFEFF: true
    // Surrogates of the supplementary right-to-left blocks (U+10800…U+10FFF, U+1E800…U+1EFFF).
    case 0xD802...0xD803, 0xD83A...0xD83B: true
    default: false
    }
  }
}

/// ICU's number of a script, with the ones that need naming here.
struct ScriptCode: Hashable {
  let rawValue: Int32

  static let common = ScriptCode(rawValue: Int32(USCRIPT_COMMON.rawValue))
  static let inherited = ScriptCode(rawValue: Int32(USCRIPT_INHERITED.rawValue))
  static let latin = ScriptCode(rawValue: Int32(USCRIPT_LATIN.rawValue))
  private static let han = ScriptCode(rawValue: Int32(USCRIPT_HAN.rawValue))
  private static let sharingHan: Set<Int32> = [
    Int32(USCRIPT_HIRAGANA.rawValue), Int32(USCRIPT_KATAKANA.rawValue),
    Int32(USCRIPT_BOPOMOFO.rawValue),
  ]

  /// Whether a character takes the script of its neighbours.
  var isShared: Bool { self == .common || self == .inherited }

  /// The script runs are cut by: kana and bopomofo are set in one piece with Han.
  var shapingScript: ScriptCode {
    Self.sharingHan.contains(rawValue) ? .han : self
  }

  /// The ISO 15924 tag.
  var tag: FourCharacterTag {
    guard let name = unsafe copyfit_uscript_getShortName(rawValue) else { return .common }
    return unsafe FourCharacterTag(String(cString: name))
  }
}
