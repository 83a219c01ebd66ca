internal import Auditing
internal import FoundationEssentials
internal import TextUnits

/// Finds the comments that let findings be.
struct InlineSuppressionReader {
  private(set) var suppressions: [InlineSuppression] = []
  private(set) var faults: [SuppressionFault] = []

  private static let marker = "copyfit:ignore"

  /// Reads a file; one that is no UTF-8 or cannot be read has none.
  mutating func read(file: String) {
    guard let data = try? Data(contentsOf: URL(filePath: file)) else { return }
    let bytes = [UInt8](data)
    guard Self.mayHaveComments(bytes), let text = String(validating: bytes, as: UTF8.self)
    else { return }
    read(text, named: file)
  }

  /// Whether the marker is among the bytes: most files have none, and need no more than this look.
  private static func mayHaveComments(_ bytes: [UInt8]) -> Bool {
    let marker = Array(marker.utf8)
    guard bytes.count >= marker.count else { return false }
    return (0...(bytes.count - marker.count)).contains { start in
      bytes[start] == marker[0]
        && marker.indices.allSatisfy { bytes[start + $0] == marker[$0] }
    }
  }

  mutating func read(_ text: String, named file: String) {
    // Those whose line of code is still to come.
    var waiting: [(line: Int, rule: String, reason: String)] = []
    for (index, line) in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
      .enumerated()
    {
      let number = index + 1
      let code = line.drop(while: \.isWhitespace)
      if let comment = Self.comment(in: line), let parts = parts(of: comment, file, number) {
        waiting.append((number, parts.rule, parts.reason))
      }
      guard !code.isEmpty, !code.hasPrefix("//") else { continue }
      for (line, rule, reason) in waiting {
        suppressions.append(
          InlineSuppression(
            file: file, line: line, coveredLine: number, rule: GlobPattern(rule), reason: reason))
      }
      waiting = []
    }
    for (line, rule, reason) in waiting {
      suppressions.append(
        InlineSuppression(
          file: file, line: line, coveredLine: line, rule: GlobPattern(rule), reason: reason))
    }
  }

  /// What follows the marker in a comment of a line.
  private static func comment(in line: Substring) -> Substring? {
    guard line.utf8.count < 10_000, let marker = line.firstRange(of: marker) else { return nil }
    let before = line[..<marker.lowerBound].reversed().drop(while: \.isWhitespace)
    guard before.starts(with: "//") else { return nil }
    return line[marker.upperBound...]
  }

  private mutating func parts(
    of comment: Substring, _ file: String, _ line: Int
  ) -> (rule: String, reason: String)? {
    func fault(_ message: String) {
      faults.append(SuppressionFault(file: file, line: line, message: message))
    }
    let words = comment.split(maxSplits: 1, whereSeparator: \.isWhitespace)
    guard let rule = words.first.map(String.init) else {
      fault("copyfit:ignore names no rule; write // copyfit:ignore RULE REASON")
      return nil
    }
    let pattern = GlobPattern(rule)
    guard LayoutRules.all.contains(where: { pattern.matches($0.id) }) else {
      let nearest = NearestName.of(rule, among: LayoutRules.all.map(\.id))
      fault(
        "copyfit:ignore names the unknown rule \"\(rule)\"; "
          + (nearest.map { "did you mean \($0)?" } ?? "copyfit help check names them"))
      return nil
    }
    let reason = words.dropFirst().joined().drop(while: \.isWhitespace)
    guard !reason.isEmpty else {
      fault("copyfit:ignore \(rule) gives no reason; say why it is let be")
      return nil
    }
    return (rule, String(reason.reversed().drop(while: \.isWhitespace).reversed()))
  }
}
