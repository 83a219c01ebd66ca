internal import Auditing
internal import Catalogs
internal import Copyfit
internal import LayoutPrediction
internal import ProjectFiles
internal import Reporting
internal import Requests
internal import TextUnits

/// `copyfit check LAYOUT.json`: screens laid out under many conditions, and what breaks.
enum CheckLayout {
  /// Whether an operand names a layout rather than a catalog.
  static func isLayout(_ path: String) -> Bool { path.lowercased().hasSuffix(".json") }

  /// The rooms and fonts of a catalog's texts, which a layout has itself.
  private static let catalogOptions = [
    "--width", "--lines", "--height", "--style", "--font-size", "--family", "--weight",
    "--min-scale",
  ]

  /// - Throws: ``InputError`` where a check of views has an option that only catalogs have.
  static func refuseCatalogOptions(_ arguments: Arguments, of subject: String) throws {
    if let option = catalogOptions.first(where: { arguments[$0] != nil }) {
      throw InputError("\(option) is for catalogs; \(subject) says itself how its texts are set")
    }
  }

  static func run(_ settings: CheckSettings) throws -> ExitCode {
    let arguments = settings.arguments
    if let catalog = arguments.operands.first(where: { !isLayout($0) }) {
      throw InputError(
        "\(catalog) is no layout; check catalogs and layouts apart, and give the catalogs of a "
          + "layout as --strings")
    }
    try refuseCatalogOptions(arguments, of: "a layout")
    let format = try InputNames.choice(
      "format", arguments["--format"] ?? "text", of: CheckFormat.self)
    let limit = try arguments.value("--limit", CheckCommand.limit) ?? .max
    let audit = try audit(settings)
    var reports: [LayoutReport] = []
    for path in arguments.operands {
      let file = try LayoutInput.read(path)
      let progress = ProgressLine(isShown: !arguments.has("--quiet"), label: "laying out")
      let report = try audit.run(file) { progress.show($0, of: $1) }
      progress.clear()
      if format == .text {
        let gap = reports.isEmpty ? "" : "\n"
        standardOutput.write(gap + LayoutTextReport(report, findingLimit: limit).text)
        if arguments.has("--cures") {
          standardOutput.write(CureTextReport(try audit.cures(for: report, of: file)).text)
        }
      }
      if report.isEmptyAudit {
        standardError.write(
          "copyfit: \(path): nothing was looked at; it shows no text and nothing to tap\n")
      }
      reports.append(report)
    }
    if format == .json { standardOutput.write(LayoutJSONReport(reports).text) }
    if reports.contains(where: \.isEmptyAudit) { return .failure }
    return reports.allSatisfy(\.isPass) ? .success : .findings
  }

  private static func audit(_ settings: CheckSettings) throws -> LayoutAudit {
    let arguments = settings.arguments
    let configuration = settings.configuration
    let catalogs = try catalogs(try arguments.list("--strings") ?? [])
    let strings: any StringResolving =
      catalogs.isEmpty
      ? KeysAsTexts() : CatalogStrings(catalogs, arguments: configuration.samples)
    var audit = LayoutAudit(
      predictor: LayoutPredictor(
        measurer: try FontOptions.measurer(arguments), strings: strings),
      conditions: try conditions(arguments), rules: try rules(settings),
      policies: configuration.policies, catalogs: catalogs)
    audit.jobs =
      try arguments.value("--jobs", { try InputNames.count("--jobs", $0) }) ?? processorCount
    return audit
  }

  private static func conditions(_ arguments: Arguments) throws -> [Condition] {
    let locales = try (try arguments.list("--locale") ?? ["en", "ja", "de"]).map(InputNames.locale)
    var matrix: ConditionMatrix
    if let name = arguments["--preset"] {
      matrix = ConditionMatrix(
        try InputNames.choice("preset", name, of: ConditionMatrix.Preset.self), locales: locales)
    } else {
      matrix = ConditionMatrix(
        locales: locales, sizes: try InputNames.sizes(["all"]),
        devices: try InputNames.devices(["iphone-se-3", "iphone-16", "iphone-16-pro-max"]))
    }
    if let sizes = try arguments.list("--size") { matrix.sizes = try InputNames.sizes(sizes) }
    if let devices = try arguments.list("--device") {
      matrix.devices = try InputNames.devices(devices)
    }
    if arguments.has("--bold") { matrix.boldTexts = [true] }
    return matrix.conditions
  }

  private static func rules(_ settings: CheckSettings) throws -> [any LayoutRule] {
    let chosen = try ChosenRules(settings)
    guard chosen.catalogRules.isEmpty || settings.arguments["--rule"] == nil else {
      throw InputError("rules of catalogs are for apps; a layout has none")
    }
    return chosen.layoutRules
  }

  private static func catalogs(_ paths: [String]) throws -> [StringCatalog] {
    let reader = CatalogReader()
    return try paths.flatMap { try reader.findCatalogs(under: $0) }.map { try reader.read($0) }
  }
}

/// How findings are written.
enum CheckFormat: String, CaseIterable {
  case text
  case json
}
