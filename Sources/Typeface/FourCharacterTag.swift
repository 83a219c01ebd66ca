/// An OpenType tag: an axis (`wght`), a feature (`kern`) or a script (`Arab`).
public struct FourCharacterTag: Hashable, Sendable, CustomStringConvertible {
  /// The four characters as one big-endian number, as font files and HarfBuzz hold them.
  public let rawValue: UInt32

  public init(rawValue: UInt32) {
    self.rawValue = rawValue
  }

  /// Reads up to four ASCII characters; shorter tags are filled with spaces.
  public init(_ name: String) {
    var value: UInt32 = 0
    var bytes = name.utf8.makeIterator()
    for _ in 0..<4 {
      value = value << 8 | UInt32(bytes.next() ?? 0x20)
    }
    rawValue = value
  }

  public var description: String {
    String(
      decoding: (0..<4).map { UInt8(truncatingIfNeeded: rawValue >> (24 - 8 * $0)) }, as: UTF8.self)
  }

  /// The optical size axis, in points.
  public static let opticalSize = FourCharacterTag("opsz")
  /// The weight axis, 1…1000.
  public static let weight = FourCharacterTag("wght")
  /// The script a character shares with its neighbours (ISO 15924 `Zyyy`).
  public static let common = FourCharacterTag("Zyyy")
}
