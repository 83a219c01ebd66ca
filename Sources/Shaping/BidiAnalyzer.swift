internal import CICU

/// The embedding levels of a text by ICU's bidi engine (UAX 9); one per thread, reused.
@safe final class BidiAnalyzer {
  private let bidi: OpaquePointer

  init() {
    guard let bidi = unsafe copyfit_ubidi_open() else { preconditionFailure("ubidi_open") }
    unsafe self.bidi = bidi
  }

  deinit {
    unsafe copyfit_ubidi_close(bidi)
  }

  /// Calls `body` with the level of each UTF-16 unit, in order.
  ///
  /// Each paragraph's direction is that of its first strong character (rules P2 and P3).
  ///
  /// - Parameter isRightToLeftByDefault: for paragraphs without a strong character.
  /// - Throws: ``ShapingError/bidirectionalAnalysis(code:)``.
  func levels(
    of text: [UInt16], isRightToLeftByDefault: Bool
  ) throws(ShapingError) -> [UInt8] {
    var status = U_ZERO_ERROR
    let level = UInt8(
      isRightToLeftByDefault ? UBIDI_DEFAULT_RTL : UBIDI_DEFAULT_LTR)
    return try unsafe text.withUnsafeBufferPointer { units throws(ShapingError) -> [UInt8] in
      unsafe copyfit_ubidi_setPara(bidi, units.baseAddress, Int32(units.count), level, &status)
      let levels = unsafe copyfit_ubidi_getLevels(bidi, &status)
      guard status.rawValue <= U_ZERO_ERROR.rawValue, let levels = unsafe levels else {
        throw .bidirectionalAnalysis(code: status.rawValue)
      }
      return unsafe Array(UnsafeBufferPointer(start: levels, count: units.count))
    }
  }
}
