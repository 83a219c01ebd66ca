public import DynamicType
public import TextUnits

/// Reading the names and numbers people give, with errors that name the nearest valid one.
public enum InputNames {
  /// A content size under any of its names: `AX1`, `accessibility1`, `UICTContentSizeCategoryAccessibilityM`.
  ///
  /// - Throws: ``InputError`` naming the nearest.
  public static func size(_ name: String) throws -> ContentSize {
    guard let size = ContentSize(name: name) else {
      throw InputError.unknown("size", name, among: ContentSize.allNames)
    }
    return size
  }

  /// A list of sizes; `all` and `accessibility` stand for groups.
  public static func sizes(_ names: [String]) throws -> [ContentSize] {
    var sizes: Set<ContentSize> = []
    for name in names {
      switch name.lowercased() {
      case "all": sizes.formUnion(ContentSize.allCases)
      case "accessibility": sizes.formUnion(ContentSize.allCases.filter(\.isAccessibilitySize))
      default: sizes.insert(try size(name))
      }
    }
    return sizes.sorted()
  }

  /// A text style under any of its names.
  ///
  /// - Throws: ``InputError`` naming the nearest.
  public static func style(_ name: String) throws -> TextStyle {
    guard let style = TextStyle(name: name) else {
      throw InputError.unknown("style", name, among: TextStyle.allNames)
    }
    return style
  }

  /// A language tag (BCP 47, or with underscores as `pt_BR`) of a language there is.
  ///
  /// - Throws: ``InputError`` naming the nearest.
  public static func locale(_ name: String) throws -> LocaleTag {
    guard let locale = LocaleTag(name) else {
      throw InputError.unknown("locale", name, among: LocaleNames.languages)
    }
    guard LocaleNames.isKnownLanguage(locale.language) else {
      throw InputError.unknown("locale", name, among: LocaleNames.languages)
    }
    return locale
  }

  /// A font weight by name, as `semibold`, or by number, as `600`.
  ///
  /// - Throws: ``InputError`` naming the nearest.
  public static func weight(_ name: String) throws -> FontWeight {
    guard let weight = FontWeight(name: name) else {
      throw InputError.unknown("weight", name, among: FontWeight.names.map(\.name))
    }
    return weight
  }

  /// A length in points that there can be: more than nothing, less than infinity.
  public static func length(_ name: String, _ text: String) throws -> Points {
    guard let value = Points(text) else {
      throw InputError("\(name) \"\(text)\" is no number; give points, such as 160")
    }
    return try length(name, value)
  }

  /// A length in points: more than nothing, less than infinity.
  ///
  /// - Throws: ``InputError`` naming the option or member.
  public static func length(_ name: String, _ value: Points) throws -> Points {
    guard value.isFinite, value > 0 else {
      throw InputError(
        "\(name) is \(value); give a number of points above 0, or leave it out for no limit")
    }
    return value
  }

  /// The largest font size and letter spacing, so that the widths of long texts stay numbers.
  static let largestFontSize: Points = 10_000

  /// A font size in points: a length, and no more than 10,000.
  public static func fontSize(_ name: String, _ value: Points) throws -> Points {
    guard try length(name, value) <= largestFontSize else {
      throw InputError(
        "\(name) is \(value); give at most \(PointsText.short(largestFontSize)) points")
    }
    return value
  }

  /// Space between characters in points, which may be negative: no more than 10,000 either way.
  public static func spacing(_ name: String, _ value: Points) throws -> Points {
    guard abs(value) <= largestFontSize else {
      throw InputError(
        "\(name) is \(value); give at most \(PointsText.short(largestFontSize)) points either way")
    }
    return value
  }

  /// A whole number above 0.
  ///
  /// - Throws: ``InputError`` naming the option.
  public static func count(_ name: String, _ text: String) throws -> Int {
    guard let value = Int(text), value > 0 else {
      throw InputError("\(name) \"\(text)\" is no whole number above 0")
    }
    return value
  }

  /// A factor above 0 and up to 1, as it is written.
  ///
  /// - Throws: ``InputError`` naming the option.
  public static func scale(_ name: String, _ text: String) throws -> Double {
    guard let value = Double(text) else {
      throw InputError("\(name) \"\(text)\" is no number; give a factor such as 0.7")
    }
    return try scale(name, value)
  }

  /// A factor above 0 and up to 1.
  ///
  /// - Throws: ``InputError`` naming the option or member.
  public static func scale(_ name: String, _ value: Double) throws -> Double {
    guard value > 0, value <= 1 else {
      throw InputError("\(name) is \(value); give a factor above 0 and up to 1")
    }
    return value
  }

  /// A name of an enumeration of names.
  public static func choice<T: RawRepresentable & CaseIterable>(
    _ kind: String, _ name: String, of type: T.Type
  ) throws -> T where T.RawValue == String {
    guard let value = T(rawValue: name) else {
      throw InputError.unknown(kind, name, among: T.allCases.map(\.rawValue))
    }
    return value
  }
}

extension InputNames {
  /// A platform by name.
  public static func profile(_ name: String) throws -> PlatformProfile {
    guard let profile = PlatformProfile.all.first(where: { $0.name == name }) else {
      throw InputError.unknown("profile", name, among: PlatformProfile.all.map(\.name))
    }
    return profile
  }
}
