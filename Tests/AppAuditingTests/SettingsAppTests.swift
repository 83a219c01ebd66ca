import AppAuditing
import Auditing
import Copyfit
import DynamicType
import FoundationEssentials
import Testing

@Suite("The settings app of the corpus")
struct SettingsAppTests {
  private static let root = #filePath.split(separator: "/", omittingEmptySubsequences: false)
    .dropLast(3).joined(separator: "/")

  private static func report(on app: String) throws -> AppReport {
    let app = AppSource(try AppFolder([app]))
    return AppAudit(measurer: try TextMeasurer()).run(app)
  }

  private static let broken = "\(root)/Corpus/SettingsApp"
  private static let cured = "\(root)/Corpus/SettingsApp-fixed"

  /// Both ways: what is marked and not found, what is found and not marked, and what is found from
  /// another size on. `Recordings/settings-app.txt` lists and counts what is not yet as marked.
  @Test("every marked finding is found at its place from its size on, and no other")
  func marks() throws {
    let marks = try Self.marks(in: Self.broken, atLeast: 27)
    let report = try Self.report(on: Self.broken)
    try Recording.expect(
      Self.differences(of: report, from: marks, in: Self.broken), named: "settings-app.txt")
  }

  /// What is the same in both is a link there, so that the two cannot drift apart.
  @Test("the cured app is the same app, whose files are links but for those that differ")
  func curedFiles() throws {
    let files = try AppFolder([Self.cured]).swiftFiles
    let originals = files.map { $0.replacing("\(Self.cured)/", with: "\(Self.broken)/") }
    #expect(originals == (try AppFolder([Self.broken]).swiftFiles))
    for (file, original) in zip(files, originals) {
      let isLink = (try? FileManager.default.destinationOfSymbolicLink(atPath: file)) != nil
      let (here, there) = (URL(filePath: file), URL(filePath: original))
      let isSame = try Data(contentsOf: here) == Data(contentsOf: there)
      #expect(isLink == isSame, "\(file)")
    }
  }

  /// Buttons whose titles take two lines at large sizes are marked there too: they are warnings.
  @Test("the cured app has no error in any language, at any size, on either phone")
  func curedApp() throws {
    let marks = try Self.marks(in: Self.cured, atLeast: 10)
    let report = try Self.report(on: Self.cured)
    let errors = report.findings.filter { $0.severity == .error }
    #expect(errors.map { "\($0.source?.description ?? $0.place.path): \($0.rule)" } == [])
    try Recording.expect(
      Self.differences(of: report, from: marks, in: Self.cured), named: "settings-app-fixed.txt")
  }

  private static func marks(
    in app: String, atLeast count: Int
  ) throws -> [Expectation: ContentSize] {
    let marks = try Expectation.marks(in: try AppFolder([app]).swiftFiles)
    #expect(marks.count >= count, "looked in the wrong folder?")
    return marks
  }

  private static func differences(
    of report: AppReport, from marks: [Expectation: ContentSize], in app: String
  ) -> String {
    func short(_ place: Expectation) -> String { place.description.replacing("\(app)/", with: "") }
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
    return "\(differences.count) differences from \(marks.count) marks\n"
      + differences.map { $0 + "\n" }.joined()
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
