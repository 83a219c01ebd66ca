import LayoutPrediction
import Testing

@Suite("Rectangles")
struct RectTests {
  private let screen = Rect(x: 0, y: 0, width: 100, height: 200)

  @Test(
    "what two share along each axis",
    arguments: [
      (Rect(x: 10, y: 20, width: 50, height: 30), Rect(x: 10, y: 20, width: 50, height: 30)),
      (Rect(x: -10, y: 150, width: 50, height: 90), Rect(x: 0, y: 150, width: 40, height: 50)),
      // Below the screen, as what has yet to be scrolled to.
      (Rect(x: 10, y: 300, width: 50, height: 30), Rect(x: 10, y: 300, width: 50, height: 0)),
      (Rect(x: 120, y: 20, width: 50, height: 30), Rect(x: 120, y: 20, width: 0, height: 30)),
    ])
  func overlap(other: Rect, expected: Rect) {
    #expect(screen.overlap(other) == expected)
    #expect(other.overlap(screen) == expected)
  }

  /// A card cut to its shape, below what a phone shows of a scroll view: nothing of it is lost.
  @Test("a clip in a scroll view keeps its width below the edge")
  func clipBelowTheEdge() throws {
    let card = ViewNode(.text(.verbatim("aa"))).modified(.clipped(FlagModifier()))
    let room = ViewNode(.color(ColorView())).modified(.frame(FrameModifier(height: 2000)))
    let tree = ViewNode(
      .scrollView(ScrollingView(content: ViewNode(.vstack(StackView(children: [room, card]))))))
    let text = try #require(
      try Room.screen.screens(tree).flatMap(\.allViews).first { $0.kind == "text" })
    let clip = try #require(text.clip)
    #expect(clip.width == text.frame.width)
    #expect(text.frame.minY > 2000)
  }
}
