import Copyfit
import FoundationXML
import LayoutPrediction
import LineBreaking
import Requests
import Testing
import TextUnits

@testable import Reporting

/// Pictures are XML, complete, and at true scale.
@Suite struct WrapSVGTests {
  static let measurer = Result { try TextMeasurer() }

  static func document(_ text: String, _ locale: String, width: Points) throws -> XMLDocument {
    let tag = try #require(LocaleTag(locale))
    var request = MeasureRequest(text: text, locale: tag)
    request.size = .accessibility5
    request.constraints.width = width
    let measurer = try measurer.get()
    let diagram = WrapDiagram(panels: [try WrapPanel(request, title: "a<b>&\"c\"", by: measurer)])
    return try XMLDocument(xmlString: try diagram.svg(drawnBy: measurer))
  }

  static func elements(_ name: String, _ style: String, in document: XMLDocument) throws
    -> [XMLElement]
  {
    try document.nodes(forXPath: "//*[local-name()='\(name)'][contains(@class,'\(style)')]")
      .compactMap { $0 as? XMLElement }
  }

  @Test(arguments: [
    ("Paired <Macs> & \"co\"", "en"), ("実行中のセッション", "ja"), ("الجلسات (3)", "ar"),
    ("युग्मित Mac", "hi"), ("หน้าต่าง", "th"), ("bell \u{7} and 🎉", "en"), ("", "en"),
  ])
  func isWellFormed(_ text: String, _ locale: String) throws {
    let document = try Self.document(text, locale, width: 200)
    #expect(document.rootElement()?.name == "svg")
    #expect(try !document.nodes(forXPath: "//*[local-name()='desc']").isEmpty)
    let numbers = document.xmlString(options: []).contains(/[="\s](nan|inf)/.ignoresCase())
    #expect(!numbers)
  }

  /// A tinted extent for each line, as wide as predicted; ink inside it.
  @Test func extentsAreThePredictedWidths() throws {
    let document = try Self.document("Paired Macs", "en", width: 130)
    let extents = try Self.elements("rect", "cf-extent", in: document)
      .compactMap { $0.attribute(forName: "width")?.stringValue }.compactMap { Double($0) }
    let layout = try Self.measurer.get().prepare("Paired Macs", locale: "en")
      .layout(size: .accessibility5, width: 130)
    #expect(extents.count == layout.lines.count)
    for (extent, line) in zip(extents, layout.lines) { #expect(abs(extent - line.width) < 0.01) }
    #expect(try Self.elements("path", "cf-ink", in: document).count == layout.lines.count)
  }

  @Test func linesFromTheRightEndAtTheLimit() throws {
    let document = try Self.document("الجلسات", "ar", width: 300)
    let box = try #require(try Self.elements("rect", "cf-extent", in: document).first)
    let (x, width) = (
      box.attribute(forName: "x")?.stringValue.flatMap(Double.init) ?? 0,
      box.attribute(forName: "width")?.stringValue.flatMap(Double.init) ?? 0
    )
    #expect(x > 0)
    #expect(abs(x + width - 300) < 0.02)
  }

  @Test func emojiIsASquareWithItsText() throws {
    let document = try Self.document("🎉", "en", width: 200)
    #expect(try Self.elements("rect", "cf-emoji", in: document).count == 1)
    #expect(try document.nodes(forXPath: "//*[local-name()='text'][.='🎉']").count == 1)
  }

  @Test func numbersHaveTwoDecimals() {
    #expect(
      [0, 1, -1.5, 0.005, 2.999, 12.34567, -0.001].map(SVGText.number)
        == ["0", "1", "-1.5", "0.01", "3", "12.35", "0"])
    #expect(SVGText.number(.infinity) == "0")
    #expect(SVGText.escaped("<a b=\"&\">\u{0}") == "&lt;a b=&quot;&amp;&quot;&gt;\u{FFFD}")
  }
}
