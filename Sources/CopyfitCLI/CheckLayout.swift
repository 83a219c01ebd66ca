internal import Auditing
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

  /// What only views are asked.
  private static let layoutOptions = [
    "--device", "--preset", LayoutOptions.strings.name, LayoutOptions.rule.name, "--cures",
  ]

  /// - Throws: ``InputError`` where a check of catalogs has an option that only views have.
  static func refuseLayoutOptions(_ arguments: Arguments) throws {
    if let option = layoutOptions.first(where: arguments.isGiven) {
      throw InputError(
        "\(option) is for apps and layouts; name a folder or a .json file, or leave it out")
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
    let format = try FormatOption.format(arguments, usually: ReportFormat.text)
    if format == .json, arguments.has("--cures") {
      throw InputError("--cures are written as text only; leave out --cures or --format json")
    }
    let limit = try arguments.value("--limit", CheckCommand.limit) ?? .max
    let audit = try audit(settings)
    var reports: [LayoutReport] = []
    for path in arguments.operands {
      let file = try LayoutInput.read(path)
      let progress = ProgressLine(isShown: !arguments.has("--quiet"), label: "laying out")
      let report = try LayoutInput.naming(path) {
        try audit.run(file) { progress.show($0, of: $1) }
      }
      progress.clear()
      if format == .text {
        let gap = reports.isEmpty ? "" : "\n"
        standardOutput.write(gap + LayoutTextReport(report, findingLimit: limit).text)
        if arguments.has("--cures") {
          standardOutput.write(CureTextReport(try audit.cures(for: report, of: file)).text)
        }
      }
      if report.isEmptyAudit {
        warn("\(path): nothing was looked at; it shows no text and nothing to tap")
      }
      reports.append(report)
    }
    if format == .json { standardOutput.write(LayoutJSONReport(reports).text) }
    if reports.contains(where: \.isEmptyAudit) { return .failure }
    return reports.allSatisfy(\.isPass) ? .success : .findings
  }

  private static func audit(_ settings: CheckSettings) throws -> LayoutAudit {
    let arguments = settings.arguments
    var audit = try LayoutOptions.audit(settings, under: try conditions(arguments))
    if let jobs = try arguments.value("--jobs", { try InputNames.count("--jobs", $0) }) {
      audit.jobs = jobs
    }
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
}
