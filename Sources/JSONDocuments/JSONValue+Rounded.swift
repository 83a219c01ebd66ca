extension JSONValue {
  /// A number with at most four decimals; `null` for what is not finite.
  public static func rounded(_ value: Double) -> JSONValue {
    guard value.isFinite, let number = JSONNumber((value * 10_000).rounded() / 10_000) else {
      return .null
    }
    return .number(number)
  }
}
