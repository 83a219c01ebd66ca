/// What names of types of SwiftUI and of the standard library tell.
enum TypeNames {
  /// Whether a value of a type is a view.
  static func isView(_ type: String) -> Bool {
    let name = type.hasPrefix("some ") || type.hasPrefix("any ") ? String(type.dropFirst(5)) : type
    return [
      "View", "SwiftUI.View", "AnyView", "Text", "Image", "Content", "Self.Content", "EmptyView",
    ]
    .contains(name.hasPrefix("View") && type.hasPrefix("any ") ? "View" : name)
      || type.hasPrefix("some View")
  }

  /// Whether a type is that of a text.
  static func isText(_ type: String) -> Bool {
    texts.contains(type.hasSuffix("?") ? String(type.dropLast()) : type)
  }

  private static let texts: Set<String> = [
    "String", "LocalizedStringKey", "LocalizedStringResource", "Substring", "AttributedString",
    "NSAttributedString",
  ]

  /// Whether a function type, attributes and optionals aside.
  static func isFunction(_ type: String) -> Bool { type.contains("->") }

  /// The type of a member that is the same on every type that has it.
  static func typeOfMember(_ name: String, of type: String?) -> String? {
    switch name {
    case "isEmpty": return "Bool"
    case "count": return "Int"
    case "description", "localizedDescription", "debugDescription", "uuidString", "absoluteString":
      return "String"
    case "first", "last": return type.flatMap { Unknown(type: $0).elementType.map { "\($0)?" } }
    default:
      // `isLoading` and `hasItems` are questions by the naming rules of Swift.
      for prefix in ["is", "has", "should", "can", "shows"] where name.hasPrefix(prefix) {
        if name.dropFirst(prefix.count).first?.isUppercase == true { return "Bool" }
      }
      return nil
    }
  }
}

/// What the environment holds where nothing sets it.
enum EnvironmentDefaults {
  /// Of a value that is true or false; `nil` of any other.
  static func value(of keyPath: String) -> Bool? {
    switch keyPath {
    case "\\.isPresented", "\\.accessibilityReduceMotion", "\\.isSearching",
      "\\.accessibilityReduceTransparency", "\\.accessibilityDifferentiateWithoutColor",
      "\\.accessibilityVoiceOverEnabled":
      false
    default: nil
    }
  }
}

/// Colours and styles that are views too.
enum Colors {
  private static let names: Set<String> = [
    "black", "blue", "brown", "clear", "cyan", "gray", "green", "indigo", "mint", "orange", "pink",
    "primary", "purple", "red", "secondary", "teal", "white", "yellow", "accentColor",
  ]

  static func isColor(_ member: Member) -> Bool {
    if member.type == "Color" { return true }
    guard case .member(let base)? = member.base else {
      return false
    }
    return isColor(base)
  }

  /// Whether an implicit member names a standard colour.
  static func isStandard(_ name: String) -> Bool { names.contains(name) }
}
