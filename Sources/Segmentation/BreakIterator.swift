internal import CICU

/// One of ICU's rule-based break iterators. Opening one costs many times a pass over a label,
/// so segmenters keep theirs.
@safe final class BreakIterator {
  private let iterator: OpaquePointer

  /// Opens an iterator.
  ///
  /// - Parameter locale: an ICU locale with keywords, as in `ja@lb=strict`.
  /// - Throws: ``SegmentationError/breakIterator(locale:code:)``.
  init(_ type: UBreakIteratorType, locale: String) throws(SegmentationError) {
    var status = U_ZERO_ERROR
    let opened = unsafe copyfit_ubrk_open(type, locale, &status)
    guard let opened = unsafe opened, status.rawValue <= U_ZERO_ERROR.rawValue else {
      throw .breakIterator(locale: locale, code: status.rawValue)
    }
    unsafe iterator = opened
  }

  deinit {
    unsafe copyfit_ubrk_close(iterator)
  }

  /// Calls `visit` with every boundary after 0 and the status of the rule that made it.
  func forEachBoundary(in text: [UInt16], _ visit: (_ offset: Int32, _ status: Int32) -> Void) {
    unsafe text.withUnsafeBufferPointer { units in
      var status = U_ZERO_ERROR
      unsafe copyfit_ubrk_setText(iterator, units.baseAddress, Int32(units.count), &status)
      _ = unsafe copyfit_ubrk_first(iterator)
      while case let offset = unsafe copyfit_ubrk_next(iterator), offset >= 0 {
        visit(offset, unsafe copyfit_ubrk_getRuleStatus(iterator))
      }
      // The iterator must not keep a pointer into an array that may move.
      unsafe copyfit_ubrk_setText(iterator, nil, 0, &status)
    }
  }
}
