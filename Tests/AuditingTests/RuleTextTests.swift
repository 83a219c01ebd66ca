import Auditing
import DynamicType
import LayoutPrediction
import Testing
import TextUnits

@Suite("Rules of texts")
struct RuleTextTests {
  @Test("truncated: nine characters of 10 pt in 80 pt on one line")
  func truncated() throws {
    let text = Sample.text("Reminders", id: "title").lines(1)
    #expect(
      try Tried(view: text.frame(80)).found("truncated") == [
        ": cut to \"Reminde…\"; 10 pt of width are missing"
      ])
    #expect(try Tried(view: text.frame(90)).found("truncated") == [])
  }

  @Test("truncated: no line limit, but height for two lines of three")
  func truncatedByHeight() throws {
    let text = Sample.text("aaaa bbbb cccc")
    #expect(
      try Tried(view: text.frame(40, 20)).found("truncated") == [
        ": cut to \"aaaa bbb…\"; there is height for 2 lines"
      ])
    #expect(try Tried(view: text.frame(40, 30)).found("truncated") == [])
  }

  @Test("truncated: a policy lets it pass, another makes it an error")
  func truncatedByPolicy() throws {
    var tried = Tried(view: Sample.text("Reminders", id: "row.title").lines(1).frame(80))
    #expect(try tried.report("truncated").findings.map(\.severity) == [.warning])
    tried.policies = [TextPolicy(texts: "row.*", mayTruncate: true)]
    #expect(try tried.report("truncated").findings.isEmpty)
    tried.policies.append(TextPolicy(texts: "*title", mayTruncate: false))
    #expect(try tried.report("truncated").findings.map(\.severity) == [.error])
  }

  @Test("truncated: what is typed scrolls, a placeholder does not")
  func truncatedField() throws {
    func field(_ value: String?) -> ViewNode {
      ViewNode(
        .textField(
          TextFieldView(placeholder: .verbatim("Reminders"), value: value.map { .verbatim($0) })),
        modifiers: [.font(FontModifier(size: 10))]
      ).frame(80)
    }
    #expect(try Tried(view: field(nil)).found("truncated").count == 1)
    #expect(try Tried(view: field("Reminders")).found("truncated") == [])
  }

  @Test("clipped: a line of 10 pt in 9 pt")
  func clipped() throws {
    let text = Sample.text("Save")
    #expect(
      try Tried(view: text.frame(100, 9)).found("clipped") == [
        ": a line is 10 pt high and has 9 pt"
      ])
    #expect(try Tried(view: text.frame(100, 10)).found("clipped") == [])
    // The column is as high as both, and a frame of that height offers each text half.
    let half = Sample.column(text, Sample.color(10, 20)).modified(
      .frame(FrameModifier(fillsWidth: true)))
    #expect(try Tried(view: half, canvas: .component).found("clipped") == [])
  }

  @Test("clipped: five points beyond what cuts, but not beyond what scrolls")
  func clippedAtEdge() throws {
    let text = Sample.text("aaaa").offset(65).frame(100, 20)
    // 30 to 70 of 100 pt, moved by 65 to 105 of what starts at 50.
    #expect(
      try Tried(view: text.modified(.clipped(FlagModifier()))).found("clipped") == [
        ": 35 pt of it are cut off at the edge"
      ])
    #expect(try Tried(view: text).found("clipped") == [])
    let scrolled = ViewNode(
      .scrollView(ScrollingView(content: Sample.text("aaaa").offset(0, 500).frame(100, 600))))
    #expect(try Tried(view: scrolled).found("clipped") == [])
  }

  @Test("word-broken: a word of nine characters in eight")
  func wordBroken() throws {
    let text = Sample.text("Go Reminders")
    #expect(
      try Tried(view: text.frame(80)).found("word-broken") == [": shows as Go / Reminder / s"])
    #expect(try Tried(view: text.frame(90)).found("word-broken") == [])
  }

  @Test("word-broken: a word in katakana longer than every line, at a place where lines may end")
  func katakanaBroken() throws {
    let text = Sample.text("実行中のセッション")
    #expect(
      try Tried(view: text.frame(40)).found("word-broken") == [
        ": セッション shows as 実行中の / セッショ / ン"
      ])
    // The word is on two lines but would fit on one.
    #expect(try Tried(view: text.frame(50)).found("word-broken") == [])
  }

  @Test("stacked: one character a line")
  func stacked() throws {
    let text = Sample.text("実行中")
    #expect(
      try Tried(view: text.frame(10, 100)).found("stacked") == [": 3 lines: 実 / 行 / 中"])
    #expect(try Tried(view: text.frame(20, 100)).found("stacked") == [])
  }

  @Test("wrapped-label: a button's title of eight characters in 200 pt, from AX1 on")
  func wrappedLabel() throws {
    let button = Sample.button(Sample.body("Show All"))
    let sizes: [ContentSize] = [.large, .xxxLarge, .accessibility1, .accessibility5]
    // 8 × 17 = 136, 8 × 23 = 184, 8 × 28 = 224 pt.
    #expect(try Tried(view: button, sizes: sizes).onsets("wrapped-label") == ["en .label AX1–AX5"])
    #expect(
      try Tried(view: button.lines(2), sizes: sizes).onsets("wrapped-label") == [])
    #expect(try Tried(view: Sample.body("Show All"), sizes: sizes).onsets("wrapped-label") == [])
    let row = ViewNode(.list(ListView(sections: [.init(rows: [button])])))
    #expect(try Tried(view: row, sizes: sizes).onsets("wrapped-label") == [])
  }

  @Test("wrapped-label: a text that a policy wants on one line")
  func oneLine() throws {
    var tried = Tried(view: Sample.text("aaaa bbbb", id: "price").frame(40))
    #expect(try tried.found("wrapped-label") == [])
    tried.policies = [TextPolicy(texts: "price", isOneLine: true)]
    #expect(
      try tried.found("wrapped-label") == [": 2 lines instead of 1: aaaa / bbbb"])
  }

  @Test("shrunk: ten characters of 10 pt in 70 pt")
  func shrunk() throws {
    let text = Sample.text("aaaaaaaaaa", id: "price").lines(1).scale(0.5)
    #expect(
      try Tried(view: text.frame(70)).found("shrunk").map { $0.prefix(9) } == [": at 70 %"])
    #expect(try Tried(view: text.frame(80)).found("shrunk") == [])
    var tried = Tried(view: text.frame(80))
    tried.policies = [TextPolicy(texts: "price", smallestScale: 0.9)]
    #expect(try tried.found("shrunk").count == 1)
  }

  @Test("cell-overflow: two characters of 17 to 53 pt in a cell of 60 pt; other rules are silent")
  func cellOverflow() throws {
    let sizes: [ContentSize] = [.large, .accessibility1, .accessibility2, .accessibility5]
    let cell = Tried(view: Sample.body("28").frame(60, 60), sizes: sizes)
    // 34, 56, 66 and 106 pt.
    #expect(try cell.onsets("cell-overflow") == ["en  AX2–AX5"])
    for rule in ["word-broken", "truncated", "stacked", "clipped", "pushed-out"] {
      #expect(try cell.onsets(rule) == [])
    }
    #expect(
      try Tried(view: Sample.body("28").frame(120, 60), sizes: sizes).onsets("cell-overflow")
        == [])
    #expect(
      try Tried(view: Sample.text("28").frame(60, 60), sizes: sizes).onsets("cell-overflow") == [])
  }

  @Test("near-miss: 90 pt of text in 90.9 pt, in 91 pt, and in a column of its own width")
  func nearMiss() throws {
    let text = Sample.text("Reminders").lines(1)
    #expect(try Tried(view: text.frame(90.9)).found("near-miss") == [": 0.9 pt to spare"])
    #expect(try Tried(view: text.frame(91)).found("near-miss") == [])
    #expect(try Tried(view: text.frame(80)).found("near-miss") == [])
    let grid = ViewNode(.grid(GridView(rows: [[text, Sample.text("a")]])))
    #expect(try Tried(view: grid).found("near-miss") == [])
  }

  @Test("source-uses-most: 80 of 100 pt in English, for a button and for one line")
  func sourceUsesMost() throws {
    let button = Sample.button(Sample.text("Messages")).frame(100)
    #expect(
      try Tried(view: button).found("source-uses-most") == [".label: takes 80 of 100 pt, 80 %"])
    #expect(try Tried(view: button, locales: ["de"]).found("source-uses-most") == [])
    #expect(
      try Tried(view: Sample.button(Sample.text("Message")).frame(100)).found("source-uses-most")
        == [])
    #expect(
      try Tried(view: Sample.text("Messages").lines(1).frame(100)).found("source-uses-most").count
        == 1)
    #expect(try Tried(view: Sample.text("Messages").frame(100)).found("source-uses-most") == [])
  }

  @Test("tofu: a character that no font has")
  func tofu() throws {
    #expect(
      try Tried(view: Sample.text("a\u{FFFD}")).found("tofu") == [
        ": 1 of its characters have no glyph in any font at hand"
      ])
    #expect(try Tried(view: Sample.text("ab")).found("tofu") == [])
  }
}
