/// Two UTF-16 units one after the other, cheap to look up.
struct CharacterPair: Hashable {
  private let packed: UInt32

  init(_ first: UInt16, _ second: UInt16) {
    packed = UInt32(first) << 16 | UInt32(second)
  }

  /// Reads a string of two units; `nil` for any other.
  init?(_ text: String) {
    let units = Array(text.utf16)
    guard units.count == 2 else { return nil }
    self.init(units[0], units[1])
  }
}
