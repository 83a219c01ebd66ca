/// The font a text asks for, its size left open.
public struct FontRequest: Hashable, Sendable {
  /// A family by name; `nil` for the platform's system font.
  public var family: String?
  public var weight: FontWeight
  public var isItalic: Bool

  public init(family: String? = nil, weight: FontWeight = .regular, isItalic: Bool = false) {
    self.family = family
    self.weight = weight
    self.isItalic = isItalic
  }
}
