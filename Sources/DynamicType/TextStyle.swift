internal import TextUnits

/// A named role of text, whose size follows the person's choice (SwiftUI `Font.TextStyle`).
public enum TextStyle: String, Hashable, Sendable, CaseIterable {
  case largeTitle
  case title1
  case title2
  case title3
  case headline
  case body
  case callout
  case subheadline
  case footnote
  case caption1
  case caption2

  /// Reads a style's name in any case; SwiftUI's `title` is `title1` and its `caption` `caption1`.
  public init?(name: String) {
    guard let style = Self.byName[name.lowercased()] else { return nil }
    self = style
  }

  /// The name in SwiftUI code, where the first title and caption have no number.
  public var swiftUIName: String {
    switch self {
    case .title1: "title"
    case .caption1: "caption"
    default: rawValue
    }
  }

  /// Every name ``init(name:)`` reads.
  public static var allNames: [String] {
    allCases.map(\.rawValue) + ["title", "caption", "subhead"]
  }

  private static let byName: [String: TextStyle] = {
    let aliases = [("title", title1), ("caption", caption1), ("subhead", subheadline)]
    return Dictionary(
      uniqueKeysWithValues: allCases.map { ($0.rawValue.lowercased(), $0) } + aliases)
  }()
}
