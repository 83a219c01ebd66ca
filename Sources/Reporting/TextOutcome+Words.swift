public import LineBreaking

extension TextOutcome {
  /// The outcome as people say it.
  public var words: String {
    switch self {
    case .clipped: "clipped"
    case .truncated: "truncated"
    case .stacked: "stacked"
    case .wordBroken: "word broken"
    case .overflows: "juts out"
    case .shrunk: "shrunk"
    case .wraps: "wraps"
    case .fits: "fits"
    }
  }
}
