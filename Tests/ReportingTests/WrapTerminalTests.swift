import DynamicType
import LayoutPrediction
import LineBreaking
import Requests
import RoundAdvances
import Testing
import TextUnits

@testable import Reporting

/// Panels of texts whose characters are all one em wide: 10 pt each.
@Suite struct WrapTerminalTests {
  static func panel(
    _ text: String, _ locale: String = "en", width: Points = .infinity, lines: Int? = nil,
    overflowWrap: LineConstraints.OverflowWrap = .breakWord
  ) throws -> WrapPanel {
    let tag = try #require(LocaleTag(locale))
    var request = MeasureRequest(text: text, locale: tag)
    request.font = TextFont(.fixed(10))
    request.constraints.width = width
    request.constraints.lines = lines
    request.constraints.overflowWrap = overflowWrap
    return try WrapPanel(request, by: RoundMeasurer())
  }

  static func diagram() throws -> WrapDiagram {
    WrapDiagram(panels: [
      try panel("one two three", width: 70),
      try panel("antidisestablish", width: 100),
      try panel("antidisestablish", width: 100, overflowWrap: .normal),
      try panel("実行中のセッション", "ja", width: 50),
      try panel("one two three four", width: 90, lines: 1),
      try panel("שלום עולם", "he", width: 60),
      try panel("a\nbc", width: 60),
      try panel("ten \u{FFFD}"),
      try panel(""),
    ])
  }

  @Test func panelsLookAsRecorded() throws {
    let text = try Self.diagram().text(columns: 110, isColoured: false)
    try WrapRecording.expect(text, named: "wrap-panels.txt")
  }

  @Test func colouredPanelsAreThePlainOnesWithEscapes() throws {
    let diagram = try Self.diagram()
    let coloured = diagram.text(columns: 110, isColoured: true)
    #expect(coloured.contains("\u{1B}[31m✂ inside a word\u{1B}[0m"))
    let plain = coloured.replacing(/\u{1B}\[\d+m/, with: "")
    #expect(plain == diagram.text(columns: 110, isColoured: false))
  }

  @Test func jsonIsAsRecorded() throws {
    try WrapRecording.expect(try Self.diagram().json, named: "wrap-panels.json")
  }

  /// 14 columns for the narrowest, twice as many for what is twice as wide.
  @Test func roomToSpareIsNoCureForTooManyParagraphs() throws {
    let panels = WrapDiagram(panels: [try Self.panel("a\nbc", width: 60, lines: 1)])
    let text = panels.text(columns: 110, isColoured: false)
    #expect(text.contains("truncated"))
    #expect(text.contains("a wider room does not help"))
    #expect(!text.contains("to spare"))
    #expect(!text.contains("needs"))
  }

  @Test func boxesShareOneScale() throws {
    let panels = [40.0, 80].map { try? Self.panel("ab cd", width: $0) }.compactMap(\.self)
    let rows = WrapDiagram(panels: panels).text(columns: 80, isColoured: false)
      .split(separator: "\n").filter { $0.hasPrefix("└") }.map { $0.count - 2 }
    #expect(rows == [14, 28])
  }

  @Test(arguments: [40, 60, 80, 100, 140, 200])
  func panelsKeepInsideTheTerminal(columns: Int) throws {
    let panels = [50.0, 70].compactMap { try? Self.panel("one two three", width: $0) }
    let text = WrapDiagram(panels: panels).text(columns: columns, isColoured: false)
    for row in text.split(separator: "\n") {
      #expect(TerminalWidth.columns(of: row) <= max(columns, 48), "\(row)")
    }
  }

  /// Every line inside its limit ends inside the box, and every other one outside.
  @Test(arguments: Array(stride(from: 10.0, through: 130, by: 4)))
  func rightBorderTellsWhatFits(width: Points) throws {
    let panel = try Self.panel("one three antidisestablish", width: width, overflowWrap: .normal)
    let rows = WrapDiagram(panels: [panel]).text(columns: 80, isColoured: false)
      .split(separator: "\n")
    let border = try #require(rows.first { $0.hasPrefix("└") }).count - 1
    let lines = rows.filter { $0.hasPrefix("│") }
    #expect(lines.count == panel.layout.lines.count)
    for (row, line) in zip(lines, panel.layout.lines) {
      let beyond = row.dropFirst(border).prefix { !$0.isNumber }
      #expect(beyond.contains { $0.isLetter || $0 == "┈" } == (line.width > width), "\(row)")
      #expect(row.contains("juts out") == (line.width > width))
    }
  }
}
