/// How far a translation is, Xcode's `state` of a string unit.
public enum TranslationState: Sendable, Hashable {
  /// Not yet translated; the text is often still that of the source language, or empty.
  case new
  /// Translated, but the source has changed since or someone has doubts.
  case needsReview
  case translated
  /// No longer used.
  case stale
  /// A state this version does not know.
  case unknown(String)

  init(_ name: String) {
    switch name {
    case "new": self = .new
    case "needs_review": self = .needsReview
    case "translated": self = .translated
    case "stale": self = .stale
    default: self = .unknown(name)
    }
  }
}
