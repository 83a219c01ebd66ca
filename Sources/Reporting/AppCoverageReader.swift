internal import AppAuditing
internal import Auditing
internal import DynamicType
internal import LayoutPrediction
internal import Requests
internal import SwiftUISource
internal import TextUnits

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
    coverage.skipped = try object.integer("skipped")
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
