public import TextUnits

/// Where keys become words.
public protocol StringResolving: Sendable {
  /// The text of a key in a language.
  func string(forKey key: String, table: String?, locale: LocaleTag) -> ResolvedString
}

/// The words for a key.
public struct ResolvedString: Sendable, Hashable {
  /// What is set.
  public var text: String
  /// Whether no catalog has the key, or not in the language asked for.
  public var isUntranslated: Bool

  public init(text: String, isUntranslated: Bool = false) {
    self.text = text
    self.isUntranslated = isUntranslated
  }
}

/// Layouts without catalogs: a key is its own text.
public struct KeysAsTexts: StringResolving {
  public init() {}

  /// The key itself, which no catalog translates.
  public func string(forKey key: String, table: String?, locale: LocaleTag) -> ResolvedString {
    ResolvedString(text: key, isUntranslated: true)
  }
}
