/// Where children of a column, or content in a frame, stand from side to side.
public enum HorizontalAlignment: String, Hashable, NamedChoice {
  case leading
  case center
  case trailing

  /// The share of the spare room that goes to the leading side.
  var share: Double {
    switch self {
    case .leading: 0
    case .center: 0.5
    case .trailing: 1
    }
  }
}

/// Where children of a row, or content in a frame, stand from top to bottom.
public enum VerticalAlignment: String, Hashable, NamedChoice {
  case top
  case center
  case bottom
  case firstTextBaseline
  case lastTextBaseline

  /// The share of the spare room that goes above; baselines count as the middle where there is
  /// nothing to align with.
  var share: Double {
    switch self {
    case .top: 0
    case .center, .firstTextBaseline, .lastTextBaseline: 0.5
    case .bottom: 1
    }
  }
}

/// Both together, by SwiftUI's names.
public enum Alignment: String, Hashable, NamedChoice {
  case topLeading
  case top
  case topTrailing
  case leading
  case center
  case trailing
  case bottomLeading
  case bottom
  case bottomTrailing
  case leadingFirstTextBaseline
  case centerFirstTextBaseline
  case trailingFirstTextBaseline

  /// From side to side.
  public var horizontal: HorizontalAlignment {
    switch self {
    case .topLeading, .leading, .bottomLeading, .leadingFirstTextBaseline: .leading
    case .top, .center, .bottom, .centerFirstTextBaseline: .center
    case .topTrailing, .trailing, .bottomTrailing, .trailingFirstTextBaseline: .trailing
    }
  }

  /// From top to bottom.
  public var vertical: VerticalAlignment {
    switch self {
    case .topLeading, .top, .topTrailing: .top
    case .leading, .center, .trailing: .center
    case .bottomLeading, .bottom, .bottomTrailing: .bottom
    case .leadingFirstTextBaseline, .centerFirstTextBaseline, .trailingFirstTextBaseline:
      .firstTextBaseline
    }
  }
}
