internal import Segmentation

/// Where kana or ideographs meet letters without a space.
enum InterScriptBorder {
  /// Whether two neighbouring characters are of the two kinds, in either order. Of the signs only
  /// `+` counts as a letter: the one that was measured.
  static func isBorder(_ left: UInt32, _ right: UInt32) -> Bool {
    guard left >= 0x2E80 || right >= 0x2E80 else { return false }
    return (CharacterTraits.isIdeographOrKana(left) && isLetter(right))
      || (isLetter(left) && CharacterTraits.isIdeographOrKana(right))
  }

  private static func isLetter(_ character: UInt32) -> Bool {
    character == 0x2B || CharacterTraits.isAlphanumericOutsideHan(character)
  }
}

/// Full-width punctuation whose ink fills half of its square.
enum FullWidthPunctuation {
  case opening
  case closing
  case stop

  init?(_ character: UInt32) {
    switch character {
    case 0x3008, 0x300A, 0x300C, 0x300E, 0x3010, 0x3014, 0x3016, 0x3018, 0xFF08, 0xFF3B, 0xFF5B:
      self = .opening
    case 0x3009, 0x300B, 0x300D, 0x300F, 0x3011, 0x3015, 0x3017, 0x3019, 0xFF09, 0xFF3D, 0xFF5D:
      self = .closing
    case 0x3001, 0x3002, 0xFF0C, 0xFF0E:
      self = .stop
    default:
      return nil
    }
  }
}
