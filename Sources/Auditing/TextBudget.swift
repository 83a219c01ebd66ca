public import DynamicType
public import TextUnits

/// The room every text of a catalog is checked against.
public struct TextBudget: Sendable, Hashable {
  /// The font of the texts; body where left out.
  public var font: TextFont
  /// The widest a line may be.
  public var width: Points
  /// The most lines; `nil` for no limit.
  public var lines: Int?
  /// The most height; `nil` for no limit.
  public var height: Points?
  /// The smallest factor a text may be shrunk by.
  public var minimumScale: Double
  /// The accessibility setting Bold Text.
  public var isBoldTextOn: Bool

  /// A budget without limits of lines and height where none are named.
  public init(
    font: TextFont = TextFont(.style(.body)), width: Points, lines: Int? = nil,
    height: Points? = nil, minimumScale: Double = 1, isBoldTextOn: Bool = false
  ) {
    self.font = font
    self.width = width
    self.lines = lines
    self.height = height
    self.minimumScale = minimumScale
    self.isBoldTextOn = isBoldTextOn
  }
}
