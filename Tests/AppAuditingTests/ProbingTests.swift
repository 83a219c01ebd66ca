import Auditing
import Copyfit
import DynamicType
import FoundationEssentials
import LayoutPrediction
import Requests
import Testing
import TextUnits

@testable import AppAuditing

/// What probing screens at a few sizes loses against looking at all, on every seed of the corpus.
@Suite("Probing")
struct ProbingTests {
  private static let folder = #filePath.replacing(
    "Tests/AppAuditingTests/ProbingTests.swift", with: "Corpus/seeds")

  private static func seeds() throws -> [LayoutFile] {
    try FileManager.default.contentsOfDirectory(atPath: folder).sorted().filter {
      $0.hasSuffix(".json")
    }.map { name in
      let bytes = try Data(contentsOf: URL(filePath: "\(folder)/\(name)"))
      var layout = try LayoutFileReader.read(Array(bytes), named: name)
      layout.name = name
      return layout
    }
  }

  private static func audit() throws -> LayoutAudit {
    let locales = ["en", "ja", "de"].compactMap(LocaleTag.init)
    return LayoutAudit(
      predictor: LayoutPredictor(measurer: try TextMeasurer()),
      conditions: AppAuditOptions(locales: locales).conditions(languages: locales))
  }

  /// Warnings and errors by rule, place, language and device, with their onset.
  private static func faults(_ result: ScreenAudit.Result) -> [String: ContentSize] {
    Dictionary(
      result.sights.filter { $0.occurrence.severity > .info }.map { rule, sight in
        ("\(rule) \(sight.place.path) \(sight.locale) \(sight.device.name)", sight.onset.size)
      }, uniquingKeysWith: min)
  }

  @Test("no warning or error of a seed is lost, and no onset is moved but where listed")
  func lost() throws {
    let audit = try Self.audit()
    let languages = LanguageOrder(
      audit.predictor, languages: ["en", "ja", "de"].compactMap { LocaleTag($0) })
    let budget = ScreenAudit.Budget(layouts: 10_000, languages: languages)
    var lines: [String] = []
    var count = 0
    for seed in try Self.seeds() {
      let all = Self.faults(try ScreenAudit(audit: audit, budget: nil).run(seed))
      let probed = Self.faults(try ScreenAudit(audit: audit, budget: budget).run(seed))
      count += all.count
      for (fault, onset) in all.sorted(by: { $0.key < $1.key }) where probed[fault] != onset {
        let found = probed[fault].map { "found @\($0.shortName)" } ?? "lost"
        lines.append("\(seed.name): \(fault) @\(onset.shortName), \(found)")
      }
      #expect(probed.keys.allSatisfy { all[$0] != nil }, "\(seed.name)")
    }
    #expect(count > 200, "looked at the wrong seeds?")
    try Recording.expect(
      "\(lines.count) of \(count) faults lost or moved\n" + lines.map { $0 + "\n" }.joined(),
      named: "probing.txt")
  }
}
