import FoundationEssentials
import Testing

/// Recorded reports on catalogs; a person has read each.
enum CatalogRecording {
  /// The package's folder.
  static let root = #filePath.split(separator: "/", omittingEmptySubsequences: false)
    .dropLast(3).joined(separator: "/")

  private static let isRecording =
    ProcessInfo.processInfo.environment["COPYFIT_RECORD"].map { !$0.isEmpty } ?? false

  /// Compares a text with the recorded one, or with `COPYFIT_RECORD=1` records it and fails.
  static func expect(
    _ text: String, matches name: String, sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let url = URL(filePath: "\(root)/Tests/ReportingTests/Recordings/\(name)")
    if isRecording {
      try Data(text.utf8).write(to: url)
      Issue.record("\(name) has been recorded; read it", sourceLocation: sourceLocation)
      return
    }
    let recorded = String(decoding: try Data(contentsOf: url), as: UTF8.self)
    let (found, expected) = (text.split(separator: "\n"), recorded.split(separator: "\n"))
    for (line, (found, expected)) in zip(found, expected).enumerated() where found != expected {
      #expect(
        found == expected, "\(name), line \(line + 1) but for empty ones",
        sourceLocation: sourceLocation)
      return
    }
    #expect(text == recorded, "\(name)", sourceLocation: sourceLocation)
  }

  static func text(_ path: String) throws -> String {
    String(decoding: try Data(contentsOf: URL(filePath: "\(root)/\(path)")), as: UTF8.self)
  }
}
