/// What an audit of a layout found, and what it looked at.
public struct LayoutReport: Sendable {
  /// The layout's name.
  public let name: String
  /// In the order of the tree; at one place the worst first.
  public let findings: [LayoutFinding]
  /// Findings that a suppression covers, each with its reason.
  public let suppressed: [(finding: LayoutFinding, suppression: Suppression)]
  /// Suppressions that cover nothing, and can go.
  public let unusedSuppressions: [Suppression]
  /// What was looked at, and what was not.
  public let coverage: LayoutCoverage
  /// The names of the rules that were asked.
  public let rules: [String]

  /// Whether nothing was looked at: no condition, or neither a text nor a thing to tap. Such an
  /// audit has not passed.
  public var isEmptyAudit: Bool {
    coverage.conditions == 0 || rules.isEmpty || coverage.texts == 0 && coverage.targets == 0
  }

  /// Whether something was looked at, and nothing worse than worth knowing was found.
  public var isPass: Bool {
    !isEmptyAudit && findings.allSatisfy { $0.severity == .info }
  }
}
