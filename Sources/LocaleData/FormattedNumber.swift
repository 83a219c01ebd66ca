internal import CICU
internal import TextUnits

/// A number as ICU has formatted it: its text, and the digits a plural rule looks at.
@safe final class FormattedNumber {
  let result: OpaquePointer
  private let locale: LocaleTag

  /// An empty result for one of ICU's formatting functions to fill.
  ///
  /// - Throws: ``LocaleDataError/numberFormat(locale:code:)`` where memory is short.
  init(locale: LocaleTag) throws(LocaleDataError) {
    var code: Int32 = 0
    guard let opened = unsafe copyfit_unumf_openResult(&code) else {
      throw .numberFormat(locale: locale.identifier, code: code)
    }
    unsafe result = opened
    self.locale = locale
  }

  deinit {
    unsafe copyfit_unumf_closeResult(result)
  }

  /// The text, once a formatting function has filled the result.
  ///
  /// - Throws: ``LocaleDataError/numberFormat(locale:code:)``.
  func string() throws(LocaleDataError) -> String {
    // Most numbers fit at the first try; where one does not, ICU says how long it is.
    var buffer = [UInt16](repeating: 0, count: 64)
    var length = try write(to: &buffer)
    if length > buffer.count {
      buffer = [UInt16](repeating: 0, count: length)
      length = try write(to: &buffer)
    }
    return String(decoding: buffer.prefix(length), as: UTF16.self)
  }

  private func write(to buffer: inout [UInt16]) throws(LocaleDataError) -> Int {
    var code: Int32 = 0
    let length = unsafe buffer.withUnsafeMutableBufferPointer { units in
      unsafe copyfit_unumf_resultToString(result, units.baseAddress, Int32(units.count), &code)
    }
    guard code == 0 else { throw .numberFormat(locale: locale.identifier, code: code) }
    return Int(length)
  }
}
