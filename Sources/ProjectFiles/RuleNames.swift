internal import Auditing

/// The rules a configuration can set: those of layouts, and those of catalogs.
enum RuleNames {
  static let all: [String] = LayoutRules.all.map(\.id) + CatalogRule.allCases.map(\.rawValue)
}
