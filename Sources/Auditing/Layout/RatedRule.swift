/// A rule whose findings matter as much as a team says, whatever the rule itself or a policy says.
public struct RatedRule: LayoutRule {
  private let rule: any LayoutRule
  public let severity: Severity

  public init(_ rule: any LayoutRule, severity: Severity) {
    self.rule = rule
    self.severity = severity
  }

  public var id: String { rule.id }
  public var summary: String { rule.summary }
  public var document: RuleDocument { rule.document }

  public func check(_ series: ScreenSeries) -> [Observation] {
    rule.check(series).map { observation in
      var observation = observation
      observation.severity = severity
      return observation
    }
  }
}
