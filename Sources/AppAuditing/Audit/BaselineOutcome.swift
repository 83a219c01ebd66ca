/// What a baseline made of a report.
public struct BaselineOutcome: Hashable, Sendable {
  /// Findings that the baseline has and that are no worse.
  public let known: Int
  /// Entries that no longer occur; `nil` where not all was looked at that the baseline is of.
  public let gone: Int?

  public init(known: Int, gone: Int?) {
    self.known = known
    self.gone = gone
  }
}
