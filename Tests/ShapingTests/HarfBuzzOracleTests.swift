import FoundationEssentials
import Shaping
import Testing
import TextUnits
import Typeface

/// The shaper held against HarfBuzz's own program, hb-shape, run by `Scripts/record-shaping`.
@Suite struct HarfBuzzOracleTests {
  struct Recording: Sendable {
    let oracle: String
    let runs: [RecordedRun]

    init() throws {
      let text = try String(
        contentsOf: Recordings.folder.appending(path: "hb-shape.jsonl"), encoding: .utf8)
      var lines = text.split(separator: "\n")[...]
      struct Header: Decodable {
        let oracle: String
      }
      let decoder = JSONDecoder()
      oracle = try decoder.decode(Header.self, from: Data((lines.popFirst() ?? "").utf8)).oracle
      runs = try lines.map { try decoder.decode(RecordedRun.self, from: Data($0.utf8)) }
    }
  }

  static let recording = Result { try Recording() }

  @Test func theOracleIsNamedWithItsVersion() throws {
    #expect(try Self.recording.get().oracle.hasPrefix("hb-shape (HarfBuzz) "))
  }

  /// Glyphs, clusters, advances, offsets and the flag that a break there needs shaping anew: all
  /// exactly equal, and so every width.
  @Test func everyRunIsShapedAsByTheOracle() throws {
    let runs = try Self.recording.get().runs
    let (faces, shaper) = (FaceShelf(), Shaper())
    var glyphCount = 0
    for run in runs {
      let expected = try run.oracleGlyphs()
      let shaped = try run.shape(with: faces, shaper)
      glyphCount += expected.count
      #expect(shaped.map(OracleGlyph.init) == expected, "\(run)")
    }
    #expect(runs.count > 2000)
    #expect(glyphCount > 30_000)
  }

  /// The recording speaks for the texts as they are now; where not: `Scripts/record-shaping`.
  @Test func recordingHasTheRunsOfToday() throws {
    let recorded = Set(
      try Self.recording.get().runs.map { run in
        var run = run
        run.glyphs = nil
        return run
      })
    let today = Set(try OracleRuns.all())
    #expect(today.subtracting(recorded).isEmpty, "re-record: Scripts/record-shaping")
    #expect(recorded.subtracting(today).isEmpty, "re-record: Scripts/record-shaping")
  }

  /// Writes the runs for `Scripts/record-shaping`, which alone sets the variable, and fails.
  @Test(.enabled(if: recordingPath != nil, "only Scripts/record-shaping writes runs"))
  func writeRunsToRecord() throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.withoutEscapingSlashes, .sortedKeys]
    var data = Data()
    for run in try OracleRuns.all() {
      data.append(try encoder.encode(run))
      data.append(0x0A)
    }
    try data.write(to: URL(filePath: Self.recordingPath ?? ""))
    Issue.record("wrote the runs to record; a run that writes does not pass")
  }

  static let recordingPath = ProcessInfo.processInfo.environment["COPYFIT_RECORD_SHAPING"]
}
