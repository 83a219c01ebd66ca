import FoundationEssentials
import Testing

/// Recorded outputs of wrap diagrams, below `Tests/ReportingTests/Recordings`.
enum WrapRecording {
  /// Compares a text with its recording.
  ///
  /// With `COPYFIT_RECORD=1` in the environment the text is recorded and the test fails, so that
  /// nothing is recorded by chance.
  static func expect(
    _ text: String, named name: String, sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let file = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "Recordings/\(name)")
    if ProcessInfo.processInfo.environment["COPYFIT_RECORD"] == "1" {
      try text.write(to: file, atomically: true, encoding: .utf8)
      Issue.record("recorded \(name); look at it, then test again", sourceLocation: sourceLocation)
      return
    }
    let recorded = try String(contentsOf: file, encoding: .utf8)
    #expect(text == recorded, "\(name)\n\(text)", sourceLocation: sourceLocation)
  }
}
