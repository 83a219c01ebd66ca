import AppAuditing
import Copyfit
import DynamicType
import FoundationEssentials
import Testing

@Suite("The settings app of the corpus")
struct SettingsAppTests {
  private static let root = #filePath.split(separator: "/", omittingEmptySubsequences: false)
    .dropLast(3).joined(separator: "/")

  private static func audit(_ name: String) throws -> (AppSource, AppReport) {
    let app = AppSource(try AppFolder(["\(root)/Corpus/\(name)"]))
    return (app, AppAudit(measurer: try TextMeasurer()).run(app))
  }

  /// Both ways: what is marked and not found, what is found and not marked, and what is found from
  /// another size on. `Recordings/settings-app.txt` lists and counts what is not yet as marked.
  @Test("every marked finding is found at its place from its size on, and no other")
  func marks() throws {
    let files = try AppFolder(["\(Self.root)/Corpus/SettingsApp"]).swiftFiles
    let marks = try Expectation.marks(in: files)
    #expect(marks.count >= 27, "looked in the wrong folder?")
    let (_, report) = try Self.audit("SettingsApp")
    let found = Expectation.findings(of: report)
    var differences: [String] = []
    for (place, size) in marks.sorted(by: { $0.key < $1.key }) {
      guard let onset = found[place] else {
        differences.append("missing \(short(place)) @\(size.shortName)")
        continue
      }
      if onset != size {
        differences.append("onset \(short(place)) @\(size.shortName), found @\(onset.shortName)")
      }
    }
    for (place, onset) in found.sorted(by: { $0.key < $1.key }) where marks[place] == nil {
      differences.append("extra \(short(place)) @\(onset.shortName)")
    }
    try Recording.expect(
      "\(differences.count) differences from \(marks.count) marks\n"
        + differences.map { $0 + "\n" }.joined(), named: "settings-app.txt")
  }

  private func short(_ place: Expectation) -> String {
    place.description.replacing("\(Self.root)/Corpus/SettingsApp/", with: "")
  }
}

/// A text that was looked at and is kept.
enum Recording {
  static func expect(_ text: String, named name: String) throws {
    let path = #filePath.replacing("SettingsAppTests.swift", with: "Recordings/\(name)")
    if ProcessInfo.processInfo.environment["COPYFIT_RECORD"] == "1" {
      try Data(text.utf8).write(to: URL(filePath: path))
      Issue.record("recorded \(name); look at it before it is committed")
    }
    #expect(text == String(decoding: try Data(contentsOf: URL(filePath: path)), as: UTF8.self))
  }
}
