public import Auditing
internal import LayoutPrediction

/// A comment in the source that lets a finding be: `// copyfit:ignore truncated names are short`.
public struct InlineSuppression: Hashable, Sendable {
  /// The Swift file, as findings name it.
  public let file: String
  /// Where the comment stands, from 1.
  public let line: Int
  /// The line whose findings it lets be: its own, or the next with code where the comment stands
  /// alone.
  public let coveredLine: Int
  /// The rule, or `*` for all.
  public let rule: GlobPattern
  /// Why the finding is let be.
  public let reason: String

  public init(file: String, line: Int, coveredLine: Int, rule: GlobPattern, reason: String) {
    self.file = file
    self.line = line
    self.coveredLine = coveredLine
    self.rule = rule
    self.reason = reason
  }

  func covers(_ finding: AppFinding) -> Bool {
    guard let source = finding.source else { return false }
    return source.file == file && source.line == coveredLine && rule.matches(finding.rule)
  }
}

/// A suppression that does not say what it must.
public struct SuppressionFault: Hashable, Sendable, CustomStringConvertible {
  /// The Swift file, as findings name it.
  public let file: String
  /// From 1.
  public let line: Int
  /// What is wrong and what to do.
  public let message: String

  public init(file: String, line: Int, message: String) {
    self.file = file
    self.line = line
    self.message = message
  }

  /// `file:line: what is wrong; what to do`.
  public var description: String { "\(file):\(line): \(message)" }
}
