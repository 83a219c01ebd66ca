import Testing
import TextUnits

@Suite("What stands between a beginning and an end")
struct BetweenTests {
  @Test(
    arguments: [
      ("<a>", "<", ">", "a"), ("<>", "<", ">", ""), ("<", "<", "<", nil), ("a>", "<", ">", nil),
      ("<a", "<", ">", nil), ("a", "", "", "a"), ("aba", "ab", "ba", nil),
    ] as [(String, String, String, String?)])
  func between(text: String, beginning: String, end: String, expected: String?) {
    #expect(text.between(beginning, end) == expected)
  }
}
