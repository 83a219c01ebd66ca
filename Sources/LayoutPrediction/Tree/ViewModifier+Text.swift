public import TextUnits

/// The font modifiers of a view; what is left out is inherited.
public struct FontModifier: Hashable, Sendable, Codable {
  /// A text style.
  public var style: String?
  /// Points: fixed, unless ``relativeTo`` names a style.
  public var size: Points?
  /// Points that the code scales itself.
  public var scaledSize: ScaledLength?
  /// The style ``size`` grows with.
  public var relativeTo: String?
  /// `nil` for the system font.
  public var family: String?
  /// One of nine names, from `ultraLight` to `black`.
  public var weight: String?
  /// `.bold()`: the emphasised weight of the style, or bold.
  public var isBold: Bool?
  /// `.italic()`.
  public var isItalic: Bool?
  /// `rounded`, `serif`, `monospaced`: read, and measured as the plain system font.
  public var design: String?
  /// Read, and measured as the plain system font.
  public var hasMonospacedDigits: Bool?

  public init(
    style: String? = nil, size: Points? = nil, scaledSize: ScaledLength? = nil,
    relativeTo: String? = nil, family: String? = nil, weight: String? = nil, isBold: Bool? = nil,
    isItalic: Bool? = nil, design: String? = nil, hasMonospacedDigits: Bool? = nil
  ) {
    self.style = style
    self.size = size
    self.scaledSize = scaledSize
    self.relativeTo = relativeTo
    self.family = family
    self.weight = weight
    self.isBold = isBold
    self.isItalic = isItalic
    self.design = design
    self.hasMonospacedDigits = hasMonospacedDigits
  }
}

/// How many lines a text may have (`lineLimit`).
public struct LineLimitModifier: Hashable, Sendable, Codable {
  /// The most lines; `nil` removes a limit.
  public var lines: Int?
  /// The least lines there is room for.
  public var minimum: Int?
  /// Whether there is room for all of ``lines`` even where they are fewer.
  public var reservesSpace: Bool?

  public init(lines: Int? = nil, minimum: Int? = nil, reservesSpace: Bool? = nil) {
    self.lines = lines
    self.minimum = minimum
    self.reservesSpace = reservesSpace
  }
}

/// A factor from 0 to 1 (`minimumScaleFactor`, `opacity`).
public struct ScaleModifier: Hashable, Sendable, Codable {
  /// From 0 to 1.
  public var value: Double

  public init(value: Double) {
    self.value = value
  }
}

/// Where the ellipsis stands (`truncationMode`).
public struct TruncationModifier: Hashable, Sendable, Codable {
  /// `tail`, `middle` or `head`.
  public var mode: String

  public init(mode: String) {
    self.mode = mode
  }
}

/// Where shorter lines stand beside longer ones (`multilineTextAlignment`).
public struct TextAlignmentModifier: Hashable, Sendable, Codable {
  /// It changes no frame.
  public var alignment: HorizontalAlignment

  public init(alignment: HorizontalAlignment) {
    self.alignment = alignment
  }
}

/// A length (`lineSpacing`, `tracking`).
public struct LengthModifier: Hashable, Sendable, Codable {
  /// In points.
  public var value: Points

  public init(value: Points) {
    self.value = value
  }
}

/// Capitals or small letters (`textCase`).
public struct TextCaseModifier: Hashable, Sendable, Codable {
  /// What letters become, by Unicode's default mapping.
  public enum Case: String, Hashable, NamedChoice {
    case uppercase
    case lowercase
  }

  /// `nil` leaves letters as they are.
  public var textCase: Case?

  public init(textCase: Case? = nil) {
    self.textCase = textCase
  }
}

/// A text size of the view's own, or a range (`dynamicTypeSize`).
public struct DynamicTypeSizeModifier: Hashable, Sendable, Codable {
  /// A size to set, or the ends of a range to clamp to; any of their names.
  public var size: String?
  /// The lower end of a range.
  public var minimum: String?
  /// The upper end of a range.
  public var maximum: String?

  public init(size: String? = nil, minimum: String? = nil, maximum: String? = nil) {
    self.size = size
    self.minimum = minimum
    self.maximum = maximum
  }
}

/// A language of the view's own (`environment(\.locale, …)`).
public struct LocaleModifier: Hashable, Sendable, Codable {
  /// A BCP 47 tag, such as `de` or `zh-Hant`.
  public var tag: String

  public init(tag: String) {
    self.tag = tag
  }
}
