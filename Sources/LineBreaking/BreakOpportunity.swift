public import TextUnits

/// A place where a line of prepared text may or must end.
public struct BreakOpportunity: Hashable, Sendable {
  /// The first cluster of the next line.
  public let cluster: Int32
  /// The end of what the line shows: white space from here to ``cluster`` hangs.
  public let contentEnd: Int32
  /// The reason a line that ends here has.
  public let reason: BreakReason
  /// Whether the break is taken before others that fit too; `false` for breaks inside phrases.
  public let isPreferred: Bool

  public init(cluster: Int32, contentEnd: Int32, reason: BreakReason, isPreferred: Bool = true) {
    self.cluster = cluster
    self.contentEnd = contentEnd
    self.reason = reason
    self.isPreferred = isPreferred
  }

  /// Whether the line must end here.
  var isForced: Bool { reason == .mandatory || reason == .end }
}
