/// Gives placeholders the numbers of their arguments, as `String(format:)` counts them.
struct ArgumentCounter {
  private var next = 1

  /// The number a placeholder names, or the next one.
  mutating func position(explicit: Int?) -> Int {
    if let explicit { return explicit }
    defer { next += 1 }
    return next
  }

  /// The number of a placeholder's argument; a `*` in it takes one before.
  mutating func position(of specifier: FormatSpecifier) -> Int {
    for measure in [specifier.width, specifier.precision] where measure == .argument { next += 1 }
    return position(explicit: specifier.position)
  }
}
