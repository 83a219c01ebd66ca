import Auditing
import Catalogs
import DynamicType
import LayoutPrediction
import Testing
import TextUnits

@Suite("Rules of the source")
struct RuleSourceTests {
  @Test("leaking-platform-view: needs both a width and a height")
  func leakingPlatformView() throws {
    let banner = ViewNode(.platformView(OpaqueView(name: "BannerView")))
    let flexible = banner.modified(.frame(FrameModifier(fillsWidth: true))).frame(nil, 50)
    #expect(
      try Tried(view: flexible).found("leaking-platform-view") == [
        ": no frame gives it both a width and a height"
      ])
    #expect(try Tried(view: banner.frame(120, 50)).found("leaking-platform-view") == [])
    // What lies over or in a view that has its own size adds nothing to the layout.
    let over = Sample.color(120, 50).modified(.overlay(SecondaryModifier(content: banner)))
    #expect(try Tried(view: over).found("leaking-platform-view") == [])
    let inside = ViewNode(.geometryReader(GroupView(children: [banner]))).frame(120, 50)
    #expect(try Tried(view: inside).found("leaking-platform-view") == [])
  }

  @Test("fixed-font-size: points without a style; a sign in a cell is left alone")
  func fixedFontSize() throws {
    let fixed = ViewNode(.text(.verbatim("Label")), modifiers: [.font(FontModifier(size: 15))])
    #expect(try Tried(view: fixed).found("fixed-font-size") == [": 15 pt at every size"])
    #expect(try Tried(view: Sample.body("Label")).found("fixed-font-size") == [])
    let relative = ViewNode(
      .text(.verbatim("Label")),
      modifiers: [.font(FontModifier(size: 15, relativeTo: "subheadline"))])
    #expect(try Tried(view: relative).found("fixed-font-size") == [])
    #expect(try Tried(view: Sample.text("28").frame(40, 40)).found("fixed-font-size") == [])
  }

  @Test("fixed-width-control: around a button with words, and around the whole of its label")
  func fixedWidthControl() throws {
    let words = Sample.text("Save")
    #expect(
      try Tried(view: Sample.button(words).frame(120, 44)).found("fixed-width-control") == [
        ": always 120 pt wide, whatever its title needs"
      ])
    #expect(
      try Tried(view: Sample.button(words.frame(120))).found("fixed-width-control").count == 1)
    #expect(try Tried(view: Sample.button(words).minimum(120)).found("fixed-width-control") == [])
    let symbol = Sample.button(ViewNode(.image(ImageView(symbol: "plus")))).frame(44, 44)
    #expect(try Tried(view: symbol).found("fixed-width-control") == [])
    #expect(try Tried(view: words.frame(120)).found("fixed-width-control") == [])
  }

  @Test("capped-size: at the sizes beyond the cap")
  func cappedSize() throws {
    func text(_ range: DynamicTypeSizeModifier) -> ViewNode {
      Sample.body("a").modified(.dynamicTypeSize(range))
    }
    let sizes = ContentSize.allCases
    #expect(
      try Tried(view: text(DynamicTypeSizeModifier(maximum: "accessibility2")), sizes: sizes)
        .onsets("capped-size") == ["en  AX3–AX5"])
    #expect(
      try Tried(view: text(DynamicTypeSizeModifier(minimum: "large")), sizes: sizes)
        .onsets("capped-size") == [])
    #expect(
      try Tried(view: text(DynamicTypeSizeModifier(maximum: "accessibility5")), sizes: sizes)
        .onsets("capped-size") == [])
    // Nothing in it is text, or none that shows.
    let cap = ViewModifier.dynamicTypeSize(DynamicTypeSizeModifier(maximum: "accessibility2"))
    #expect(
      try Tried(view: Sample.color(20, 20).modified(cap), sizes: sizes).onsets("capped-size") == [])
    let hidden = Sample.body("a").modified(cap).modified(.hidden(FlagModifier()))
    #expect(try Tried(view: hidden, sizes: sizes).onsets("capped-size") == [])
  }

  @Test("fits-only-below-default: a title that could wrap is 187 pt long at `large`")
  func fitsOnlyBelowDefault() throws {
    func fitting(_ title: String) -> ViewNode {
      ViewNode(
        .viewThatFits(
          FittingView(
            axes: [.horizontal],
            children: [
              Sample.row(Sample.body(title), Sample.color(20, 20)),
              Sample.column(Sample.body(title), Sample.color(20, 20)),
            ])))
    }
    let sizes: [ContentSize] = [.xSmall, .large, .accessibility1]
    // 11 × 14 + 20 = 174, 11 × 17 + 20 = 207 pt.
    #expect(
      try Tried(view: fitting("aaaaa bbbbb"), sizes: sizes).onsets("fits-only-below-default")
        == ["en  large–AX1"])
    // 10 × 17 + 20 = 190 pt: falls back where it should.
    #expect(
      try Tried(view: fitting("aaaaa bbbb"), sizes: sizes).onsets("fits-only-below-default") == [])
    // Seen though `large` itself is not among the sizes.
    #expect(
      try Tried(view: fitting("aaaaa bbbbb"), sizes: [.accessibility1])
        .onsets("fits-only-below-default") == ["en  AX1–AX1"])
  }

  /// 11 × 17 + 20 = 207 of 200 pt beside one another; in a column of 30 pt there is not even one word.
  @Test("fits-only-below-default: a scroll view shows the same; where no view fits it is said")
  func fitsNothing() throws {
    let row = Sample.row(Sample.body("aaaaa bbbbb"), Sample.color(20, 20))
    func fitting(_ last: ViewNode) -> ViewNode {
      ViewNode(.viewThatFits(FittingView(axes: [.horizontal], children: [row, last])))
    }
    #expect(
      try Tried(view: fitting(ViewNode(.scrollView(ScrollingView(content: row)))))
        .found("fits-only-below-default") == [])
    #expect(
      try Tried(view: fitting(Sample.body("aaaaa bbbbb")).frame(30))
        .found("fits-only-below-default") == [
          ": its first view does not fit at the usual size, and at this size none does"
        ])
  }

  @Test("size-not-inherited: a sheet outside of the override")
  func sizeNotInherited() throws {
    let sheet = ViewModifier.sheet(PresentationModifier(content: Sample.body("b")))
    let large = ViewModifier.dynamicTypeSize(DynamicTypeSizeModifier(size: "accessibility5"))
    let outside = Sample.body("a").modified(sheet).modified(large)
    #expect(
      try Tried(view: outside).found("size-not-inherited") == [
        ".modifiers[0]: the sheet takes the system's size, not the one set around its presenter"
      ])
    #expect(
      try Tried(view: Sample.body("a").modified(large).modified(sheet))
        .found("size-not-inherited") == [])
  }

  @Test("size-not-inherited: of two sheets the one in the override, and none with its own size")
  func sizeOfEachSheet() throws {
    func sheet(_ content: ViewNode) -> ViewModifier {
      .sheet(PresentationModifier(content: content))
    }
    let large = ViewModifier.dynamicTypeSize(DynamicTypeSizeModifier(size: "accessibility5"))
    let inside = Sample.body("a").modified(sheet(Sample.body("b"))).modified(large)
    let outside = Sample.body("c").modified(sheet(Sample.body("d")))
    let report = try Tried(view: Sample.column(inside, outside)).report("size-not-inherited")
    #expect(report.findings.map(\.place.path) == [".children[0].modifiers[0]"])
    let own = Sample.body("a").modified(sheet(Sample.body("b").modified(large))).modified(large)
    #expect(try Tried(view: own).found("size-not-inherited") == [])
  }

  @Test("size-not-inherited: an alert has the system's size, which is no fault")
  func sizeOfAlert() throws {
    let alert = ViewModifier.alert(AlertModifier(title: .verbatim("b")))
    let large = ViewModifier.dynamicTypeSize(DynamicTypeSizeModifier(size: "accessibility5"))
    let report = try Tried(view: Sample.body("a").modified(alert).modified(large))
      .report("size-not-inherited")
    #expect(report.findings.map(\.severity) == [.info])
  }

  @Test("missing-plural: one count, and a language whose words change with it")
  func missingPlural() throws {
    let catalog = try SmallCatalog.read([
      #""%lld items":{"localizations":{"ja":{"stringUnit":{"value":"%lld個"}}}}"#,
      #""%lld of %lld Macs":{}"#,
      #""%lld":{}"#,
      #""%@ Macs":{}"#,
      SmallCatalog.plural("%lld days", ["en": ["one": "%lld day", "other": "%lld days"]]),
    ])
    func found(_ key: String, _ locale: String) throws -> [String] {
      let text = ViewNode(.text(TextContent(key: key, table: "Small")))
      return try Tried(view: text, locales: [locale], catalogs: [catalog]).found("missing-plural")
    }
    #expect(
      try found("%lld items", "en") == [": \"%lld items\" has one form for every number"])
    #expect(try found("%lld items", "ja") == [])
    #expect(try found("%lld of %lld Macs", "en") == [])
    #expect(try found("%lld", "en") == [])
    #expect(try found("%@ Macs", "en") == [])
    #expect(try found("%lld days", "en") == [])
    #expect(try found("not in the catalog %lld", "en") == [])
  }

  @Test("untranslated: no text in the language, or a bare name in the source's own")
  func untranslated() throws {
    let catalog = try SmallCatalog.plain(["Save": ["en": "Save", "de": "Sichern"]])
    func found(_ key: String, _ locale: String) throws -> [String] {
      try Tried(view: ViewNode(.text(.key(key))), locales: [locale], catalogs: [catalog])
        .found("untranslated")
    }
    #expect(try found("Save", "de") == [])
    #expect(try found("Save", "ja") == [": \"Save\" has no text in ja"])
    #expect(try found("Open", "de") == [": \"Open\" has no text in de"])
    #expect(try found("Open", "en") == [])
    #expect(
      try found("settings.save", "en") == [": \"settings.save\" has no text in en"])
    #expect(try found("128,400", "de") == [])
    let byHand = ViewNode(.text(TextContent(perLocale: ["en": "Save", "ja": "保存"])))
    #expect(try Tried(view: byHand, locales: ["ja"]).found("untranslated") == [])
    #expect(try Tried(view: byHand, locales: ["de"]).found("untranslated").count == 1)
  }
}
