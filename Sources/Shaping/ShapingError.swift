/// Why text could not be made into glyphs.
public enum ShapingError: Error, Hashable, CustomStringConvertible {
  /// ICU refused the text or has no data; `code` is its error name's number.
  case bidirectionalAnalysis(code: Int32)
  /// A font that text needs is missing or broken.
  case font(String)

  public var description: String {
    switch self {
    case .bidirectionalAnalysis(let code): "ICU cannot order the text's directions (error \(code))"
    case .font(let reason): reason
    }
  }
}
