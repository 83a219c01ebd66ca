/// How much a finding matters.
public enum Severity: String, Hashable, Sendable, CaseIterable, Comparable {
  /// Worth knowing; nothing is broken.
  case info
  /// A reader sees something that was not meant.
  case warning
  /// A person cannot read or do something.
  case error

  /// What matters less comes first.
  public static func < (left: Severity, right: Severity) -> Bool { left.rank < right.rank }

  private var rank: Int { Self.allCases.firstIndex(of: self) ?? 0 }
}
