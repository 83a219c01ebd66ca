import AppAuditing
import Auditing
import DynamicType
import FoundationEssentials
import LayoutPrediction

/// A finding that a comment in the corpus says there is: `// expect(3): word-broken@AX2`.
struct Expectation: Hashable, Comparable, CustomStringConvertible {
  let file: String
  let line: Int
  let rule: String

  var description: String { "\(file):\(line) \(rule)" }

  static func < (left: Self, right: Self) -> Bool {
    (left.file, left.line, left.rule) < (right.file, right.line, right.rule)
  }

  /// The marks of files, with the smallest size at which the finding is to show in any language on
  /// any device.
  static func marks(in files: [String]) throws -> [Expectation: ContentSize] {
    var marks: [Expectation: ContentSize] = [:]
    for file in files {
      let text = String(decoding: try Data(contentsOf: URL(filePath: file)), as: UTF8.self)
      for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false)
        .enumerated()
      {
        guard let mark = line.firstMatch(of: /\/\/ expect(?:\(\d+\))?: (?<marks>.*)$/) else {
          continue
        }
        for word in mark.marks.split(separator: " ") {
          let parts = word.split(separator: "@")
          guard parts.count == 2, let size = ContentSize(name: String(parts[1])) else {
            throw BadMark(description: "\(file):\(index + 1): \(word)")
          }
          marks[Expectation(file: file, line: index + 1, rule: String(parts[0]))] = size
        }
      }
    }
    return marks
  }

  struct BadMark: Error, CustomStringConvertible {
    let description: String
  }

  /// The warnings and errors of a report, with the smallest size that shows each anywhere.
  static func findings(of report: AppReport) -> [Expectation: ContentSize] {
    var found: [Expectation: ContentSize] = [:]
    for finding in report.findings where finding.severity > .info {
      guard let source = finding.source else { continue }
      let place = Expectation(file: source.file, line: source.line, rule: finding.rule)
      let onset = finding.occurrences.map(\.onset.size).min() ?? .accessibility5
      found[place] = min(found[place] ?? onset, onset)
    }
    return found
  }
}
