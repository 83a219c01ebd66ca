internal import AppAuditing
internal import Auditing
internal import Copyfit
internal import FoundationEssentials
internal import LayoutPrediction
internal import ProjectFiles
internal import Reporting
internal import Requests
internal import TextUnits

/// `copyfit check MyApp/`: an app's SwiftUI source and catalogs, and what breaks where.
enum CheckApp {
  /// Whether the operands are an app's: Swift files and folders, with no room that would make
  /// folders those of catalogs.
  static func isApp(_ arguments: Arguments) -> Bool {
    arguments["--width"] == nil
      && arguments.operands.allSatisfy {
        $0.hasSuffix(".swift") || isFolder($0) && !CheckLayout.isLayout($0)
      }
  }

  private static func isFolder(_ path: String) -> Bool {
    var isDirectory = false
    return FileManager.default.fileExists(atPath: path, isDirectory: &isDirectory) && isDirectory
  }

  /// Options that only a check of an app has.
  private static let ownOptions = [
    "--changed-since", "--shard", "--baseline", "--write-baseline",
  ]

  /// - Throws: ``InputError`` where a check of something else has an option that only apps have.
  static func refuseOptions(_ arguments: Arguments) throws {
    if let option = ownOptions.first(where: { arguments[$0] != nil }) {
      throw InputError("\(option) is for apps; name an app's folder or a Swift file")
    }
  }

  static func run(_ settings: CheckSettings) throws -> ExitCode {
    let arguments = settings.arguments
    try CheckLayout.refuseCatalogOptions(arguments, of: "an app")
    if arguments.has("--cures") {
      throw InputError(
        "--cures is for layouts; write a screen with copyfit scan PATH --screen NAME --format json")
    }
    try BaselineOptions.check(arguments)
    var options = try options(settings)
    let measurer = try FontOptions.measurer(arguments)
    // A baseline or revision that is none is told before the work begins.
    try BaselineOptions.read(arguments)
    let changed = try arguments.value("--changed-since") { revision in
      try GitRepository(containing: gitFolder(arguments)).changedFiles(since: revision)
    }
    let input = try AppInput(settings, jobs: options.jobs)
    if input.app.catalogs.isEmpty {
      standardError.write(
        "copyfit: no string catalog here; texts are checked as the source has them\n")
    }
    if let changed, let revision = arguments["--changed-since"] {
      options.selection.changes = SourceChanges(
        since: revision, changed: input.files.filter { changed.contains(FilePath.whole($0)) },
        in: input.folder, input.app, jobs: options.jobs)
    }
    let progress = ProgressLine(isShown: !arguments.has("--quiet"), label: "laying out screens")
    let report = AppAudit(measurer: measurer, options: options).run(input.app) {
      progress.show($0, of: $1)
    }
    progress.clear()
    return try AppOutput.write(try BaselineOptions.apply(arguments, to: report), arguments)
  }

  /// The folder whose repository is asked.
  private static func gitFolder(_ arguments: Arguments) -> String {
    let first = FilePath.whole(arguments.operands[0])
    return isFolder(first) ? first : FilePath.folder(of: first)
  }

  private static func options(_ settings: CheckSettings) throws -> AppAuditOptions {
    let arguments = settings.arguments
    let chosen = try ChosenRules(settings)
    var options = AppAuditOptions(rules: chosen.layoutRules, jobs: processorCount)
    options.catalogRules = chosen.catalogRules
    options.catalogSeverities = chosen.catalogSeverities
    options.policies = settings.configuration.policies
    options.samples = settings.configuration.samples
    options.version = Version.current
    options.selection.shard = try arguments.value("--shard") { text in
      guard let shard = Shard(text) else {
        throw InputError("--shard \"\(text)\" is no part; give I/N, such as 1/4, with I up to N")
      }
      return shard
    }
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
