public import TextUnits

/// A place where a line may or must end.
public struct LineBreak: Hashable, Sendable {
  /// UTF-16 offset of the first unit of the next line.
  public var offset: Int
  /// Why a line that ends here would end.
  public var reason: BreakReason
  /// Whether a phrase-wise setting likes the break; other settings like all of theirs.
  public var isPreferred: Bool
}
