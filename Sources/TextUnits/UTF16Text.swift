/// Reading UTF-16 the way ICU and HarfBuzz do: a lone surrogate is a character of its own.
public enum UTF16Text {
  /// Decodes the character at `index` and moves `index` behind it.
  ///
  /// - Returns: a scalar value, or the surrogate itself where it has no partner.
  @inlinable
  public static func scalar(in text: [UInt16], at index: inout Int) -> UInt32 {
    let unit = UInt32(text[index])
    index += 1
    guard unit & 0xFC00 == 0xD800, index < text.count else { return unit }
    let next = UInt32(text[index])
    guard next & 0xFC00 == 0xDC00 else { return unit }
    index += 1
    return 0x10000 + ((unit & 0x3FF) << 10 | next & 0x3FF)
  }
}
