/// What one language has for a key: a text, or several to choose from.
public struct LocalizedText: Sendable {
  /// A single variant without selectors, or one for each number, device or width; never empty.
  public let variants: [TextVariant]
  /// The parts that a variant refers to as `%#@name@`, in the order of the file.
  public let substitutions: [Substitution]
  /// The file the text stands in.
  public let file: String

  /// The substitution that `%#@name@` stands for; `nil` where the text has none of that name.
  public func substitution(named name: String) -> Substitution? {
    substitutions.first { $0.name == name }
  }
}
