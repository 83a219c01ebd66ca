import Copyfit
import LayoutPrediction
import LineBreaking
import Requests
import Testing
import TextUnits

@testable import Reporting

/// Pictures are XML, complete, and at true scale.
@Suite struct WrapSVGTests {
  static let measurer = Result { try TextMeasurer() }

  static func picture(_ text: String, _ locale: String, width: Points) throws -> XMLTree.Element {
    let tag = try #require(LocaleTag(locale))
    var request = MeasureRequest(text: text, locale: tag)
    request.size = .accessibility5
    request.constraints.width = width
    let measurer = try measurer.get()
    let diagram = WrapDiagram(panels: [try WrapPanel(request, title: "a<b>&\"c\"", by: measurer)])
    return try XMLTree.root(of: try diagram.svg(drawnBy: measurer))
  }

  @Test(arguments: [
    ("Paired <Macs> & \"co\"", "en"), ("実行中のセッション", "ja"), ("الجلسات (3)", "ar"),
    ("युग्मित Mac", "hi"), ("หน้าต่าง", "th"), ("bell \u{7} and 🎉", "en"), ("", "en"),
  ])
  func isWellFormed(_ text: String, _ locale: String) throws {
    for width in [200, Points.infinity] {
      let svg = try Self.picture(text, locale, width: width)
      #expect(svg.name == "svg")
      #expect(svg.all("desc").count == 1)
      let values = (svg.all("rect") + svg.all("line") + svg.all("text")).flatMap { element in
        ["x", "y", "width", "height", "x1", "x2", "y1", "y2"].compactMap { element.attributes[$0] }
      }
      #expect(values.allSatisfy { Double($0)?.isFinite ?? false })
    }
  }

  /// A tinted extent for each line, as wide as predicted; ink for each.
  @Test func extentsAreThePredictedWidths() throws {
    let svg = try Self.picture("Paired Macs", "en", width: 130)
    let extents = svg.all("rect", class: "cf-extent").compactMap { $0.number("width") }
    let layout = try Self.measurer.get().prepare("Paired Macs", locale: "en")
      .layout(size: .accessibility5, width: 130)
    #expect(extents.count == layout.lines.count)
    for (extent, line) in zip(extents, layout.lines) { #expect(abs(extent - line.width) < 0.01) }
    #expect(svg.all("path", class: "cf-ink").count == layout.lines.count)
  }

  @Test func linesFromTheRightEndAtTheLimit() throws {
    let svg = try Self.picture("الجلسات", "ar", width: 300)
    let box = try #require(svg.all("rect", class: "cf-extent").first)
    let (x, width) = (try #require(box.number("x")), try #require(box.number("width")))
    #expect(x > 0)
    #expect(abs(x + width - 300) < 0.02)
  }

  @Test func emojiIsASquareWithItsText() throws {
    let svg = try Self.picture("🎉", "en", width: 200)
    #expect(svg.all("rect", class: "cf-emoji").count == 1)
    #expect(svg.all("text").contains { $0.text == "🎉" })
  }

  @Test(arguments: [
    "<a>", "<a></b>", "<a b=\"1\" b=\"2\"/>", "<a>&b;</a>", "<a>\u{7}</a>", "<a b=\"<\"/>",
    "<a/><a/>", "<a b=1/>",
  ])
  func readerRefusesWhatIsMalformed(_ text: String) {
    #expect(throws: XMLTree.Malformed.self) { try XMLTree.root(of: text) }
  }

  @Test func numbersHaveTwoDecimals() {
    #expect(
      [0, 1, -1.5, 0.005, 2.999, 12.34567, -0.001].map(SVGText.number)
        == ["0", "1", "-1.5", "0.01", "3", "12.35", "0"])
    #expect(SVGText.number(.infinity) == "0")
    #expect(SVGText.escaped("<a b=\"&\">\u{0}") == "&lt;a b=&quot;&amp;&quot;&gt;\u{FFFD}")
  }
}
