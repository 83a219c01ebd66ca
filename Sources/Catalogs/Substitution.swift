/// A part of a text that varies by itself: what `%#@files@` in "%#@files@ in %#@folders@" stands for.
public struct Substitution: Sendable {
  /// The name between `#@` and `@`.
  public let name: String
  /// The argument the part is about, from 1; `nil` where it goes by the order in the text.
  public let argumentPosition: Int?
  /// How the argument is written, without the percent sign, such as `lld`.
  public let formatSpecifier: String
  /// A single variant without selectors, or one for each case; never empty.
  public let variants: [TextVariant]
}
