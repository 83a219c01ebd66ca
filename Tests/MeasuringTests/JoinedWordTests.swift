import Copyfit
import Testing

@Suite("Words whose letters join, parted")
struct JoinedWordTests {
  /// Beh is narrower in the middle of a word than at its end, and has no form of its own for what
  /// is too long to be a word, so that such a text is prepared in time linear in its length.
  @Test("an edge takes the form of a word's end up to 64 letters", arguments: [8, 64, 65, 400])
  func partedWord(letters: Int) throws {
    let measurer = try TextMeasurer()
    let word = try measurer.prepare(
      String(repeating: "ب", count: letters), style: .body, locale: "ar")
    let lines = word.layout(size: .large, width: 30).lines
    let middle = try #require(lines.dropFirst().first)
    #expect(middle.reason == .emergency)
    let part = try measurer.prepare(middle.text, style: .body, locale: "ar")
    let widthByItself = part.layout(size: .large).naturalWidth
    #expect((abs(middle.width - widthByItself) < 0.01) == (letters <= 64))
  }
}
