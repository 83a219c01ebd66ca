internal import LocaleData
internal import TextUnits

/// Writes a value as a placeholder asks: what `String(format:)` does, in a locale's digits.
struct ArgumentFormatter {
  let locale: LocaleTag

  /// Wider fields than this come from damaged files; the text would be measured in vain.
  private static let maximumWidth = 256

  /// The text that takes the place of a placeholder.
  ///
  /// - Throws: ``LocaleDataError/numberFormat(locale:code:)``.
  func string(
    for value: SampleValue, by specifier: FormatSpecifier
  ) throws(LocaleDataError) -> String {
    switch value {
    case .text(let text):
      return padded(text, by: specifier)
    case .integer(let integer):
      switch specifier.kind {
      case .fixedPoint, .scientific: return try string(for: .number(Double(integer)), by: specifier)
      case .otherBase: return padded(inOtherBase(integer, by: specifier), by: specifier)
      default: return try padded(decimal(integer, by: specifier), by: specifier, zero: zero())
      }
    case .number(let number):
      let sign = number < 0 ? "" : sign(specifier)
      switch specifier.kind {
      case .fixedPoint:
        let digits = specifier.fractionDigits
        let format = try NumberFormat.format(for: locale, fractionDigits: digits)
        return try padded(sign + format.string(from: number), by: specifier, zero: zero())
      default:
        return try padded(sign + general(number), by: specifier, zero: zero())
      }
    }
  }

  private func decimal(_ integer: Int, by specifier: FormatSpecifier) throws(LocaleDataError)
    -> String
  {
    let text = try NumberFormat.format(for: locale).string(from: integer)
    guard case .fixed(let digits) = specifier.precision, integer >= 0 else {
      return integer < 0 ? text : sign(specifier) + text
    }
    let missing = min(digits, Self.maximumWidth) - text.count
    return try sign(specifier) + String(repeating: zero(), count: max(0, missing)) + text
  }

  /// `%x` and `%o` write the bits of a negative number.
  private func inOtherBase(_ integer: Int, by specifier: FormatSpecifier) -> String {
    let isOctal = specifier.conversion == "o" || specifier.conversion == "O"
    let isUppercase = specifier.conversion == "X"
    let digits = String(
      UInt(bitPattern: integer), radix: isOctal ? 8 : 16, uppercase: isUppercase)
    guard specifier.flags.contains("#"), integer != 0 else { return digits }
    return (isOctal ? "0" : isUppercase ? "0X" : "0x") + digits
  }

  /// The fewest digits that tell the number, as `%g` has them for the numbers apps show; `%e` and
  /// `%a`, which no catalog at hand uses, are written so too.
  private func general(_ number: Double) throws(LocaleDataError) -> String {
    let shortest = number.description
    guard number.isFinite, !shortest.contains("e"), let point = shortest.lastIndex(of: ".") else {
      return shortest
    }
    let fraction = shortest[point...].dropFirst()
    return try NumberFormat.format(
      for: locale, fractionDigits: fraction == "0" ? 0 : fraction.count
    ).string(from: number)
  }

  private func sign(_ specifier: FormatSpecifier) -> String {
    specifier.flags.contains("+") ? "+" : ""
  }

  private func zero() throws(LocaleDataError) -> String {
    try NumberFormat.format(for: locale).string(from: 0)
  }

  /// Fills a text up to the width asked for: with zeros for the flag `0`, else with spaces, behind
  /// the text for the flag `-`.
  private func padded(_ text: String, by specifier: FormatSpecifier, zero: String? = nil) -> String
  {
    guard case .fixed(let width) = specifier.width else { return text }
    let missing = max(0, min(width, Self.maximumWidth) - text.count)
    if specifier.flags.contains("-") { return text + String(repeating: " ", count: missing) }
    if specifier.flags.contains("0"), let zero {
      return String(repeating: zero, count: missing) + text
    }
    return String(repeating: " ", count: missing) + text
  }
}

extension FormatSpecifier {
  /// Digits after the point that `%f` shows: six, as in C, unless a precision is given.
  var fractionDigits: Int {
    guard case .fixed(let digits) = precision else { return 6 }
    return digits
  }
}
