/// What a caller of the measurement API can get wrong.
public enum CopyfitError: Error, Hashable, CustomStringConvertible {
  /// The string is no language tag.
  case invalidLocale(String)

  /// What is wrong and what to write instead.
  public var description: String {
    switch self {
    case .invalidLocale(let tag):
      "\"\(tag)\" is no language tag; write one like ja, pt-BR or zh-Hans"
    }
  }
}
