/// How an entry came into a string catalog, Xcode's `extractionState`.
public enum ExtractionState: Sendable, Hashable {
  /// Written by hand and not managed by Xcode.
  case manual
  /// Taken over from `.strings` or `.stringsdict` files.
  case migrated
  /// Found in code together with its text.
  case extractedWithValue
  /// No longer found in code.
  case stale
  /// A state this version does not know.
  case unknown(String)

  init(_ name: String) {
    switch name {
    case "manual": self = .manual
    case "migrated": self = .migrated
    case "extracted_with_value": self = .extractedWithValue
    case "stale": self = .stale
    default: self = .unknown(name)
    }
  }
}
