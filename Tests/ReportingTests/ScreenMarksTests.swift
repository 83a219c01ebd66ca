import Auditing
import DynamicType
import LayoutPrediction
import RoundAdvances
import Testing
import TextUnits

@testable import Reporting

@Suite("Marks on pictures of screens")
struct ScreenMarksTests {
  private static func mark(
    _ area: Rect?, _ words: String = "rule", _ details: String = "",
    _ severity: Severity = .warning
  ) -> ScreenPicture.Mark {
    .init(area: area, words: words, details: details, severity: severity)
  }

  private static func picture(_ marks: [ScreenPicture.Mark]) throws -> XMLTree.Element {
    try ScreenSamples.picture(ScreenSamples.toggle, marks: marks)
  }

  @Test("a place is framed once, in the colour of the worst that is told of it")
  func colours() throws {
    let area = Rect(x: 20, y: 70, width: 30, height: 20)
    let svg = try Self.picture([
      Self.mark(area, "a", "", .info), Self.mark(area, "b", "", .error), Self.mark(area, "d"),
      Self.mark(Rect(x: 100, y: 70, width: 30, height: 20), "c"),
    ])
    let frames = svg.all("rect", class: "cf-mark")
    #expect(
      frames.compactMap { $0.attributes["class"] } == ["cf-mark cf-error", "cf-mark cf-warns"])
    #expect(frames.compactMap { $0.number("x") } == [20, 100])
  }

  @Test("numbers stand side by side, and count the lines of the legend")
  func numbers() throws {
    // Two at one place, and one whose place begins where the second's number stands.
    let first = Rect(x: 20, y: 70, width: 60, height: 20)
    let svg = try Self.picture([
      Self.mark(first), Self.mark(first), Self.mark(Rect(x: 38, y: 72, width: 9, height: 9)),
    ])
    let onScreen = svg.all("circle", class: "cf-badge").prefix(3).compactMap { $0.number("cx") }
    // 15 pt of a number and one between them.
    #expect(onScreen == [20, 36, 52])
    let numbers = svg.all("text").filter { $0.attributes["class"]?.contains("cf-number") == true }
    #expect(numbers.map(\.text) == ["1", "2", "3", "1", "2", "3"])
  }

  @Test("what is not in sight is told without a number on the screen")
  func outOfSight() throws {
    let svg = try Self.picture([Self.mark(nil, "unreachable", "below the screen")])
    #expect(svg.all("rect", class: "cf-mark").isEmpty)
    #expect(svg.all("circle", class: "cf-badge").count == 1)
    let words = svg.all("text").map(\.text)
    #expect(words.contains("unreachable (not in sight)"))
    #expect(words.contains("below the screen"))
  }

  @Test("a frame ends where the picture of its screen does")
  func far() throws {
    let svg = try Self.picture([
      Self.mark(Rect(x: -9000, y: 70, width: 9100, height: 20)),
      Self.mark(Rect(x: 9000, y: 70, width: 10, height: 10), "far"),
    ])
    let frames = svg.all("rect", class: "cf-mark")
    #expect(frames.compactMap { $0.number("x") } == [0])
    #expect(frames.compactMap { $0.number("width") } == [100])
    #expect(svg.all("text").contains { $0.text == "far (not in sight)" })
  }

  @Test("the legend makes the picture higher, and keeps to its panel's width")
  func legend() throws {
    let details = Array(repeating: "wide words", count: 20).joined(separator: " ")
    let bare = try Self.picture([])
    let svg = try Self.picture([Self.mark(nil, "rule", details)])
    // 393 pt less 22 hold 60 letters of 6.1: "wide words" and a space are 11, so 5 times and the
    // word "wide". 219 letters take four lines.
    let lines = svg.all("text").map(\.text).filter { $0.hasPrefix("wide") || $0.hasPrefix("words") }
    #expect(lines.count == 4)
    #expect(lines.joined(separator: " ") == details)
    #expect(lines.allSatisfy { $0.count <= 60 })
    // 12 above the screen; 5, five lines of 14 and 5 below.
    let (height, before) = (try #require(svg.number("height")), try #require(bare.number("height")))
    #expect(height == before + 12 + 5 + 5 * 14 + 5)
  }

  @Test(
    "texts are cut at spaces, or where there is none, anywhere",
    arguments: [
      ("", 10, []), ("one two", 10, ["one two"]), ("one two", 5, ["one", "two"]),
      ("abcdefgh", 3, ["abc", "def", "gh"]), ("設定を保存", 4, ["設定", "を保", "存"]),
      ("a bcdef", 3, ["a", "bcd", "ef"]), ("one  two", 4, ["one ", "two"]), ("設", 1, ["設"]),
    ])
  func wrapped(text: String, columns: Int, lines: [String]) {
    #expect(TextColumns.wrapped(text, columns: columns) == lines)
  }

  // MARK: Findings

  /// A sheet, and on both screens a text that is cut: 30 and 50 pt wide, of 10 pt a letter.
  private static func panels(
    locale: String = "en"
  ) throws -> [ScreenPicture.Panel] {
    func cut(_ words: String, _ width: Points, _ modifiers: ViewModifier...) -> ViewNode {
      ViewNode(
        .text(.verbatim(words)),
        modifiers: [
          .font(FontModifier(size: 10)), .lineLimit(LineLimitModifier(lines: 1)),
          .frame(FrameModifier(width: width)),
        ] + modifiers)
    }
    let view = cut(
      "abcdef", 30, .sheet(PresentationModifier(content: cut("ghijklmn", 50))))
    let condition = Condition(
      locale: try #require(LocaleTag(locale)), size: .large,
      device: try DeviceTable.iOS.device(named: "iphone-16"))
    let audit = LayoutAudit(
      predictor: LayoutPredictor(measurer: RoundMeasurer()), conditions: [condition],
      rules: LayoutRules.all.filter { $0.id == "truncated" })
    let report = try audit.run(LayoutFile(name: "a", view: view))
    return ScreenPicture.Panel.panels(
      try audit.predictor.layOut(view, under: condition), findings: report)
  }

  @Test("a finding is marked where its view is, on the screen that shows it")
  func findings() throws {
    let panels = try Self.panels()
    #expect(panels.map(\.screen.kind) == ["root", "sheet"])
    #expect(panels.map { $0.marks.map(\.words) } == [["truncated"], ["truncated"]])
    #expect(panels.map { $0.marks[0].area?.width } == [30, 50])
    for panel in panels {
      let texts = panel.screen.allViews.filter { $0.text != nil }
      #expect(texts.map(\.frame) == [panel.marks[0].area])
      #expect(panel.marks[0].details.contains("…"))
    }
  }

  @Test("from right to left the mark is where the mirrored view is")
  func mirrored() throws {
    let (left, right) = (try Self.panels(), try Self.panels(locale: "ar"))
    let area = try #require(left[0].marks[0].area)
    let mirrored = try #require(right[0].marks[0].area)
    // Both are in the middle of 393 pt.
    #expect(mirrored.minX == 393 - area.maxX)
  }
}
