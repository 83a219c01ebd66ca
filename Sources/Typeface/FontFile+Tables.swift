extension FontFile {
  /// Whether every table that the file's directories list lies inside the file (OpenType 1.9,
  /// "Organization of an OpenType Font"). HarfBuzz and FreeType pass over tables that do not, and
  /// a download that stopped half-way would be measured as a font of blanks.
  ///
  /// Files without such a directory (`.dfont`, and what is no font) count as whole.
  var isWhole: Bool {
    switch number(at: 0) {
    case FourCharacterTag("ttcf").rawValue:
      guard let count = number(at: 8) else { return false }
      return (0..<Int(count)).allSatisfy { face in
        number(at: 12 + 4 * face).map { hasTables(listedAt: Int($0)) } ?? false
      }
    case 0x0001_0000, FourCharacterTag("OTTO").rawValue, FourCharacterTag("true").rawValue:
      return hasTables(listedAt: 0)
    default:
      return true
    }
  }

  /// Whether the tables of one face's directory lie inside the file.
  private func hasTables(listedAt directory: Int) -> Bool {
    guard let counts = number(at: directory + 4) else { return false }
    return (0..<Int(counts >> 16)).allSatisfy { table in
      let entry = directory + 12 + 16 * table
      guard let start = number(at: entry + 8), let length = number(at: entry + 12) else {
        return false
      }
      return Int(start) + Int(length) <= byteCount
    }
  }

  /// A big-endian number of 32 bits; `nil` beyond the end.
  private func number(at offset: Int) -> UInt32? {
    unsafe withBytes { bytes in
      guard offset + 4 <= bytes.count else { return nil }
      return (offset..<offset + 4).reduce(0) { unsafe $0 << 8 | UInt32(bytes[$1]) }
    }
  }

  private var byteCount: Int {
    unsafe withBytes { $0.count }
  }
}
