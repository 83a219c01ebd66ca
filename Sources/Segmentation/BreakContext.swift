internal import TextUnits

/// The characters around a line break opportunity, from which its reason follows.
struct BreakContext {
  /// The character before the break, and the one after it.
  private let before: UInt32
  private let after: UInt32?

  init(text: [UInt16], offset: Int) {
    var index = offset - 1
    if text[index] & 0xFC00 == 0xDC00, index > 0 { index -= 1 }
    // A combining mark stands for its base.
    while index > 0, CharacterTraits.isCombining(UInt32(text[index])) { index -= 1 }
    before = UTF16Text.scalar(in: text, at: &index)
    var next = offset
    after = next < text.count ? UTF16Text.scalar(in: text, at: &next) : nil
  }

  var reason: BreakReason {
    if before == 0xAD { return .softHyphen }
    if CharacterTraits.isHangingSpace(before) || before == 0x200B { return .word }
    if Self.hyphens.contains(before) { return .hyphen }
    if CharacterTraits.isWordless(before) || CharacterTraits.isHangul(before) {
      return .ideographic
    }
    if let after, CharacterTraits.isWordless(after) || CharacterTraits.isHangul(after) {
      return .ideographic
    }
    return .word
  }

  /// Whether the break would part two syllables of a word in Hangul.
  var isInHangulWord: Bool {
    guard let after else { return false }
    return CharacterTraits.isHangul(before) && CharacterTraits.isHangul(after)
  }

  /// Whether the break would part two letters or digits.
  var isInWord: Bool {
    guard let after else { return false }
    return CharacterTraits.isWordCharacter(before) && CharacterTraits.isWordCharacter(after)
  }

  /// Hyphens and dashes after which UAX 14 allows a break (classes HY, BA, B2).
  private static let hyphens: Set<UInt32> = [
    0x2D, 0x58A, 0x5BE, 0x2010, 0x2012, 0x2013, 0x2014, 0x2E17, 0x30A0,
  ]
}
