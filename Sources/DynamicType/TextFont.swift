public import TextUnits

/// The font of a text as SwiftUI code states it, before a content size gives it points.
public struct TextFont: Hashable, Sendable {
  /// How the point size comes about.
  public enum Size: Hashable, Sendable {
    /// A text style (`.font(.body)`), which follows the content size.
    case style(TextStyle)
    /// Points that never change (`.font(.system(size: 17))`).
    case fixed(Points)
    /// Points at `large`, scaled like a style (`.custom(_:size:relativeTo:)`).
    case relative(Points, to: TextStyle)
  }

  public var size: Size
  /// A family by name; `nil` for the system font.
  public var family: String?
  /// `nil` for the style's own weight, or regular.
  public var weight: FontWeight?
  public var isItalic: Bool
  /// Extra space after each grapheme cluster (`tracking(_:)`).
  public var clusterSpacing: Points

  public init(
    _ size: Size, family: String? = nil, weight: FontWeight? = nil, isItalic: Bool = false,
    clusterSpacing: Points = 0
  ) {
    self.size = size
    self.family = family
    self.weight = weight
    self.isItalic = isItalic
    self.clusterSpacing = clusterSpacing
  }

  /// The text style, where there is one.
  public var style: TextStyle? {
    switch size {
    case .style(let style), .relative(_, let style): style
    case .fixed: nil
    }
  }

  /// What is asked of the font book.
  ///
  /// - Parameter isBoldTextOn: the accessibility setting Bold Text.
  public func request(in profile: PlatformProfile, isBoldTextOn: Bool = false) -> FontRequest {
    var weight = weight ?? .regular
    if self.weight == nil, case .style(let style) = size {
      weight = profile.table.metrics(of: style, at: .large).weight
    }
    if isBoldTextOn { weight = profile.boldTextWeight(for: weight) }
    return FontRequest(family: family, weight: weight, isItalic: isItalic)
  }

  /// The point size at a content size, and baseline to baseline where a style gives it.
  public func points(
    in profile: PlatformProfile, at contentSize: ContentSize
  ) -> (pointSize: Points, leading: Points?) {
    switch size {
    case .style(let style):
      let metrics = profile.table.metrics(of: style, at: contentSize)
      return (metrics.pointSize, family == nil ? metrics.leading : nil)
    case .fixed(let points):
      return (points, nil)
    case .relative(let points, let style):
      return (profile.table.customFontSize(points, relativeTo: style, at: contentSize), nil)
    }
  }
}
