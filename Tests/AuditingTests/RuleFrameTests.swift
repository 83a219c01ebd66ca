import Auditing
import DynamicType
import LayoutPrediction
import Testing
import TextUnits

@Suite("Rules of frames")
struct RuleFrameTests {
  @Test("pushed-out: a text of 240 pt that does not give way on a screen of 200")
  func pushedOut() throws {
    let text = Sample.text(String(repeating: "a", count: 24))
    #expect(
      try Tried(view: text.fixedSize()).found("pushed-out") == [
        ": 20 pt beyond the left and right of its container"
      ])
    #expect(try Tried(view: text).found("pushed-out") == [])
  }

  @Test(
    "pushed-out: of a row that is too wide the row is named, and of a part of a screen no height")
  func pushedOutRow() throws {
    let text = Sample.text("aaaaaaaaaaaa").fixedSize()
    #expect(
      try Tried(view: Sample.row(text, text)).found("pushed-out") == [
        ": \"aaaaaaaaaaaa\", \"aaaaaaaaaaaa\": 20 pt beyond the left and right of its container"
      ])
    let high = Sample.text("a").offset(0, -10)
    #expect(
      try Tried(view: high.offset(0, -190)).found("pushed-out") == [
        ": 5 pt beyond the top of its container"
      ])
    #expect(try Tried(view: high, canvas: .component).found("pushed-out") == [])
  }

  @Test("pushed-out: half a point is rounding")
  func pushedOutTolerance() throws {
    let text = Sample.text("a")
    // 95 to 105 pt.
    #expect(try Tried(view: text.offset(95.5)).found("pushed-out") == [])
    #expect(
      try Tried(view: text.offset(96)).found("pushed-out") == [
        ": 1 pt beyond the right of its container"
      ])
  }

  @Test("pushed-out: what scrolls, what is hidden and what decorates is left alone")
  func pushedOutExempt() throws {
    let wide = Sample.text(String(repeating: "a", count: 24)).fixedSize()
    let scrolled = ViewNode(.scrollView(ScrollingView(axes: [.horizontal], content: wide)))
    #expect(try Tried(view: scrolled).found("pushed-out") == [])
    #expect(
      try Tried(view: wide.modified(.hidden(FlagModifier()))).found("pushed-out") == [])
    #expect(try Tried(view: Sample.text("a").background(wide)).found("pushed-out") == [])
  }

  @Test("overlap: two rows of 30 pt in frames of 20, one below the other")
  func overlap() throws {
    func cell(_ height: Points) -> ViewNode {
      Sample.text("aa bb cc").modified(
        .fixedSize(FixedSizeModifier(horizontal: false, vertical: true))
      ).frame(20, height)
    }
    // Each line of 10 pt; three of them stick out 5 pt above and below.
    #expect(
      try Tried(view: Sample.column(cell(20), cell(20))).found("overlap") == [
        ".children[1]: lies over \"aa bb cc\" by 20 × 10 pt"
      ])
    #expect(try Tried(view: Sample.column(cell(30), cell(30))).found("overlap") == [])
  }

  @Test("overlap: what is laid over another on purpose is left alone")
  func overlapByIntent() throws {
    let (first, second) = (Sample.text("aaaa"), Sample.text("bbbb"))
    let stack = ViewNode(.zstack(OverlayStackView(children: [first, second])))
    #expect(try Tried(view: stack).found("overlap") == [])
    let overlaid = first.modified(.overlay(SecondaryModifier(content: second)))
    #expect(try Tried(view: overlaid).found("overlap") == [])
    #expect(try Tried(view: Sample.row(first, second)).found("overlap") == [])
    #expect(
      try Tried(view: Sample.row(first, second.offset(-15))).found("overlap") == [
        ".children[1]: lies over \"aaaa\" by 15 × 10 pt"
      ])
  }

  @Test("unreachable: a button below the screen, and the same in a scroll view")
  func unreachable() throws {
    let game = Sample.column(Sample.color(100, 400), Sample.button(Sample.color(50, 50)))
    // 450 pt in the middle of 400: the button is at 375 to 425.
    #expect(
      try Tried(view: game).found("unreachable") == [
        ".children[1]: 25 pt beyond what can be seen, and nothing scrolls there"
      ])
    #expect(
      try Tried(view: ViewNode(.scrollView(ScrollingView(content: game)))).found("unreachable")
        == [])
    // A part of a screen may be as high as it likes.
    #expect(try Tried(view: game, canvas: .component).found("unreachable") == [])
  }

  @Test("target-off-screen: ten of the switch's points, of which enough are left")
  func targetOffScreen() throws {
    let row = Sample.row(Sample.color(159, 40), Sample.toggle)
    // 210 pt in the middle of 200.
    #expect(
      try Tried(view: row).found("target-off-screen") == [
        ".children[1]: 5 pt of the toggle are beyond the screen"
      ])
    #expect(try Tried(view: row).found("unreachable") == [])
    #expect(try Tried(view: row).found("pushed-out") == [])
    let far = Sample.row(Sample.color(159, 40), Sample.toggle).offset(30)
    #expect(try Tried(view: far).found("target-off-screen") == [])
    #expect(try Tried(view: far).found("unreachable").count == 1)
    #expect(
      try Tried(view: Sample.row(Sample.color(149, 40), Sample.toggle)).found("target-off-screen")
        == [])
  }

  @Test("under-a-bar: a text that ends 19 pt under a bar of 84 pt at the side")
  func underABar() throws {
    let bar = Rect(x: 116, y: 0, width: 84, height: 170)
    let device = Tried.device(200, reserved: [bar])
    func tried(_ view: ViewNode) -> Tried { Tried(view: view, devices: [device]) }
    // 65 to 135 at the height of 195 to 205, then 150 pt higher.
    let text = Sample.text("aaaaaaa").offset(0, -150)
    #expect(
      try tried(text).found("under-a-bar") == [
        ": 19 pt under the region at x 116, 84 pt wide"
      ])
    #expect(try tried(text.offset(-30)).found("under-a-bar") == [])
    #expect(try tried(text.offset(0, 150)).found("under-a-bar") == [])
    #expect(try Tried(view: text).found("under-a-bar") == [])
  }

  @Test("under-a-bar: a strip that scrolls sideways is named once, and a page passes under the top")
  func stripUnderABar() throws {
    let upright = Tried.device(200, reserved: [Rect(x: 116, y: 0, width: 84, height: 400)])
    let flat = Tried.device(200, reserved: [Rect(x: 0, y: 0, width: 200, height: 50)])
    let days = Sample.row(
      Sample.text("aaaaaa"), Sample.text("bbbbbb"), Sample.text("cccccc"), Sample.text("dddddd"))
    let strip = ViewNode(.scrollView(ScrollingView(axes: [.horizontal], content: days)))
    // The strip is 200 pt wide, and what it shows from 116 on is under the bar.
    #expect(
      try Tried(view: strip, devices: [upright]).found("under-a-bar") == [
        ": 84 pt under the region at x 116, 84 pt wide"
      ])
    #expect(
      try Tried(
        view: strip.modified(
          .padding(PaddingModifier(edges: .trailing, length: 84))),
        devices: [upright]
      ).found("under-a-bar") == [])
    let page = ViewNode(.scrollView(ScrollingView(content: Sample.text("aaaaaa"))))
    #expect(try Tried(view: page, devices: [flat]).found("under-a-bar") == [])
  }

  @Test("label-escapes-button: a label of 100 × 50 pt in a frame of 60 × 40 around the button")
  func labelEscapesButton() throws {
    let button = Sample.button(Sample.color(100, 50))
    #expect(
      try Tried(view: button.frame(60, 40)).found("label-escapes-button") == [
        ": the label is 100 × 50 pt, the frame 60 × 40"
      ])
    #expect(try Tried(view: button.frame(100, 50)).found("label-escapes-button") == [])
    #expect(try Tried(view: button.minimum(60, 40)).found("label-escapes-button") == [])
  }
}
