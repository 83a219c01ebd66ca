internal import Auditing
internal import ProjectFiles
internal import Requests

/// The rules of a run: those named on the command line, or all that the configuration leaves on,
/// with the severities it gives them.
struct ChosenRules {
  let layoutRules: [any LayoutRule]
  let catalogRules: Set<CatalogRule>
  let catalogSeverities: [CatalogRule: Severity]

  /// - Throws: ``InputError`` for an unknown name.
  init(_ settings: CheckSettings) throws {
    let rules = settings.configuration.rules
    let named = try settings.arguments.list("--rule")
    for name in named ?? [] where !RuleNames.all.contains(name) {
      throw InputError.unknown("rule", name, among: RuleNames.all)
    }
    func isOn(_ name: String) -> Bool { named?.contains(name) ?? (rules[name] != .off) }
    // In the order of the command line where it has one.
    let layoutNames = named ?? LayoutRules.all.map(\.id)
    layoutRules = layoutNames.filter(isOn).compactMap(LayoutRules.rule).map { rule in
      guard case .severity(let severity) = rules[rule.id] else { return rule }
      return RatedRule(rule, severity: severity)
    }
    catalogRules = Set(CatalogRule.allCases.filter { isOn($0.rawValue) })
    var severities: [CatalogRule: Severity] = [:]
    for rule in catalogRules {
      if case .severity(let severity) = rules[rule.rawValue] { severities[rule] = severity }
    }
    catalogSeverities = severities
  }
}
