/// A JSON number: the text it is written as, and the `Double` nearest to it.
///
/// JSON has no NaN and no infinities, and neither has this type: what it holds can be written.
public struct JSONNumber: Sendable {
  /// The number as written, such as `9007199254740993` or `1e-7`.
  public let text: String
  /// The nearest `Double`, always finite.
  public let value: Double

  /// The number where it is a whole one that an `Int` holds exactly; `nil` for any other.
  public var integer: Int? { integer(as: Int.self) }

  /// The number where it is a whole one that the type holds exactly; `nil` for any other.
  func integer<Integer: FixedWidthInteger>(as type: Integer.Type) -> Integer? {
    if let integer = Integer(text) { return integer }
    // Written with a fraction or an exponent. Beyond 2⁵³ a Double stands for many numbers.
    return value.magnitude <= 0x1p53 ? Integer(exactly: value) : nil
  }

  /// A whole number.
  public init(_ integer: Int) {
    text = String(integer)
    value = Double(integer)
  }

  /// A number written with the fewest digits that read back as the same `Double`.
  ///
  /// - Returns: `nil` for NaN and the infinities.
  public init?(_ double: Double) {
    guard double.isFinite else { return nil }
    text = double.description
    value = double
  }

  /// A number whose text the reader has found to follow JSON's grammar.
  ///
  /// - Returns: `nil` where it is too large for a `Double`.
  init?(grammatical text: String) {
    guard let value = Double(text), value.isFinite else { return nil }
    self.text = text
    self.value = value
  }
}

extension JSONNumber: Equatable {
  /// `1.0` and `1e0` are the same number.
  public static func == (left: JSONNumber, right: JSONNumber) -> Bool {
    left.value == right.value
  }
}
