import DynamicType
import Testing
import TextUnits

@Suite("The profile of iOS")
struct PlatformProfileTests {
  private let profile = PlatformProfile.iOS

  /// Heights of labels on iOS simulators, in points at three pixels to the point: title1 from
  /// UILabel frames (ground-truth records gt0205–gt0214), body from SwiftUI layouts on iOS 26–27.
  @Test(
    "measured heights of text",
    arguments: [
      (TextStyle.title1, ContentSize.xSmall, 1, 30.0), (.title1, .medium, 1, 97.0 / 3),
      (.title1, .large, 1, 101.0 / 3), (.title1, .xLarge, 1, 36), (.title1, .xxLarge, 1, 115.0 / 3),
      (.title1, .xxxLarge, 1, 122.0 / 3), (.title1, .accessibility1, 1, 137.0 / 3),
      (.title1, .accessibility3, 1, 172.0 / 3),
      (.body, .large, 1, 61.0 / 3), (.body, .large, 2, 127.0 / 3),
      (.body, .accessibility5, 1, 190.0 / 3),
    ] as [(TextStyle, ContentSize, Int, Points)])
  func heights(style: TextStyle, size: ContentSize, lines: Int, height: Points) {
    let (pointSize, leading) = TextFont(.style(style)).points(in: profile, at: size)
    let font = profile.scaling.font(atPointSize: pointSize, leading: leading)
    #expect(profile.pixels.roundedUp(font.height(ofLines: lines)) == height)
  }

  @Test("two lines of body on a twofold screen are 42.5 high, measured on iOS 26")
  func twofold() {
    let font = profile.scaling.font(atPointSize: 17, leading: 22)
    #expect(PixelGrid(pixelsPerPoint: 2).roundedUp(font.height(ofLines: 2)) == 42.5)
  }

  /// Line heights that UIFont prints on the iOS 26.1 simulator (records gt0434–gt0437).
  @Test(
    "the height of one line is 2444/2048 of the size",
    arguments: [
      (11.0, 13.126953), (12, 14.320312), (13, 15.513672), (14, 16.707031), (15, 17.900391),
      (16, 19.09375), (17, 20.287109), (19, 22.673828), (21, 25.060547), (23, 27.447266),
      (28, 33.414062), (33, 39.380859), (40, 47.734375), (47, 56.087891), (53, 63.248047),
    ] as [(Points, Points)])
  func lineHeight(size: Points, height: Points) {
    // Printed with six decimals.
    #expect(abs(profile.scaling.font(atPointSize: size).lineHeight - height) <= 0.000_000_6)
  }

  @Test("fonts of a fixed size are set solid, styles by their leading")
  func pitch() {
    let fixed = TextFont(.fixed(17)).points(in: profile, at: .accessibility5)
    #expect(fixed.pointSize == 17 && fixed.leading == nil)
    let style = TextFont(.style(.body)).points(in: profile, at: .accessibility5)
    #expect(style.pointSize == 53 && style.leading == 62)
    // A family of one's own has its own line height.
    let own = TextFont(.style(.body), family: "Inter").points(in: profile, at: .large)
    #expect(own.pointSize == 17 && own.leading == nil)
  }

  @Test(
    "where between its two drawings SF is: solved from exact widths at 20 and 22 pt",
    arguments: [(8.0, 0.0), (17, 0), (20, 0.2363), (22, 0.5273), (28, 1), (60, 1)])
  func opticalBlend(size: Points, share: Double) {
    #expect(abs(profile.scaling.opticalBlend(at: size) - share) < 0.0001)
  }

  @Test(
    "tracking of SF Pro (HIG Typography)",
    arguments: [
      (6.0, 0.24), (12, 0), (13, -0.08), (17, -0.43), (19, -0.45), (20, -0.45), (22, -0.26),
      (23, -0.10), (24, 0.07), (28, 0.38), (34, 0.40), (53, 0.31), (60, 0.26),
      // Between printed sizes: 0.30 at 56, 0.28 at 58.
      (57, 0.29), (16.5, -0.37), (2, 0.24),
    ] as [(Points, Points)])
  func tracking(size: Points, points: Points) {
    #expect(abs(profile.scaling.tracking(at: size) - points) < 1e-9)
  }

  @Test(
    "every row of the collected tracking table",
    .enabled(if: SharedFacts.arePresent, "NOT TESTED: ../shared/facts is absent"))
  func everyTracking() throws {
    let facts = try SharedFacts.table("tracking-sf-pro.csv")
    #expect(facts.rows.count > 50)
    for row in facts.rows {
      let size = try #require(Points(row[0]))
      #expect(profile.scaling.tracking(at: size) == Points(row[facts.column("pt")]), "\(size)")
    }
  }

  @Test(
    "measured advances, 7 tables of 95 characters",
    .enabled(if: SharedFacts.arePresent, "NOT TESTED: ../shared/ground-truth is absent"))
  func advances() throws {
    struct Record: Decodable {
      struct Font: Decodable {
        let size: Double
        let weight: String
      }
      let id: String
      let font: Font
      let advances: [String: Double]
    }
    let records = try SharedFacts.records("advances.jsonl", as: Record.self)
    #expect(records.count == 7)
    // Apple's tracking at these sizes, in 1/2048 em; it was in the measurement.
    let tracking: [Double: Double] = [12: 0, 17: -52.0 / 2048, 28: 28.0 / 2048]
    var compared = 0
    for record in records {
      let size = record.font.size
      let weight = try #require(FontWeight(name: record.font.weight))
      for (character, measured) in record.advances {
        let scalar = try #require(character.unicodeScalars.first).value
        let ems = try #require(
          profile.advances.advance(of: scalar, isDisplay: size == 28, weight: weight))
        let points = (ems + (tracking[size] ?? .nan)) * size
        // The table has five decimals of an em, the measurement four of a point.
        #expect(abs(points - measured) <= 0.000_005 * size + 0.000_05, "\(record.id) \(character)")
        compared += 1
      }
    }
    #expect(compared == 7 * 95)
  }

  @Test("advances between measured weights lie between, outside they stay")
  func interpolation() throws {
    let a: UInt32 = 0x61
    func advance(_ weight: Int) throws -> Ems {
      try #require(
        profile.advances.advance(of: a, isDisplay: false, weight: FontWeight(weight)))
    }
    #expect(abs(try advance(450) - (try advance(400) + advance(500)) / 2) < 1e-12)
    #expect(try advance(100) == advance(400))
    #expect(try advance(900) == advance(700))
    #expect(profile.advances.advance(of: 0x65E5, isDisplay: false, weight: .regular) == nil)
    #expect(profile.advances.measuredWeight(nearest: FontWeight(900)) == .bold)
    #expect(profile.advances.measuredWeight(nearest: FontWeight(450)).value == 450)
  }

  @Test(
    "Bold Text makes regular semibold and semibold bold, and nothing lighter",
    arguments: FontWeight.names.map(\.weight))
  func boldText(weight: FontWeight) {
    let bold = profile.boldTextWeight(for: weight)
    #expect(bold >= weight)
    if weight == .regular { #expect(bold == .semibold) }
    if weight == .semibold { #expect(bold == .bold) }
    if weight == .black { #expect(bold == .black) }
  }

  @Test("a font asks for its own weight before its style's, bolder with Bold Text on")
  func requests() {
    #expect(TextFont(.style(.headline)).request(in: profile).weight == .semibold)
    #expect(TextFont(.style(.body)).request(in: profile).weight == .regular)
    #expect(TextFont(.fixed(17)).request(in: profile).weight == .regular)
    #expect(TextFont(.style(.headline), weight: .light).request(in: profile).weight == .light)
    #expect(
      TextFont(.style(.headline)).request(in: profile, isBoldTextOn: true).weight == .bold)
    let font = TextFont(.relative(12, to: .headline), family: "Inter", isItalic: true)
    #expect(
      font.request(in: profile)
        == FontRequest(family: "Inter", weight: .regular, isItalic: true))
    #expect(TextFont(.relative(12, to: .headline)).style == .headline)
    #expect(TextFont(.fixed(12)).style == nil)
  }

  @Test("the rules of iOS: strict Japanese line starts, whole Hangul words, soft hyphens")
  func rules() {
    #expect(
      profile.breakRules
        == LineBreakRules(
          strictness: .strict, wordBreak: .normal, hyphens: .manual, keepsHangulWords: true))
    #expect(profile.tabInterval == 28)
    #expect(profile.pixels == .threefold)
    #expect(profile.tolerance > 0 && profile.tolerance < 1.0 / 64)
    #expect(profile.scaling.lineHeight == 2444.0 / 2048)
  }

  @Test("every value says where it comes from and how far it can be believed")
  func provenance() {
    #expect(
      Set(profile.provenance.keys) == [
        "lineHeight", "ascentShare", "capHeight", "linePitch", "opticalBlend", "tracking",
        "advances", "factorOutsideOverlay",
        "baseCharacters", "kerning", "interScriptSpacing", "bracketTrimming", "lineFitTolerance",
        "strictness", "hangulWordPriority", "orphanPushOut", "hyphens", "tightening", "tabInterval",
        "pixelsPerPoint", "boldText", "leadingCorrections",
      ])
    for (name, provenance) in profile.provenance {
      #expect(provenance.source.count >= 10, "\(name)")
    }
    #expect(!profile.fonts.isEmpty)
    for font in profile.fonts {
      #expect(font.provenance.source.count >= 5, "\(font.family)")
      // A width nobody measured has a margin of its own.
      if font.provenance.evidence == .assumed { #expect(font.margin > 0, "\(font.family)") }
    }
  }

  @Test(
    "margins: the larger of a share and of half a point",
    arguments: [
      (100.0, 17.0, 0.0, 1.5), (10, 17, 0, 0.5), (100, 20, 0, 1), (100, 24, 0, 2), (100, 28, 0, 1),
      (100, 53, 0, 1.5), (100, 17, 0.06, 6), (100, 5000, 0, 1.5), (0, 17, 0.06, 0.5),
    ] as [(Points, Points, Double, Points)])
  func margins(width: Points, size: Points, fontMargin: Double, margin: Points) {
    #expect(profile.margin(forWidth: width, atPointSize: size, fontMargin: fontMargin) == margin)
  }

  @Test(
    "whose ideographs a language means",
    arguments: [
      ("ja", "Hiragino Sans"), ("ja-JP", "Hiragino Sans"), ("zh-Hans", "PingFang SC"),
      ("zh-Hans-SG", "PingFang SC"), ("zh", "PingFang SC"), ("zh-CN", "PingFang SC"),
      ("zh-Hant", "PingFang TC"), ("zh-TW", "PingFang TC"), ("zh-Hant-TW", "PingFang TC"),
      ("zh-HK", "PingFang HK"), ("zh-Hant-HK", "PingFang HK"), ("zh-Hant-MO", "PingFang HK"),
      ("yue", "PingFang HK"), ("ko", "Apple SD Gothic Neo"),
    ])
  func affinity(tag: String, family: String) throws {
    let locale = try #require(LocaleTag(tag))
    let best = profile.fonts.max { $0.affinity(to: locale) < $1.affinity(to: locale) }
    #expect(best?.family == family)
    #expect(best?.affinity(to: locale) ?? 0 > 0)
  }

  @Test("spacing and trimming are Japanese only")
  func japanese() throws {
    let (ja, zh) = (try #require(LocaleTag("ja")), try #require(LocaleTag("zh-Hans")))
    #expect(profile.interScriptSpacing(in: ja) == 0.125)
    #expect(profile.interScriptSpacing(in: zh) == 0)
    #expect(profile.bracketTrimming(in: ja)?.inside == 0.25)
    #expect(profile.bracketTrimming(in: zh) == nil)
  }

  @Test("there is a profile by its name")
  func names() {
    #expect(PlatformProfile.all.map(\.name) == ["ios"])
  }
}
