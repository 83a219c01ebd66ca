/// What there is to say about a rule to somebody who meets it in a report.
public struct RuleDocument: Hashable, Sendable {
  /// When it speaks.
  public var what: String
  /// Why that is a fault.
  public var why: String
  /// SwiftUI that it speaks of.
  public var fails: String
  /// The same, mended.
  public var passes: String
  /// When it speaks without cause, or keeps silent.
  public var canBeWrong: String

  /// All parts are Markdown; the examples are SwiftUI or entries of a catalog.
  public init(what: String, why: String, fails: String, passes: String, canBeWrong: String) {
    self.what = what
    self.why = why
    self.fails = fails
    self.passes = passes
    self.canBeWrong = canBeWrong
  }
}
