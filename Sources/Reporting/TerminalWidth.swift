/// How many columns of a terminal text takes.
///
/// Terminals differ over emoji sequences and Indic vowel signs; the rule here is that of most:
/// a picture is two columns wide however many characters compose it, marks that combine take
/// none, and everything that Unicode's East Asian Width calls wide or full-width takes two.
enum TerminalWidth {
  /// The columns of a whole text.
  ///
  /// - Complexity: O(length).
  static func columns(of text: some StringProtocol) -> Int {
    text.reduce(0) { $0 + columns(of: $1) }
  }

  /// The columns of a grapheme cluster.
  static func columns(of character: Character) -> Int {
    let scalars = character.unicodeScalars
    if isPicture(scalars) { return 2 }
    return scalars.reduce(0) { $0 + columns(of: $1) }
  }

  private static func isPicture(_ scalars: Character.UnicodeScalarView) -> Bool {
    guard let first = scalars.first, scalars.count > 1 else { return false }
    let isFlag = (0x1F1E6...0x1F1FF).contains(first.value)
    let asksForPicture = scalars.contains { $0.value == 0xFE0F || $0.value == 0x20E3 }
    return isFlag || (asksForPicture && first.properties.isEmoji)
      || first.properties.isEmojiPresentation
  }

  private static func columns(of scalar: Unicode.Scalar) -> Int {
    // Printable ASCII, the common case, needs no table.
    if (0x20...0x7E).contains(scalar.value) { return 1 }
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format, .control, .lineSeparator, .paragraphSeparator:
      return 0
    default: break
    }
    // Vowels and finals of decomposed Hangul join the leading consonant's square.
    if (0x1160...0x11FF).contains(scalar.value) { return 0 }
    return scalar.properties.isEmojiPresentation || isWide(scalar.value) ? 2 : 1
  }

  /// East Asian Width W and F (EastAsianWidth.txt, Unicode 16) but for emoji, which have a
  /// property of their own. Unassigned gaps inside a block count as the block does.
  private static func isWide(_ scalar: UInt32) -> Bool {
    wideRanges.contains { $0.contains(scalar) }
  }

  private static let wideRanges: [ClosedRange<UInt32>] = [
    0x1100...0x115F, 0x2329...0x232A, 0x2E80...0x303E, 0x3041...0xA4CF, 0xA960...0xA97C,
    0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE10...0xFE19, 0xFE30...0xFE6B, 0xFF01...0xFF60,
    0xFFE0...0xFFE6, 0x16FE0...0x18DFF, 0x1AFF0...0x1B2FF, 0x1F200...0x1F265,
    0x20000...0x3FFFD,
  ]
}
