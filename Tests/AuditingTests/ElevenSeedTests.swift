import Auditing
import DynamicType
import LayoutPrediction
import LineBreaking
import Testing
import TextUnits

/// Rows in which an icon of 44 pt and a value take their width first.
///
/// Of a screen of 375, 393 or 430 pt, the paddings take 32, the icon 44, the gap beside it 8 and
/// the spacer 8: 283, 301 or 338 pt are left for label and value. Widths of English words are sums
/// of advances measured on iOS, in points at AX4 (47 pt) and AX5 (53 pt).
@Suite("The seed of the eleven")
struct ElevenSeedTests {
  private let before: Seed
  private let after: Seed

  init() throws {
    before = try Seed.named("eleven-before")
    after = try Seed.named("eleven-after")
  }

  private static let devices = ["iphone-se-3", "iphone-16", "iphone-16-plus"]

  /// "Asleep" is 156 wide at AX5 and leaves 127 or 145; "Paire" is 113, "Paired" 143.
  @Test("English breaks Paire/d/Macs")
  func paired() throws {
    let views = try before.views(at: .accessibility5, on: "iphone-se-3")
    #expect(views.lines("paired.label") == ["Paire", "d", "Macs"])
  }

  /// "Online" is 145 wide at AX5 and leaves 138 or 156; "Claud" is 133, "Claude" 160.
  @Test("English breaks Claud/e/Code", arguments: ["iphone-se-3", "iphone-16"])
  func code(device: String) throws {
    let views = try before.views(at: .accessibility5, on: device)
    #expect(views.lines("code.label") == ["Claud", "e", "Code"])
  }

  /// "Mac mini" is 203 wide and the badge's padding 16, which leaves 64 or 82; of the badge in
  /// caption 1 (43 pt), "De" is 52 and "Dem" 87.
  @Test("a badge breaks De/mo", arguments: ["iphone-se-3", "iphone-16"])
  func badge(device: String) throws {
    let views = try before.views(at: .accessibility5, on: device)
    #expect(views.lines("badge") == ["De", "mo"])
  }

  /// 一時停止中 and セッション are five characters of 0.936 em each, and both must fit: 4.68 em
  /// twice are 262 pt at AX1, 309 at AX2 and 374 at AX3.
  ///
  /// In English, "Paused" and the longer of "Running" and "sessions" must: 274 pt at AX3, 322 at
  /// AX4 and 363 at AX5.
  @Test("Japanese breaks inside a word from a smaller size than English in the same row")
  func sessions() throws {
    let onsets = try before.audit().onsets("word-broken", at: "sessions.label")
    #expect(Self.devices.map { onsets["ja \($0)"] } == ["AX2", "AX2", "AX3"])
    #expect(Self.devices.map { onsets["en \($0)"] } == ["AX4", "AX4", "AX5"])
  }

  @Test("Japanese breaks セッ/ション, and ends one character a line", arguments: devices)
  func japanese(device: String) throws {
    let lines = try ContentSize.allCases.map {
      try before.views(at: $0, in: "ja", on: device).lines("sessions.label")
    }
    #expect(lines[ContentSize.accessibility5.rawValue] == "実行中のセッション".map(String.init))
    // From some size on the word's last characters stand on a line of their own.
    #expect(lines.contains { $0.contains("ン") || $0.contains("ション") || $0.contains("ョン") })
    let outcomes = try before.audit().onsets("stacked", at: "sessions.label")
    #expect(outcomes["ja \(device)"] != nil)
    #expect(outcomes["en \(device)"] == nil)
  }

  @Test("the steps in a row come to stand upright", arguments: devices)
  func steps(device: String) throws {
    let onsets = try before.audit().onsets("stacked", at: "step3")
    #expect(onsets["ja \(device)"] != nil)
    #expect(onsets["en \(device)"] == nil || onsets["en \(device)"] == "AX5")
    let japanese = try #require(onsets["ja \(device)"].flatMap { ContentSize(name: $0) })
    #expect(japanese < .accessibility5)
  }

  /// 監査ログ is four characters of 0.936 em, 198 pt at AX5, and the menu's arrows 20: with 8 of the
  /// spacer they leave 117 or 135 pt, two characters of 49.6. What the article saw has an ellipsis
  /// at the first line's end (絞り… / 込み).
  @Test("a menu breaks 絞り/込み", arguments: ["iphone-se-3", "iphone-16"])
  func menu(device: String) throws {
    let views = try before.views(at: .accessibility5, in: "ja", on: device)
    #expect(views.lines("filter") == ["絞り", "込み"])
    #expect(try before.audit().onsets("wrapped-label", at: "filter")["ja \(device)"] != nil)
  }

  @Test("chevrons and switches stay at the right of the cured rows", arguments: devices)
  func affordances(device: String) throws {
    let edge = try DeviceTable.iOS.device(named: device).size.width - 16
    for locale in ["en", "ja", "de"] {
      for size in ContentSize.allCases {
        let views = try after.views(at: size, in: locale, on: device)
        let affordances = views.filter { $0.id == "chevron" || $0.id == "switch" }
        #expect(affordances.count == 4)
        for view in affordances {
          #expect(abs(view.frame.maxX - edge) < 0.01, "\(locale) \(size.shortName) \(view.kind)")
        }
      }
    }
  }
}
