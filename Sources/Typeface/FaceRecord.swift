public import TextUnits

/// What is known of a face without opening its file.
public struct FaceRecord: Hashable, Sendable {
  /// The family, as in the font's name table: `Noto Sans CJK JP`.
  public let family: String
  /// The file's path.
  public let path: String
  /// The face's number in a collection; 0 in a plain font.
  public let index: Int
  /// The weight of a static face; the default weight of a variable one.
  public let weight: FontWeight
  public let isItalic: Bool
  /// Whether a `wght` axis lets the face take any weight.
  public let hasWeightAxis: Bool

  public init(
    family: String, path: String, index: Int = 0, weight: FontWeight = .regular,
    isItalic: Bool = false, hasWeightAxis: Bool = false
  ) {
    self.family = family
    self.path = path
    self.index = index
    self.weight = weight
    self.isItalic = isItalic
    self.hasWeightAxis = hasWeightAxis
  }
}
