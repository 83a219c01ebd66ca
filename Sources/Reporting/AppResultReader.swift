public import AppAuditing
internal import Auditing
internal import JSONDocuments
internal import LayoutPrediction
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
