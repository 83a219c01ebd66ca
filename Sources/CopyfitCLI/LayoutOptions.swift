internal import Auditing
internal import Catalogs
internal import Copyfit
internal import LayoutPrediction
internal import ProjectFiles
internal import Requests
internal import TextUnits

/// The options that the commands for layouts share.
enum LayoutOptions {
  static let strings = Command.Option(
    "--strings", "PATH,…", "catalogs with the texts of layouts, and more for apps")
  static let rule = Command.Option(
    "--rule", "NAME,…", "rules, as in copyfit help rules (all where left out)")

  /// An audit of layouts with the user's fonts, catalogs and rules.
  ///
  /// - Throws: ``InputError`` and what else tells the way out.
  static func audit(
    _ settings: CheckSettings, under conditions: [Condition]
  ) throws -> LayoutAudit {
    let arguments = settings.arguments
    let configuration = settings.configuration
    let catalogs = try catalogs(try arguments.list(strings.name) ?? [])
    let texts: any StringResolving =
      catalogs.isEmpty
      ? KeysAsTexts() : CatalogStrings(catalogs, arguments: configuration.samples)
    return LayoutAudit(
      predictor: LayoutPredictor(measurer: try FontOptions.measurer(arguments), strings: texts),
      conditions: conditions, rules: try rules(settings), policies: configuration.policies,
      catalogs: catalogs, jobs: processorCount)
  }

  private static func rules(_ settings: CheckSettings) throws -> [any LayoutRule] {
    let chosen = try ChosenRules(settings)
    guard chosen.catalogRules.isEmpty || settings.arguments[rule.name] == nil else {
      throw InputError("rules of catalogs are for apps; a layout has none")
    }
    return chosen.layoutRules
  }

  /// Without one of its catalogs a layout would show keys for texts, so each must be read.
  private static func catalogs(_ paths: [String]) throws -> [StringCatalog] {
    let (catalogs, areAllRead) = try CatalogInput.read(paths)
    if !areAllRead { exitProgram(.failure) }
    return catalogs
  }
}
