internal import CICU

/// Properties of single characters that line setting depends on.
public enum CharacterTraits {
  /// White space that may hang over the end of a line (CSS Text 3 §4.1.2: spaces, tabs and other
  /// space separators but no-break ones).
  public static func isHangingSpace(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0x20, 0x09, 0x1680, 0x2000...0x2006, 0x2008...0x200A, 0x205F, 0x3000: true
    default: false
    }
  }

  /// A character after which a line must end (UAX 14 classes BK, CR, LF, NL).
  public static func isNewline(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0x0A...0x0D, 0x85, 0x2028, 0x2029: true
    default: false
    }
  }

  /// Whether a character shows nothing and has no width where it does nothing else: soft hyphen,
  /// zero-width space, joiners (Unicode's Default_Ignorable_Code_Point).
  public static func isInvisible(_ scalar: UInt32) -> Bool {
    scalar >= 0xAD && copyfit_u_hasProperty(scalar, UCHAR_DEFAULT_IGNORABLE_CODE_POINT)
  }

  /// Whether a character belongs to writing without words one could break: Han, kana, bopomofo,
  /// Yi, full-width forms, emoji.
  public static func isWordless(_ scalar: UInt32) -> Bool {
    guard scalar >= 0x1100 else { return false }
    let width = copyfit_u_getIntProperty(scalar, UCHAR_EAST_ASIAN_WIDTH)
    let isWide = width == Int32(U_EA_WIDE.rawValue) || width == Int32(U_EA_FULLWIDTH.rawValue)
    return (isWide && !isHangul(scalar))
      || (0xFF65...0xFF9F).contains(scalar)  // half-width katakana
  }

  /// Whether a character is a Hangul syllable or letter.
  public static func isHangul(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0x1100...0x11FF, 0x3131...0x318E, 0xA960...0xA97F, 0xAC00...0xD7FB: true
    default: false
    }
  }

  /// Whether a character is a kana or an ideograph, the letters of Japanese and Chinese; their
  /// punctuation is not.
  public static func isIdeographOrKana(_ scalar: UInt32) -> Bool {
    guard scalar >= 0x2E80 else { return false }
    switch scalar {
    case 0x3041...0x3096, 0x309D...0x309F, 0x30A1...0x30FA, 0x30FC...0x30FF, 0x31F0...0x31FF,
      0x3005...0x3007:
      return true
    default:
      return copyfit_u_hasProperty(scalar, UCHAR_IDEOGRAPHIC)
    }
  }

  /// Whether a character is a letter or digit of a script with letters, as set beside kana.
  public static func isAlphanumericOutsideHan(_ scalar: UInt32) -> Bool {
    if scalar < 0x80 {
      return (0x30...0x39).contains(scalar) || (0x41...0x5A).contains(scalar & ~0x20)
    }
    return copyfit_u_hasProperty(scalar, UCHAR_ALPHABETIC) && !isWordless(scalar)
      && !isHangul(scalar)
  }

  /// Whether a character is one of a word in the sense of CSS Text 3 §5.2 `word-break`: a letter
  /// of any script or a digit (UAX 14 classes AL, AI, HL, NU, SA, ID, CJ and those of Hangul).
  static func isWordCharacter(_ scalar: UInt32) -> Bool {
    let value = copyfit_u_getIntProperty(scalar, UCHAR_LINE_BREAK)
    return wordClasses.contains(ULineBreak(UInt32(value)))
  }

  private static let wordClasses: [ULineBreak] = [
    U_LB_ALPHABETIC, U_LB_AMBIGUOUS, U_LB_HEBREW_LETTER, U_LB_NUMERIC, U_LB_COMPLEX_CONTEXT,
    U_LB_IDEOGRAPHIC, U_LB_CONDITIONAL_JAPANESE_STARTER, U_LB_H2, U_LB_H3, U_LB_JL, U_LB_JV,
    U_LB_JT,
  ]

  static func isCombining(_ scalar: UInt32) -> Bool {
    scalar >= 0x300
      && copyfit_u_getIntProperty(scalar, UCHAR_LINE_BREAK)
        == Int32(U_LB_COMBINING_MARK.rawValue)
  }
}
