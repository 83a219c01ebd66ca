/// What a caller of the measurement API can get wrong.
public enum CopyfitError: Error, Hashable, CustomStringConvertible {
  /// The string is no language tag.
  case invalidLocale(String)

  public var description: String {
    switch self {
    case .invalidLocale(let tag):
      "\"\(tag)\" is no language tag; write one like ja, pt-BR or zh-Hans"
    }
  }
}
