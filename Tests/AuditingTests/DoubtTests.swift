import Auditing
import Testing

@Suite("Doubts in words")
struct DoubtTests {
  @Test(
    "what a doubt says can be read back",
    arguments: [
      Doubt.standIn(family: "Noto Sans"), .close(margin: 1.5), .tofu, .sample,
      .unknownNeighbour(name: "Chart beside it"),
    ])
  func roundTrip(doubt: Doubt) {
    #expect(Doubt(doubt.description) == doubt)
  }

  @Test(
    "other words are none",
    arguments: ["", "a doubt", "within x pt of another outcome, the margin of error"])
  func others(words: String) { #expect(Doubt(words) == nil) }
}
