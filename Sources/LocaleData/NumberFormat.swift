internal import CICU
public import TextUnits

/// Writes numbers with a locale's digits and decimal separator, without grouping.
///
/// `٣٫٥` in Arabic as CLDR has it, `3,5` in German. `@unchecked Sendable` because ICU documents
/// `UNumberFormatter` as safe to share between threads, and each result is made anew.
@safe public final class NumberFormat: @unchecked Sendable {
  private struct Key: Hashable {
    let locale: LocaleTag
    let fractionDigits: Int
  }

  private static let cache = LocaleCache<Key, NumberFormat>()

  /// More digits than any `Double` needs; a catalog's `%.9999999f` must not cost memory.
  private static let largestFractionDigits = 99

  private let formatter: OpaquePointer
  private let locale: LocaleTag

  /// The format of a locale; the same object for the same arguments.
  ///
  /// - Parameters:
  ///   - locale: whose digits and separator to use; an unknown one has European digits and a point.
  ///   - fractionDigits: digits after the separator, neither more nor fewer; limited to 0…99.
  /// - Returns: a format that may be kept and shared between threads.
  /// - Throws: ``LocaleDataError/numberFormat(locale:code:)``.
  public static func format(
    for locale: LocaleTag, fractionDigits: Int = 0
  ) throws(LocaleDataError) -> NumberFormat {
    let digits = min(max(fractionDigits, 0), largestFractionDigits)
    return try cache.value(for: Key(locale: locale, fractionDigits: digits)) {
      () throws(LocaleDataError) in
      try NumberFormat(locale, fractionDigits: digits)
    }
  }

  private init(_ locale: LocaleTag, fractionDigits: Int) throws(LocaleDataError) {
    // ICU's number skeletons: `.00` is exactly two digits, `precision-integer` none.
    let precision =
      fractionDigits == 0
      ? "precision-integer" : "." + String(repeating: "0", count: fractionDigits)
    let skeleton = Array("\(precision) group-off".utf16)
    var code: Int32 = 0
    let opened = unsafe skeleton.withUnsafeBufferPointer { units in
      unsafe copyfit_unumf_open(
        units.baseAddress, Int32(units.count), locale.icuIdentifier, &code)
    }
    guard let opened = unsafe opened else {
      throw .numberFormat(locale: locale.identifier, code: code)
    }
    unsafe formatter = opened
    self.locale = locale
  }

  deinit {
    unsafe copyfit_unumf_close(formatter)
  }

  /// A whole number, such as `١٢` for 12 in Arabic.
  ///
  /// - Throws: ``LocaleDataError/numberFormat(locale:code:)``.
  public func string(from integer: Int) throws(LocaleDataError) -> String {
    let number = try FormattedNumber(locale: locale)
    let code = unsafe copyfit_unumf_formatInt(formatter, Int64(integer), number.result)
    guard code == 0 else { throw .numberFormat(locale: locale.identifier, code: code) }
    return try number.string()
  }

  /// A number rounded to the format's digits, half to even; NaN and infinities as the locale
  /// writes them.
  ///
  /// - Throws: ``LocaleDataError/numberFormat(locale:code:)``.
  public func string(from number: Double) throws(LocaleDataError) -> String {
    try formatted(number).string()
  }

  func formatted(_ value: Double) throws(LocaleDataError) -> FormattedNumber {
    let number = try FormattedNumber(locale: locale)
    let code = unsafe copyfit_unumf_formatDouble(formatter, value, number.result)
    guard code == 0 else { throw .numberFormat(locale: locale.identifier, code: code) }
    return number
  }
}
