internal import Auditing

/// What an audit of an app found, and what it looked at.
public struct AppReport: Sendable {
  /// In the order of the source; at one place the worst first.
  public let findings: [AppFinding]
  /// Findings that a comment in the source lets be.
  public let suppressed: [(finding: AppFinding, suppression: InlineSuppression)]
  /// Comments that let nothing be, and can go.
  public let unusedSuppressions: [InlineSuppression]
  /// Comments that do not say what they must; each is an error.
  public let suppressionFaults: [SuppressionFault]
  /// What was looked at, and what was not.
  public let coverage: AppCoverage
  /// The names of the rules that were asked.
  public let rules: [String]

  /// Whether no screen was found, or none with a text or a thing to tap. Such an audit has not
  /// passed.
  public let isEmptyAudit: Bool

  /// Whether something was looked at, and nothing worse than worth knowing was found.
  public var isPass: Bool {
    !isEmptyAudit && suppressionFaults.isEmpty && findings.allSatisfy { $0.severity == .info }
  }
}
