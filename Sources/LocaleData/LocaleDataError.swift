/// Why data of a locale could not be had from ICU.
public enum LocaleDataError: Error, Hashable, Sendable, CustomStringConvertible {
  /// ICU has no usable plural rules; `code` is its `UErrorCode`.
  case pluralRules(locale: String, code: Int32)
  /// ICU could not make a number format; `code` is its `UErrorCode`.
  case numberFormat(locale: String, code: Int32)

  public var description: String {
    switch self {
    case .pluralRules(let locale, let code):
      "no plural rules for \(locale) (ICU error \(code)); check that ICU's data is installed"
    case .numberFormat(let locale, let code):
      "no number format for \(locale) (ICU error \(code)); check that ICU's data is installed"
    }
  }
}
