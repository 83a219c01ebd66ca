internal import AppAuditing
internal import Auditing
internal import DynamicType
internal import LayoutPrediction
internal import LineBreaking
internal import Requests
internal import SwiftUISource
internal import TextUnits

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
