internal import Auditing

/// What an audit of an app found, and what it looked at.
public struct AppReport: Sendable {
  /// Something the report depends on, as `sizes` with `large,xLarge`.
  public struct Option: Hashable, Sendable {
    public let name: String
    public let value: String

    public init(_ name: String, _ value: String) {
      self.name = name
      self.value = value
    }
  }

  /// In the order of the source; at one place the worst first.
  public var findings: [AppFinding]
  /// Findings that a comment in the source lets be.
  public let suppressed: [(finding: AppFinding, suppression: InlineSuppression)]
  /// Comments that let nothing be, in what was looked at. Where that was all, they can go.
  public let unusedSuppressions: [InlineSuppression]
  /// Comments that do not say what they must; each is an error.
  public let suppressionFaults: [SuppressionFault]
  /// What was looked at, and what was not.
  public let coverage: AppCoverage
  /// The names of the rules that were asked, those of catalogs last.
  public let rules: [String]
  public var strings: StringsReport
  public let options: [Option]
  /// What a baseline made of the findings; `nil` where there was none.
  public var baseline: BaselineOutcome?

  /// Whether no screen was found, or none with a text or a thing to tap. Such an audit has not
  /// passed.
  public let isEmptyAudit: Bool

  public init(
    findings: [AppFinding], suppressed: [(finding: AppFinding, suppression: InlineSuppression)],
    unusedSuppressions: [InlineSuppression], suppressionFaults: [SuppressionFault],
    coverage: AppCoverage, rules: [String], strings: StringsReport, options: [Option],
    isEmptyAudit: Bool
  ) {
    self.findings = findings
    self.suppressed = suppressed
    self.unusedSuppressions = unusedSuppressions
    self.suppressionFaults = suppressionFaults
    self.coverage = coverage
    self.rules = rules
    self.strings = strings
    self.options = options
    self.isEmptyAudit = isEmptyAudit
  }

  /// Whether something was looked at, and nothing worse than worth knowing was found.
  public var isPass: Bool {
    !isEmptyAudit && suppressionFaults.isEmpty && findings.allSatisfy { $0.severity == .info }
      && strings.issues.allSatisfy { $0.severity == .info }
  }
}
