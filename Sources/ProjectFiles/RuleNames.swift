internal import Auditing

/// The rules a person can name: those of layouts, and those of catalogs.
public enum RuleNames {
  public static let all: [String] = LayoutRules.all.map(\.id) + CatalogRule.allCases.map(\.rawValue)
}
