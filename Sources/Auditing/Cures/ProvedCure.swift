public import DynamicType

/// A change that was laid out under every condition: the fault is gone, no other appears, and at
/// `large` everything stands where it stood.
public struct ProvedCure: Sendable {
  /// The change.
  public let candidate: CureCandidate
  /// Positions in the report of the other findings that go with it.
  public let alsoCures: [Int]

  /// The cure's name, as in `value-below-label`.
  public var name: String { candidate.name }
  /// What is changed, in a line.
  public var summary: String { candidate.summary }
  /// The changed views as SwiftUI.
  public var swiftUI: String { candidate.swiftUI }
}

/// A change that does not do.
public struct RefusedCure: Sendable {
  /// What speaks against a change.
  public enum Reason: Sendable, Hashable, CustomStringConvertible {
    /// The fault is still there.
    case stays(path: String, size: ContentSize)
    /// Another fault appears, or one at a size that did not show it.
    case brings(rule: String, path: String, size: ContentSize)
    /// At `large` something looks different.
    case changesUsualSize(path: String)
    /// The changed tree cannot be laid out.
    case fails(message: String)

    /// The size that shows what speaks against it; `nil` where no size does.
    var size: ContentSize? {
      switch self {
      case .stays(_, let size), .brings(_, _, let size): size
      case .changesUsualSize, .fails: nil
      }
    }

    var isStay: Bool { if case .stays = self { true } else { false } }

    /// The reason in words, without a full stop.
    public var description: String {
      switch self {
      case .stays(let path, let size): "the fault stays at \(path), \(size.shortName)"
      case .brings(let rule, let path, let size):
        "it brings \(rule) at \(path), \(size.shortName)"
      case .changesUsualSize(let path): "it changes \(path) at large"
      case .fails(let message): message
      }
    }
  }

  /// The change.
  public let candidate: CureCandidate
  /// The first thing seen that speaks against it; paths are those of the changed tree.
  public let reason: Reason
}

/// The cures of a report's findings.
public struct CureReport: Sendable {
  /// A finding with what was tried on it.
  public struct Entry: Sendable {
    /// Position of the finding in the report.
    public let position: Int
    /// What was to be cured.
    public let finding: LayoutFinding
    /// In the order they are worth trying; empty where nothing helps.
    public let cures: [ProvedCure]
    /// Changes that were tried and do not help, in the order they were tried.
    public let refused: [RefusedCure]
  }

  /// One for each finding that is a warning or an error and for which there are changes to try, in
  /// the order of the report.
  public let entries: [Entry]
  /// How often a tree was laid out under one condition.
  public let layouts: Int
  /// Whether every finding was looked at before the work allowed was done.
  public let isComplete: Bool
}

/// How much work to spend on cures.
public struct CureLimits: Sendable, Hashable {
  /// Proofs after which a finding is left.
  public var proofs: Int
  /// Single changes tried on a finding.
  public var candidates: Int
  /// Pairs of changes tried on a finding that no single change cures.
  public var pairs: Int
  /// Trees laid out, each under one condition.
  public var layouts: Int

  /// - Parameter layouts: the ordinary 20,000 take 17 s on one core, and 54 MB, for a screen of 37
  ///   views and 1,248 conditions.
  public init(proofs: Int = 3, candidates: Int = 24, pairs: Int = 16, layouts: Int = 20_000) {
    self.proofs = proofs
    self.candidates = candidates
    self.pairs = pairs
    self.layouts = layouts
  }
}
