public import AppAuditing
internal import Auditing
internal import DynamicType
internal import JSONDocuments
internal import LayoutPrediction
internal import LineBreaking
public import Requests
internal import SwiftUISource
internal import TextUnits

/// Reads what ``AppJSONReport`` writes, so that the results of several machines can be joined.
public enum AppResultReader {
  /// Reads a report.
  ///
  /// - Parameter file: how errors name the file.
  /// - Throws: ``JSONFileError`` where it is no result of `copyfit check` on an app.
  public static func read(_ bytes: [UInt8], named file: String) throws(JSONFileError) -> AppReport {
    let root: JSONValue
    do {
      root = try JSONDocument(parsing: bytes).root
    } catch {
      throw JSONFileError(error, file: file)
    }
    let document = JSONObjectReader(root, file: file)
    let version = try document.integer("version")
    guard version == 1 else {
      throw document.fault(
        "unknown version \(version); this copyfit reads version 1", at: "version")
    }
    let coverage = try AppCoverageReader.read(document)
    var suppressed: [(finding: AppFinding, suppression: InlineSuppression)] = []
    for entry in try document.objects("suppressed") {
      let finding = try AppFindingReader.finding(entry.object("finding"))
      suppressed.append(
        (
          finding,
          InlineSuppression(
            file: finding.source?.file ?? "", line: try entry.integer("line"),
            coveredLine: try entry.integer("covered_line"),
            rule: GlobPattern(try entry.string("rule")), reason: try entry.string("reason"))
        ))
    }
    var report = AppReport(
      findings: try document.objects("findings").map(AppFindingReader.finding),
      suppressed: suppressed,
      unusedSuppressions: try document.objects("unused_suppressions").map(suppression),
      suppressionFaults: try document.objects("suppression_faults").map(fault),
      coverage: coverage, rules: try document.strings("rules"),
      strings: try strings(document.object("strings")),
      options: try document.objects("options").map(option),
      isEmptyAudit: try document.bool("empty"))
    if let baseline = try document.optionalObject("baseline") {
      report.baseline = BaselineOutcome(
        known: try baseline.integer("known"), gone: try baseline.optionalInteger("gone"))
    }
    return report
  }

  private static func option(_ object: JSONObjectReader) throws(JSONFileError) -> AppReport.Option {
    AppReport.Option(try object.string("name"), try object.string("value"))
  }

  private static func suppression(
    _ object: JSONObjectReader
  ) throws(JSONFileError) -> InlineSuppression {
    InlineSuppression(
      file: try object.string("file"), line: try object.integer("line"),
      coveredLine: try object.integer("covered_line"),
      rule: GlobPattern(try object.string("rule")), reason: try object.string("reason"))
  }

  private static func fault(_ object: JSONObjectReader) throws(JSONFileError) -> SuppressionFault {
    SuppressionFault(
      file: try object.string("file"), line: try object.integer("line"),
      message: try object.string("message"))
  }

  private static func strings(_ object: JSONObjectReader) throws(JSONFileError) -> StringsReport {
    StringsReport(
      issues: try object.objects("issues").map(issue),
      unknownKeys: try object.optionalObjects("unknown_keys")?.map {
        object throws(JSONFileError) in try AppCoverageReader.key(object, isBound: false)
      },
      unusedKeyCount: try object.optionalInteger("unused_keys"))
  }

  private static func issue(_ object: JSONObjectReader) throws(JSONFileError) -> CatalogIssue {
    var issue = CatalogIssue(
      rule: try object.named("rule", "rule", CatalogRule.init(rawValue:)),
      severity: try object.named("severity", "severity", Severity.init(rawValue:)),
      key: try object.string("key"), file: try object.string("file"),
      line: try object.optionalInteger("line"),
      locales: try object.strings("locales").compactMap { LocaleTag($0) },
      message: try object.string("message"))
    issue.worsenings = try object.strings("worsenings")
    return issue
  }
}

/// Reads findings.
enum AppFindingReader {
  static func finding(_ object: JSONObjectReader) throws(JSONFileError) -> AppFinding {
    let source = try AppCoverageReader.optionalSource(object)
    let kind = try object.string("kind")
    var occurrences: [LayoutFinding.Occurrence] = []
    for entry in try object.objects("occurrences") {
      occurrences.append(try occurrence(entry, kind, source))
    }
    guard !occurrences.isEmpty else { throw object.fault("a finding without an occurrence") }
    let origins = try object.strings("origins").compactMap(ScreenReading.Origin.init(rawValue:))
    var finding = AppFinding(
      rule: try object.string("rule"),
      severity: try object.named("severity", "severity", Severity.init(rawValue:)),
      source: source, occurrences: occurrences, screens: try object.strings("screens"),
      origins: Set(origins))
    finding.worsenings = try object.strings("worsenings")
    return finding
  }

  private static func occurrence(
    _ object: JSONObjectReader, _ kind: String, _ source: SourceLocation?
  ) throws(JSONFileError) -> LayoutFinding.Occurrence {
    LayoutFinding.Occurrence(
      place: Place(path: try object.string("path"), kind: kind, source: source),
      key: try object.optionalString("key"), text: try object.optionalString("text"),
      locale: try object.named("locale", "locale") { LocaleTag($0) },
      device: try object.named("device", "device") { try? DeviceTable.iOS.device(named: $0) },
      isBoldTextOn: try object.bool("bold_text"), isDoubleLength: try object.bool("double_length"),
      severity: try object.named("severity", "severity", Severity.init(rawValue:)),
      checkedSizes: try object.strings("checked_sizes").compactMap(ContentSize.init(name:)),
      sizes: try object.strings("sizes").compactMap(ContentSize.init(name:)),
      worseSizes: try object.strings("worse_sizes").compactMap(ContentSize.init(name:)),
      onset: try sight(object.object("onset")), worst: try sight(object.object("worst")),
      doubts: try object.strings("doubts").compactMap { Doubt($0) })
  }

  private static func sight(_ object: JSONObjectReader) throws(JSONFileError) -> LayoutFinding.Sight
  {
    LayoutFinding.Sight(
      size: try object.named("size", "size", ContentSize.init(name:)),
      message: try object.string("message"), missing: try object.number("points_missing"),
      lines: try object.strings("lines"),
      outcome: try object.optionalString("outcome").flatMap(TextOutcome.init(rawValue:)))
  }
}

/// Reads what was looked at.
enum AppCoverageReader {
  static func read(_ document: JSONObjectReader) throws(JSONFileError) -> AppCoverage {
    let object = try document.object("coverage")
    var coverage = AppCoverage()
    coverage.files = try object.integer("files")
    coverage.catalogs = try object.integer("catalogs")
    coverage.keyUses = try keyUses(object)
    coverage.views = try views(object)
    for entry in try object.objects("screens") {
      let origin = try entry.named("origin", "origin", ScreenReading.Origin.init(rawValue:))
      let count = try entry.integer("count")
      if count > 0 { coverage.screens[origin] = count }
    }
    coverage.locales = try object.strings("locales").compactMap { LocaleTag($0) }
    coverage.devices = try object.strings("devices")
    coverage.sizes = try object.strings("sizes").compactMap(ContentSize.init(name:))
    coverage.probed = try object.integer("probed")
    coverage.layouts = try object.integer("layouts")
    coverage.textLayouts = try object.integer("text_layouts")
    coverage.standIns = try object.integer("stand_in_layouts")
    coverage.close = try object.integer("close_layouts")
    coverage.samples = try object.integer("sample_layouts")
    coverage.gaps = try object.objects("gaps").map(gap)
    coverage.problems = try object.objects("problems").map(problem)
    if let text = try document.optionalString("shard") {
      guard let shard = Shard(text) else {
        throw document.fault("\"\(text)\" is no shard", at: "shard")
      }
      coverage.shard = shard
    }
    if let changes = try document.optionalObject("changes") {
      coverage.changes = SourceChanges(
        since: try changes.string("since"), swiftFiles: Set(try changes.strings("swift_files")),
        catalogFiles: Set(try changes.strings("catalog_files")),
        reached: Set(try changes.strings("reached_files")))
      coverage.unchangedScreens = try changes.integer("unchanged_screens")
    }
    return coverage
  }

  static func key(_ object: JSONObjectReader, isBound: Bool) throws(JSONFileError) -> KeyUse {
    KeyUse(
      key: try object.string("key"), table: try object.optionalString("table"),
      source: try optionalSource(object), isBound: isBound)
  }

  static func optionalSource(_ object: JSONObjectReader) throws(JSONFileError) -> SourceLocation? {
    guard let file = try object.optionalString("file"),
      let line = try object.optionalInteger("line")
    else { return nil }
    return SourceLocation(file: file, line: line, column: try object.optionalInteger("column"))
  }

  /// Those bound and those not are listed apart; together they are in the order of the source.
  private static func keyUses(_ object: JSONObjectReader) throws(JSONFileError) -> [KeyUse] {
    var uses: [KeyUse] = []
    for entry in try object.objects("bound_keys") { uses.append(try key(entry, isBound: true)) }
    for entry in try object.objects("unbound_keys") { uses.append(try key(entry, isBound: false)) }
    return uses
  }

  private static func views(_ object: JSONObjectReader) throws(JSONFileError) -> [ViewReading] {
    var views: [ViewReading] = []
    for entry in try object.objects("complete_views") + object.objects("incomplete_views") {
      guard let source = try optionalSource(entry) else {
        throw entry.fault("a view without a line")
      }
      views.append(
        ViewReading(
          name: try entry.string("name"), source: source,
          extent: try entry.named("extent", "extent", ViewReading.Extent.init(rawValue:)),
          gaps: try entry.strings("gaps").compactMap { ReadingGap($0) }))
    }
    return views
  }

  private static func gap(_ object: JSONObjectReader) throws(JSONFileError) -> LayoutCoverage.Gap {
    let place = try object.object("place")
    return LayoutCoverage.Gap(
      place: Place(
        path: try place.string("path"), kind: try place.string("kind"),
        id: try place.optionalString("id"), source: try optionalSource(place)),
      reason: try object.named("reason", "reason", LayoutCoverage.Gap.Reason.init(rawValue:)),
      name: try object.optionalString("name"))
  }

  private static func problem(_ object: JSONObjectReader) throws(JSONFileError) -> AppProblem {
    AppProblem(
      place: try object.string("place"),
      reason: try object.named("reason", "reason", AppProblem.Reason.init(rawValue:)),
      description: try object.string("message"))
  }
}
