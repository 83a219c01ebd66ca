internal import LayoutPrediction

/// SwiftUI's fonts.
enum Fonts {
  static let styles: Set<String> = [
    "largeTitle", "title", "title2", "title3", "headline", "subheadline", "body", "callout",
    "footnote", "caption", "caption2", "extraLargeTitle", "extraLargeTitle2",
  ]

  /// What a value says of a font; `nil` where it is not known.
  static func font(_ value: Value) -> FontModifier? {
    switch value {
    case .font(let font): return font
    case .member(let member): return font(member)
    default: return nil
    }
  }

  private static func font(_ member: Member) -> FontModifier? {
    if let base = member.base {
      guard let font = font(base) else { return nil }
      return modified(font, member.name, member.arguments ?? [])
    }
    if member.name == "title1" { return FontModifier(style: "title") }
    if styles.contains(member.name) { return FontModifier(style: member.name) }
    let arguments = member.arguments ?? []
    func named(_ label: String) -> Value? { arguments.first { $0.label == label }?.value }
    switch member.name {
    case "system":
      var font = FontModifier(
        weight: named("weight")?.memberName, design: named("design")?.memberName)
      if let style = arguments.first(where: { $0.label == nil })?.value.memberName {
        font.style = style
      } else if !setSize(named("size"), of: &font) {
        return nil
      }
      return font
    case "custom":
      var font = FontModifier()
      if case .string(let family)? = arguments.first?.value { font.family = family.text }
      if let size = named("fixedSize") {
        guard setSize(size, of: &font) else { return nil }
      } else {
        guard setSize(named("size"), of: &font) else { return nil }
        // Without a style of its own, a custom font scales like body.
        font.relativeTo = named("relativeTo")?.memberName ?? "body"
      }
      return font
    default: return nil
    }
  }

  private static func setSize(_ value: Value?, of font: inout FontModifier) -> Bool {
    switch value {
    case .length(let length)?:
      font.scaledSize = length
      return true
    case let value?:
      guard let size = value.asDouble, size.isFinite, size > 0 else { return false }
      font.size = size
      return true
    case nil: return false
    }
  }

  /// A font with a method called on it.
  static func modified(
    _ font: FontModifier, _ name: String, _ arguments: [Argument]
  ) -> FontModifier {
    var font = font
    switch name {
    case "bold": font.isBold = true
    case "italic": font.isItalic = true
    case "weight": font.weight = arguments.first?.value.memberName ?? font.weight
    case "monospacedDigit": font.hasMonospacedDigits = true
    case "monospaced": font.design = "monospaced"
    default: break
    }
    return font
  }
}
