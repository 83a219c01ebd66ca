import Auditing
import DynamicType
import LayoutPrediction
import LineBreaking
import Testing
import TextUnits

/// What the articles report is found, from the sizes that arithmetic gives, and their cures leave
/// nothing to find.
@Suite("The seeds")
struct SeedTests {
  @Test(
    "nothing is found in what is cured",
    arguments: [
      "settings-row-after", "settings-row-long-word-after", "save-button-after",
      "fixed-text-after", "board-game-screen-after", "board-game-controls-after",
      "board-game-cells-after", "eleven-after", "viewthatfits-trap-after", "sheet-after",
      "sheet-after-inside", "foldable-after", "ad-banner-after", "button-padding-after",
      "button-fixed-frame-after", "button-background-after",
    ])
  func cured(name: String) throws {
    let report = try Seed.named(name).audit()
    let found = report.findings.map { "\($0.rule) \($0.place.id ?? $0.place.path)" }
    #expect(found == [])
    #expect(report.isPass)
  }

  // MARK: Settings row

  /// The label has 393 − 2 × 16 less the switch, 61, and the spacer, 8: 292 pt. ダウンロード is six
  /// characters of 0.936 em: 264 pt at AX4 (47 pt), 298 at AX5 (53).
  @Test("a row's label breaks inside its word from AX5")
  func settingsRow() throws {
    let report = try Seed.named("settings-row-before").audit()
    let breaks = report.onsets("word-broken", at: "label")
    #expect(breaks == ["en": "AX5", "ja": "AX5", "de": "AX5", "en×2": "AX5"])
    #expect(report.ruleNames == ["word-broken"])
  }

  @Test("the cured row is a row at large and a column at AX5", arguments: ["en", "ja", "de"])
  func settingsFallback(locale: String) throws {
    let seed = try Seed.named("settings-row-after")
    func hasFallen(_ size: ContentSize) throws -> Bool {
      try seed.views(at: size, in: locale).contains { $0.facts.contains(.fallenBack) }
    }
    #expect(try !hasFallen(.large))
    #expect(try hasFallen(.accessibility5))
  }

  /// A column has 361 pt instead of 292, which is not enough for 18 letters at AX4.
  @Test("no layout helps a word that is wider than the screen; soft hyphens do")
  func longWord() throws {
    let before = try Seed.named("settings-row-long-word-before").audit()
    #expect(before.onsets("word-broken") == ["de": "AX3"])
    let column = try Seed.named("settings-row-long-word-layout-only").audit()
    #expect(column.onsets("word-broken") == ["de": "AX4"])
  }

  // MARK: Buttons and texts of fixed size

  /// 設定を保存 is five characters of 0.936 em: 108 pt at xxxLarge (23 pt), 131 at AX1 (28), where
  /// two lines need 33.4 + 34 of 44 pt. A line is 39.4 pt high at AX2 and 47.7 at AX3.
  @Test("a button of 120 × 44 pt cuts its title")
  func saveButton() throws {
    let report = try Seed.named("save-button-before").audit()
    #expect(report.onsets("truncated")["ja"] == "AX1")
    #expect(Set(report.onsets("clipped").values) == ["AX3"])
    #expect(report.onsets("fixed-width-control")["ja"] == "xSmall")
  }

  @Test("a font of 15 pt stays 15 pt, with a cap on the size too")
  func fixedText() throws {
    let fixed = try Seed.named("fixed-text-before").audit()
    #expect(fixed.ruleNames == ["fixed-font-size"])
    let capped = try Seed.named("fixed-text-capped").audit()
    #expect(capped.ruleNames == ["fixed-font-size", "capped-size"])
  }

  // MARK: Board game

  @Test("the button that ends the game is pushed off every phone's screen")
  func boardGameScreen() throws {
    let report = try Seed.named("board-game-screen-before").audit()
    let devices = report.findings.filter { $0.rule == "unreachable" && $0.place.id == "again" }
      .flatMap(\.occurrences).map(\.device.name)
    #expect(Set(devices) == ["iphone-se-3", "iphone-16"])
    // Once it begins to leave the screen, it never comes back.
    let leaving = report.findings.filter {
      ["unreachable", "target-off-screen"].contains($0.rule) && $0.place.id == "again"
    }
    #expect(leaving.flatMap(\.occurrences).allSatisfy { $0.staysToLargest })
    #expect(Set(leaving.map(\.rule)).count == 2)
  }

  /// Were a size to decide, devices would not differ.
  @Test("the controls become a column where their ideal widths do not fit", arguments: Self.phones)
  func boardGameControls(device: String) throws {
    let seed = try Seed.named("board-game-controls-after")
    let room = try DeviceTable.iOS.device(named: device).size.width - 32
    for locale in ["en", "ja", "de"] {
      for size in ContentSize.allCases {
        // On a pad 1032 pt wide the row always fits, so that every part has its ideal width. To
        // them come the gap between the buttons and the spacer.
        let ideal = try seed.views(at: size, in: locale, on: "ipad-pro-13")
        let parts = try ["open", "flag", "left"].map { try #require(ideal.frame($0)).width }
        let needed = parts.reduce(8 + 8) { $0 + $1 }
        let views = try seed.views(at: size, in: locale, on: device)
        let fallen = views.contains { $0.facts.contains(.fallenBack) }
        #expect(fallen == (needed > room), "\(locale) \(size.shortName): \(needed) in \(room)")
      }
    }
  }

  static let phones = ["iphone-se-3", "iphone-16", "iphone-16-pro-max"]

  @Test("the size from which the controls are a column differs between devices")
  func boardGameOnsets() throws {
    let seed = try Seed.named("board-game-controls-after")
    let onsets = try Self.phones.map { device in
      try ContentSize.allCases.first { size in
        try seed.views(at: size, in: "de", on: device).contains { $0.facts.contains(.fallenBack) }
      }
    }
    #expect(Set(onsets).count > 1)
  }

  /// Title 3 is 26 pt at xxxLarge and 31 at AX1: lines of 31.0 and 37.0 pt, in a cell of 36.
  @Test("signs in a text style leave their cells from AX1")
  func cells() throws {
    let report = try Seed.named("board-game-cells-before").audit()
    for cell in ["cell1", "cell2", "cell3", "cell4"] {
      #expect(Set(report.onsets("cell-overflow", at: cell).values) == ["AX1"])
    }
  }

  // MARK: ViewThatFits, sheets

  @Test("a title that could wrap falls at the usual size")
  func viewThatFits() throws {
    let report = try Seed.named("viewthatfits-trap-before").audit()
    #expect(report.ruleNames == ["fits-only-below-default"])
    #expect(report.onsets("fits-only-below-default").keys.sorted() == ["de", "en", "en×2", "ja"])
  }

  @Test("a sheet does not have the size set around its presenter")
  func sheet() throws {
    let report = try Seed.named("sheet-before").audit()
    #expect(report.onsets("size-not-inherited", at: "paywall").count == 4)
  }

  // MARK: Foldable, platform views

  @Test(
    "only insets from the reserved region keep the strip from under the bar",
    arguments: [
      ("foldable-before", ["iphone-duo-folded", "iphone-duo-open"]),
      ("foldable-width", ["iphone-duo-folded"]),
      ("foldable-size-class", ["iphone-duo-folded"]), ("foldable-after", []),
    ])
  func foldable(name: String, devices: [String]) throws {
    let report = try Seed.named(name).audit()
    let found = report.findings.filter { $0.rule == "under-a-bar" }
    #expect(Set(found.flatMap(\.occurrences).map(\.device.name)) == Set(devices))
    #expect(found.flatMap(\.occurrences).allSatisfy { $0.place.id == "strip" })
  }

  @Test("a platform view with a height alone leaks its size")
  func adBanner() throws {
    let report = try Seed.named("ad-banner-before").audit()
    #expect(report.ruleNames == ["leaking-platform-view"])
    #expect(report.findings.first?.place.id == "banner")
  }
}
