internal import DynamicType
internal import TextUnits

extension LayoutEnvironment {
  /// What is laid over a font from outside of it (`fontWeight`, `bold`).
  enum Emphasis {
    case weight(FontWeight)
    /// The emphasised weight of the font's style, or bold.
    case bold
  }

  /// Takes a font modifier in.
  ///
  /// A style or a size starts a font anew, with the weight that stands beside it. A weight, bold
  /// or italic alone is laid over whatever font the views inside choose, as SwiftUI's
  /// `fontWeight`, `bold` and `italic` are; of several the innermost counts.
  mutating func apply(_ modifier: FontModifier, path: String, profile: PlatformProfile) throws {
    let weight = try modifier.weight.map { try Names.weight($0, path: path) }
    guard let size = try size(modifier, path: path, profile: profile) else {
      if let family = modifier.family { font.family = family }
      if let weight { emphasis = .weight(weight) }
      if let isBold = modifier.isBold { emphasis = isBold ? .bold : nil }
      isItalic = modifier.isItalic ?? isItalic
      return
    }
    font = TextFont(
      size, family: modifier.family, weight: weight, isItalic: modifier.isItalic ?? false)
    isFontBold = modifier.isBold ?? false
    isFontFixed =
      modifier.size != nil && modifier.relativeTo == nil && modifier.scaledSize == nil
    hasOwnFont = true
  }

  /// Takes a font that the system gives to a part of its own.
  ///
  /// - Parameter isView: whether the part is a view of the app's, as a header is, over whose font
  ///   emphasis from outside is laid.
  mutating func setSystemFont(_ systemFont: TextFont, isBold: Bool = false, isView: Bool = false) {
    font = systemFont
    isFontBold = isBold
    isFontFixed = false
    if !isView {
      emphasis = nil
      isItalic = false
    }
  }

  private func size(
    _ modifier: FontModifier, path: String, profile: PlatformProfile
  ) throws -> TextFont.Size? {
    if let scaled = modifier.scaledSize {
      return .fixed(try length(of: scaled, path: path, profile: profile))
    }
    if let points = modifier.size {
      let points = try Numbers.length(points, "font size", path: path)
      guard let name = modifier.relativeTo else { return .fixed(points) }
      return .relative(points, to: try Names.style(name, path: path))
    }
    return try modifier.style.map { .style(try Names.style($0, path: path)) }
  }

  /// The font with emphasis applied: a style's own emphasised weight, or bold.
  func resolvedFont(_ profile: PlatformProfile) -> TextFont {
    var resolved = font
    resolved.clusterSpacing = tracking
    resolved.isItalic = font.isItalic || isItalic
    switch emphasis ?? (isFontBold ? .bold : nil) {
    case .weight(let weight):
      resolved.weight = weight
    case .bold:
      if case .style(let style) = font.size, font.weight == nil {
        resolved.weight = profile.table.metrics(of: style, at: .large).emphasizedWeight
      } else {
        resolved.weight = .bold
      }
    case nil:
      break
    }
    return resolved
  }
}
