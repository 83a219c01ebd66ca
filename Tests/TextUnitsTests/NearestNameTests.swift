import Testing

@testable import TextUnits

@Suite("The name somebody meant")
struct NearestNameTests {
  @Test(
    "edit distances known from the literature",
    arguments: [
      ("kitten", "sitting", 3), ("flaw", "lawn", 2), ("saturday", "sunday", 3), ("", "abc", 3),
      ("abc", "", 3), ("abc", "abc", 0), ("ab", "ba", 1), ("", "", 0),
      ("ca", "abc", 3), ("widht", "width", 1), ("widht", "weight", 2),
    ])
  func distance(left: String, right: String, edits: Int) {
    #expect(NearestName.distance(Array(left), Array(right)) == edits)
    #expect(NearestName.distance(Array(right), Array(left)) == edits)
  }

  @Test(
    "the candidate with the fewest edits, if they are no more than half of the longer word",
    arguments: [
      ("boddy", "body"), ("BODY", "body"), ("headlin", "headline"), ("bo", "body"),
      ("b", nil), ("xyzzy", nil), ("", nil), ("footnotes", "footnote"),
    ])
  func nearest(name: String, expected: String?) {
    let names = ["body", "headline", "footnote"]
    #expect(NearestName.of(name, among: names) == expected)
  }

  @Test("two letters that changed places are one mistake")
  func transposition() {
    #expect(NearestName.of("--widht", among: ["--weight", "--width"]) == "--width")
  }

  @Test("the first of equals, and nothing among nothing")
  func ties() {
    #expect(NearestName.of("cat", among: ["car", "cap"]) == "car")
    #expect(NearestName.of("cat", among: []) == nil)
  }
}
