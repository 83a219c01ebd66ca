import Auditing
import Testing

@testable import AppAuditing

@Suite("Comments that let findings be")
struct InlineSuppressionTests {
  private static func read(_ text: String) -> InlineSuppressionReader {
    var reader = InlineSuppressionReader()
    reader.read(text, named: "A.swift")
    return reader
  }

  @Test(
    "a comment covers its own line, or the next with code where it stands alone",
    arguments: [
      ("Text(a) // copyfit:ignore truncated names are short", [[1, 1]]),
      ("// copyfit:ignore truncated names are short\nText(a)", [[1, 2]]),
      ("// copyfit:ignore truncated why\n\n// more\nText(a)\nText(b)", [[1, 4]]),
      (
        "// copyfit:ignore truncated why\n  //copyfit:ignore clipped why\nText(a)",
        [[1, 3], [2, 3]]
      ),
      ("// copyfit:ignore * why", [[1, 1]]), ("let a = \"copyfit:ignore truncated why\"", []),
      ("Text(a)\r\n// copyfit:ignore word-* why\r\nText(b)\r\n", [[2, 3]]),
    ])
  func lines(text: String, lines: [[Int]]) {
    let reader = Self.read(text)
    #expect(reader.suppressions.map { [$0.line, $0.coveredLine] } == lines)
    #expect(reader.faults == [])
  }

  @Test("rule and reason are what follows the word")
  func words() throws {
    let read = Self.read("Text(a)  // copyfit:ignore  truncated   names are short \n")
    let suppression = try #require(read.suppressions.first)
    #expect(suppression.rule.description == "truncated")
    #expect(suppression.reason == "names are short")
  }

  @Test(
    "a comment without a rule, with one that there is not, or without a reason is a fault",
    arguments: [
      ("// copyfit:ignore", "names no rule"),
      ("// copyfit:ignore trunkated x", "did you mean truncated?"),
      ("// copyfit:ignore truncated", "gives no reason"),
      ("// copyfit:ignore truncated  ", "gives no reason"),
    ])
  func faults(text: String, words: String) throws {
    let reader = Self.read("\n" + text)
    #expect(reader.suppressions == [])
    let fault = try #require(reader.faults.first)
    #expect(fault.description.hasPrefix("A.swift:2: copyfit:ignore "))
    #expect(fault.message.contains(words))
  }
}
