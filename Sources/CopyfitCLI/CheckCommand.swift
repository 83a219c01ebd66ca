internal import Auditing
internal import Catalogs
internal import Copyfit
internal import DynamicType
internal import ProjectFiles
internal import Reporting
internal import Requests
internal import TextUnits

/// `copyfit check`: every text of a catalog against a width budget, or an app or layouts against all
/// rules.
enum CheckCommand {
  static let command = Command(
    name: "check",
    summary: "what breaks, in which language, from which text size",
    operands: "APP…|CATALOG…|LAYOUT.json…",
    options: [
      .init("--width", "PT", "the room's width (needed for catalogs)"),
      .init("--lines", "N", "the most lines (no limit where left out)"),
      .init("--height", "PT", "the room's height"),
      .init("--style", "NAME", "text style (body where left out)"),
      .init("--font-size", "PT", "a fixed size instead of a style"),
      .init("--family", "NAME", "a font family instead of the system font"),
      .init("--weight", "NAME", "ultraLight … black, or 100 … 900"),
      .init("--bold", nil, "with the accessibility setting Bold Text"),
      .init("--min-scale", "F", "how far a text may shrink to fit"),
      .init("--locale", "TAG,…|all", "languages (all where left out; of layouts en, ja, de)"),
      .init("--size", "NAME,…|all", "sizes; all (where left out), accessibility"),
      .init("--device", "NAME,…", "devices for apps and layouts, as in copyfit help devices"),
      .init("--preset", "NAME", "conditions for apps and layouts: quick, standard, full"),
      LayoutOptions.strings,
      LayoutOptions.rule,
      .init("--cures", nil, "for layouts: changes that provably cure the findings, as SwiftUI"),
      FormatOption.option(ReportFormat.self, "findings to read (the default), or JSON"),
      .init("--limit", "N|all", "how many keys or findings to write out as text (20 keys)"),
      .init("--jobs", "N", "how many keys or screens to look at side by side"),
      .init("--quiet", nil, "no progress"),
      FontOptions.fonts,
      CheckSettings.option,
      .init("--changed-since", "REV", "for apps: only what a git diff may reach"),
      .init("--shard", "I/N", "for apps: a part of the screens; copyfit merge joins the results"),
    ] + BaselineOptions.all,
    examples: [
      .init(
        line: "copyfit check MyApp",
        says:
          "what breaks in an app, at which place in the source: SwiftUI and catalogs in a folder"),
      .init(
        line: "copyfit check Localizable.xcstrings --width 160 --lines 2",
        says: "which texts do not fit two lines of 160 pt, from which size"),
      .init(
        line: "copyfit check Resources --width 90 --lines 1 --style caption1 --size accessibility",
        says: "all catalogs in a folder, one line each, at the five largest sizes"),
      .init(
        line: "copyfit check settings.json --strings Resources --locale ja,en",
        says: "what breaks on a screen, from which size, on which device"),
    ],
    run: run)

  @Sendable private static func run(_ given: Arguments) throws -> ExitCode {
    guard !given.operands.isEmpty else {
      throw InputError(
        "name an app's folder, a catalog or a layout: copyfit check MyApp")
    }
    let settings = try CheckSettings(given)
    if CheckApp.isApp(given) { return try CheckApp.run(settings) }
    try CheckApp.refuseOptions(given)
    if given.operands.contains(where: CheckLayout.isLayout) {
      return try CheckLayout.run(settings)
    }
    try CheckLayout.refuseLayoutOptions(given)
    // Of a project's languages a catalog may lack some.
    let arguments = settings.arguments.setting(["--locale": given["--locale"]])
    let budget = try budget(arguments)
    let sizes = try InputNames.sizes(try arguments.list("--size") ?? ["all"])
    let format = try FormatOption.format(arguments, usually: ReportFormat.text)
    let limit = try arguments.value("--limit", limit) ?? 20
    var audit = CatalogAudit(
      measurer: try FontOptions.measurer(arguments), budget: budget, sizes: sizes)
    audit.arguments = settings.configuration.samples
    audit.jobs =
      try arguments.value("--jobs", { try InputNames.count("--jobs", $0) }) ?? processorCount
    let (catalogs, areAllRead) = try CatalogInput.read(arguments.operands)
    let locales = try locales(try arguments.list("--locale") ?? ["all"], of: catalogs)
    var reports: [CatalogReport] = []
    for catalog in catalogs {
      let progress = ProgressLine(isShown: !arguments.has("--quiet"), label: "checking texts")
      let report = try audit.run(catalog, locales: locales) { progress.show($0, of: $1) }
      progress.clear()
      if format == .text {
        // Two catalogs' reports stand a blank line apart.
        let gap = reports.isEmpty ? "" : "\n"
        standardOutput.write(gap + CatalogTextReport(report, keyLimit: limit).text)
      }
      reports.append(report)
    }
    if format == .json { standardOutput.write(CatalogJSONReport(reports).text) }
    guard areAllRead else { return .failure }
    return reports.allSatisfy(\.findings.isEmpty) ? .success : .findings
  }

  private static func budget(_ arguments: Arguments) throws -> TextBudget {
    guard let width = try arguments.value("--width", { try InputNames.length("--width", $0) })
    else {
      throw InputError(
        "--width is missing: how many points of room do the texts have? "
          + "(Layouts need none; name their .json files.)")
    }
    var request = MeasureRequest(text: "", locale: try InputNames.locale("en"))
    try RequestOptions.readFont(arguments, &request)
    try RequestOptions.readRoom(arguments, &request)
    return TextBudget(
      font: request.font, width: width, lines: request.constraints.lines,
      height: request.constraints.height, minimumScale: request.constraints.minimumScale,
      isBoldTextOn: request.isBoldTextOn)
  }

  /// The languages that are named; `nil` for all. A language that one catalog has may be checked
  /// in the others too: they show the source's texts in it.
  private static func locales(
    _ names: [String], of catalogs: [StringCatalog]
  ) throws -> [LocaleTag]? {
    if catalogs.isEmpty { return nil }
    let known = Set(catalogs.flatMap(CatalogAudit<TextMeasurer>.allLocales)).sorted()
    let languages = Set(known.map(\.language))
    let named = try names.filter { $0 != "all" }.map { name in
      guard let locale = LocaleTag(name), languages.contains(locale.language) else {
        let owner = catalogs.count == 1 ? catalogs[0].tableName : "these catalogs"
        throw InputError.unknown("language of \(owner)", name, among: known.map(\.identifier))
      }
      return locale
    }
    return names.contains("all") ? nil : named
  }

  /// How many are written out; none where only the summary is wanted.
  static func limit(_ text: String) throws -> Int {
    if text == "all" { return .max }
    guard let limit = Int(text), limit >= 0 else {
      throw InputError("--limit \"\(text)\" is neither a whole number, 0 or more, nor all")
    }
    return limit
  }
}
