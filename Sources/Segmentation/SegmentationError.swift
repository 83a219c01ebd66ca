/// Why text could not be segmented.
public enum SegmentationError: Error, Hashable, CustomStringConvertible {
  /// ICU has no rules of that kind, or its data is missing; `code` is its error's number.
  case breakIterator(locale: String, code: Int32)

  public var description: String {
    switch self {
    case .breakIterator(let locale, let code):
      "ICU has no break rules for \(locale) (error \(code)); is its data package installed?"
    }
  }
}
