/// A text as it may appear on the screen: one variant, with sample arguments in their places.
public struct SampledText: Sendable, Hashable {
  /// An argument as it was written into the text.
  public struct Argument: Sendable, Hashable {
    /// The argument's number, from 1.
    public let position: Int
    /// The placeholder, such as `%lld`.
    public let specifier: String
    /// What was put in its place.
    public let text: String
  }

  /// What to measure.
  public let text: String
  /// When the text is shown, such as `plural one` or `device ipad, files: plural few`; empty where
  /// the entry has one text only.
  public let variant: String
  /// The arguments, in the order of the text.
  public let arguments: [Argument]
  /// Where the text comes from.
  public let origin: TextOrigin
  /// How far the translation is; `nil` where the format does not say.
  public let state: TranslationState?
  /// The file the text stands in.
  public let file: String
  /// The line of the text, from 1; `nil` where the format has no lines.
  public let line: Int?

  /// Whether only numbers of a million and more show it, as `many` in French and Spanish.
  public var isRare: Bool {
    arguments.contains { $0.text.count >= 7 && $0.text.allSatisfy(\.isNumber) }
  }
}
