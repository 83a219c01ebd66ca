public import LocaleData

/// One text among those a language has for a key, and when it is shown.
public struct TextVariant: Sendable {
  /// All must hold for the text to be shown, outermost first; empty for a text without variation.
  public let selectors: [VariantSelector]
  /// The text, with its placeholders still in it.
  public let template: FormatString
  /// How far the translation is; `nil` where the format does not say.
  public let state: TranslationState?
  /// The line of the text in its file, from 1; `nil` where the format has no lines.
  public let line: Int?

  /// The category of number the text is for; `nil` where it does not depend on a number.
  public var pluralCategory: PluralCategory? {
    for case .plural(let category) in selectors { return category }
    return nil
  }

  /// When the text is shown in words, such as `device ipad, plural few`; empty for always.
  public var conditions: String {
    selectors.map(\.description).joined(separator: ", ")
  }
}
