public import TextUnits

/// Where the text shown in a language comes from.
public enum TextOrigin: Sendable, Hashable {
  /// A translation: that of the language asked for, or of the one it is a variety of.
  case localization(LocaleTag)
  /// The source language's text, for want of a translation.
  case sourceLanguage(LocaleTag)
  /// The key itself, since not even the source language has a text.
  case key
}
