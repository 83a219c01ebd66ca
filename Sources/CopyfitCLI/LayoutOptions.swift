internal import Auditing
internal import Catalogs
internal import Copyfit
internal import LayoutPrediction
internal import Requests
internal import TextUnits

/// The options that the commands for layouts share.
enum LayoutOptions {
  static let strings = Command.Option(
    "--strings", "PATH,…", "catalogs with the texts of layouts")
  static let rule = Command.Option(
    "--rule", "NAME,…", "rules, as in copyfit help rules (all where left out)")

  /// An audit of layouts with the user's fonts, catalogs and rules.
  ///
  /// - Throws: ``InputError`` and what else tells the way out.
  static func audit(_ arguments: Arguments, under conditions: [Condition]) throws -> LayoutAudit {
    let catalogs = try catalogs(try arguments.list(strings.name) ?? [])
    let texts: any StringResolving = catalogs.isEmpty ? KeysAsTexts() : CatalogStrings(catalogs)
    return LayoutAudit(
      predictor: LayoutPredictor(measurer: try FontOptions.measurer(arguments), strings: texts),
      conditions: conditions, rules: try rules(arguments), catalogs: catalogs,
      jobs: processorCount)
  }

  private static func rules(_ arguments: Arguments) throws -> [any LayoutRule] {
    guard let names = try arguments.list(rule.name) else { return LayoutRules.all }
    return try names.map { name in
      guard let rule = LayoutRules.rule(named: name) else {
        throw InputError.unknown("rule", name, among: LayoutRules.all.map(\.id))
      }
      return rule
    }
  }

  /// Without one of its catalogs a layout would show keys for texts, so each must be read.
  private static func catalogs(_ paths: [String]) throws -> [StringCatalog] {
    let (catalogs, areAllRead) = try CatalogInput.read(paths)
    if !areAllRead { exitProgram(.failure) }
    return catalogs
  }
}
