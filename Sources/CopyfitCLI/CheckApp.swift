internal import AppAuditing
internal import Auditing
internal import Copyfit
internal import FoundationEssentials
internal import LayoutPrediction
internal import Reporting
internal import Requests
internal import TextUnits

/// `copyfit check MyApp/`: an app's SwiftUI source and catalogs, and what breaks where.
enum CheckApp {
  /// Whether the operands are an app's: Swift files and folders, with no room that would make
  /// folders those of catalogs.
  static func isApp(_ arguments: Arguments) -> Bool {
    arguments["--width"] == nil
      && arguments.operands.allSatisfy { $0.hasSuffix(".swift") || isFolder($0) }
  }

  private static func isFolder(_ path: String) -> Bool {
    var isDirectory = false
    return FileManager.default.fileExists(atPath: path, isDirectory: &isDirectory) && isDirectory
  }

  static func run(_ arguments: Arguments) throws -> ExitCode {
    try CheckLayout.refuseCatalogOptions(arguments, of: "an app")
    if arguments.has("--cures") {
      throw InputError(
        "--cures is for layouts; write a screen with copyfit scan PATH --screen NAME --format json")
    }
    let format = try InputNames.choice(
      "format", arguments["--format"] ?? "text", of: CheckFormat.self)
    let limit = try arguments.value("--limit", CheckCommand.limit) ?? .max
    let options = try options(arguments)
    let measurer = try FontOptions.measurer(arguments)
    let app = try AppInput.read(arguments, jobs: options.jobs)
    if app.catalogs.isEmpty {
      standardError.write(
        "copyfit: no string catalog here; texts are checked as the source has them\n")
    }
    let progress = ProgressLine(isShown: !arguments.has("--quiet"), label: "laying out screens")
    let report = AppAudit(measurer: measurer, options: options).run(app) {
      progress.show($0, of: $1)
    }
    progress.clear()
    switch format {
    case .text: standardOutput.write(AppTextReport(report, findingLimit: limit).text)
    case .json: standardOutput.write(AppJSONReport(report).text)
    }
    guard !report.isEmptyAudit else {
      standardError.write(
        "copyfit: nothing was looked at; no screen shows a text or something to tap\n")
      return .failure
    }
    return report.isPass ? .success : .findings
  }

  private static func options(_ arguments: Arguments) throws -> AppAuditOptions {
    var options = AppAuditOptions(rules: try CheckLayout.rules(arguments), jobs: processorCount)
    if let names = try arguments.list("--locale"), !names.contains("all") {
      options.locales = try names.map(InputNames.locale)
    }
    if let name = arguments["--preset"] {
      let preset = ConditionMatrix(
        try InputNames.choice("preset", name, of: ConditionMatrix.Preset.self), locales: [])
      options.sizes = preset.sizes
      options.devices = preset.devices
      options.boldTexts = preset.boldTexts
      options.triesDoubleLength = preset.triesDoubleLength
    }
    if let sizes = try arguments.list("--size") { options.sizes = try InputNames.sizes(sizes) }
    if let devices = try arguments.list("--device") {
      options.devices = try InputNames.devices(devices)
    }
    if arguments.has("--bold") { options.boldTexts = [true] }
    if let jobs = try arguments.value("--jobs", { try InputNames.count("--jobs", $0) }) {
      options.jobs = jobs
    }
    return options
  }
}
