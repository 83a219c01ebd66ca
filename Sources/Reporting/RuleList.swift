public import Auditing
internal import TextUnits

/// The rules for layouts, as a table to read.
public struct RuleList: Sendable {
  private let rules: [any LayoutRule]

  /// A list of rules, in their order.
  public init(_ rules: [any LayoutRule]) {
    self.rules = rules
  }

  /// A line for each rule: its name, how much its findings matter, and what it finds.
  public var text: String {
    let width = rules.map(\.id.count).max() ?? 0
    return rules.map { rule in
      "\(padded(rule.id, width + 2))\(padded(rule.severity.rawValue, 9))\(rule.summary)\n"
    }.joined()
  }
}
