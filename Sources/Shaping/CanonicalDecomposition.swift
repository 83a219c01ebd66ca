internal import CICU

/// What a character is composed of (UAX 15).
public enum CanonicalDecomposition {
  /// The first character of a composed one, decomposed to the end: `e` for `ễ`; `nil` for a
  /// character that is not composed.
  public static func base(of scalar: UInt32) -> UInt32? {
    var units: [UInt16] = Array(repeating: 0, count: 32)
    let length = unsafe copyfit_decompose(scalar, &units, Int32(units.count))
    guard length > 0 else { return nil }
    let first = units[0]
    return first & 0xF800 == 0xD800 ? nil : UInt32(first)
  }
}
