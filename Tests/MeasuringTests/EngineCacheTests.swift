import DynamicType
import LayoutPrediction
import LineBreaking
import Testing
import TextUnits
import Typeface

@testable import Measuring

@Suite("A cache in two generations")
struct GenerationalCacheTests {
  @Test("an entry that is used outlives those that are not")
  func used() {
    var cache = GenerationalCache<Int, String>(limit: 3)
    for key in 0..<10 {
      cache.insert("\(key)", for: key, cost: 1)
      // Asked for every other time: before its generation goes.
      if key.isMultiple(of: 2) { #expect(cache.value(for: 0, cost: { _ in 1 }) == "0") }
    }
    #expect(cache.value(for: 1, cost: { _ in 1 }) == nil)
    #expect(cache.hits == 5)
    #expect(cache.misses == 1)
  }

  @Test("no more than two generations are kept, whatever the costs", arguments: [1, 2, 7, 10])
  func bounds(cost: Int) {
    var cache = GenerationalCache<Int, Int>(limit: 10)
    for key in 0..<1000 {
      cache.insert(key, for: key, cost: cost)
      if key.isMultiple(of: 3) { _ = cache.value(for: key / 2, cost: { _ in cost }) }
      #expect(cache.count * cost <= 2 * 10)
      #expect(cache.value(for: key, cost: { _ in cost }) == key)
    }
  }

  @Test("a value may be anything, so that nothing found differs from nothing known")
  func optionalValues() {
    var cache = GenerationalCache<String, Int?>(limit: 2)
    cache.insert(nil, for: "a", cost: 1)
    #expect(cache.value(for: "a", cost: { _ in 1 }) == .some(nil))
    #expect(cache.value(for: "b", cost: { _ in 1 }) == .none)
    #expect((cache.hits, cache.misses) == (1, 1))
  }

  /// Two threads may prepare the same text at the same time, and both put it in.
  @Test("an entry that is put in twice counts once")
  func twice() {
    var cache = GenerationalCache<String, Int>(limit: 10)
    cache.insert(1, for: "a", cost: 6)
    cache.insert(2, for: "a", cost: 6)
    #expect(cache.count == 1)
    #expect(cache.value(for: "a", cost: { _ in 6 }) == 2)
    // A generation of 10 has room for 6 and 4; the next entry starts another.
    cache.insert(3, for: "b", cost: 4)
    cache.insert(4, for: "c", cost: 10)
    #expect(cache.count == 3)
    // "a" is old by now: put in again it is young, and not in both generations.
    cache.insert(5, for: "a", cost: 0)
    #expect(cache.count == 3)
  }
}

@Suite("The engine's cache")
struct EngineCacheTests {
  private static func engine(cachedClusters: Int = 200_000) throws -> TextEngine {
    TextEngine(
      profile: .iOS, book: try FontBook(bundled: try BundledFonts.locate()),
      cachedClusters: cachedClusters)
  }

  private static func prepare(
    _ text: String, by engine: TextEngine, locale: String = "en", weight: FontWeight = .regular
  ) throws -> PreparedText {
    try engine.prepare(
      text, FontRequest(weight: weight), locale: #require(LocaleTag(locale))
    ).text
  }

  /// "Label 00000" has 11 clusters and costs 8 more, so that a generation of 1000 holds 52.
  @Test("twenty thousand different labels keep as many entries as there is room for")
  func bounds() throws {
    let engine = try Self.engine(cachedClusters: 1000)
    var most = 0
    for number in 10_000..<30_000 {
      _ = try Self.prepare("Label \(number)", by: engine)
      most = max(most, engine.cacheCounts.entries)
    }
    #expect(most == 2 * 52)
    #expect(engine.cacheCounts.hits == 0)
    #expect(engine.cacheCounts.misses == 20_000)
    _ = try Self.prepare("Label 29999", by: engine)
    #expect(engine.cacheCounts.hits == 1)
    _ = try Self.prepare("Label 10000", by: engine)
    #expect(engine.cacheCounts.misses == 20_001)
    #expect(engine.book.openedFaceCount == 1)
  }

  @Test("a text that would take more than an eighth of the cache is not kept")
  func hugeTexts() throws {
    let engine = try Self.engine(cachedClusters: 1000)
    _ = try Self.prepare(String(repeating: "a", count: 117), by: engine)
    #expect(engine.cacheCounts.entries == 1)
    _ = try Self.prepare(String(repeating: "a", count: 118), by: engine)
    #expect(engine.cacheCounts.entries == 1)
  }

  @Test("language, weight and break rules make a different entry; nothing else does")
  func keys() throws {
    let engine = try Self.engine()
    _ = try Self.prepare("Save", by: engine)
    _ = try Self.prepare("Save", by: engine)
    #expect(engine.cacheCounts == .init(hits: 1, misses: 1, entries: 1))
    _ = try Self.prepare("Save", by: engine, locale: "de")
    _ = try Self.prepare("Save", by: engine, weight: .bold)
    var rules = engine.profile.breakRules
    rules.wordBreak = .breakAll
    _ = try engine.prepare("Save", FontRequest(), locale: #require(LocaleTag("en")), rules: rules)
    #expect(engine.cacheCounts == .init(hits: 1, misses: 4, entries: 4))
    // The platform's rules by name are the same as none.
    _ = try engine.prepare(
      "Save", FontRequest(), locale: #require(LocaleTag("en")), rules: engine.profile.breakRules)
    #expect(engine.cacheCounts == .init(hits: 2, misses: 4, entries: 4))
  }

  @Test("Latin text opens one font; a font is opened when a text first needs it")
  func openedFaces() throws {
    let engine = try Self.engine()
    #expect(engine.book.openedFaceCount == 0)
    for text in ["Paired Macs", "Größe – “Übung” 50 %", "naïve café, ½ · ¥ €", "Журнал", "Αθήνα"] {
      _ = try Self.prepare(text, by: engine)
    }
    #expect(engine.book.openedFaceCount == 1)
    _ = try Self.prepare("実行中のセッション", by: engine, locale: "ja")
    #expect(engine.book.openedFaceCount == 2)
    _ = try Self.prepare("Paired Macs 設定", by: engine, locale: "ja")
    #expect(engine.book.openedFaceCount == 2)
    _ = try Self.prepare("الجلسات", by: engine, locale: "ar")
    #expect(engine.book.openedFaceCount == 3)
  }

  /// Eight kinds of text, each with two hundred numbers.
  private static let texts: [(text: String, locale: String)] = (0..<200).flatMap { number in
    [
      ("Paired Macs \(number)", "en"), ("Bildschirmfreigabe über \(number) Kürzel", "de"),
      ("実行中のセッション\(number)件", "ja"), ("페어링된 Mac \(number)대", "ko"),
      ("الجلسات \(number) النشطة", "ar"), ("युग्मित \(number) सत्र", "hi"),
      ("เซสชันที่กำลังทำงาน \(number)", "th"), ("Party 🎉👩‍👩‍👧 \(number)", "en"),
    ]
  }

  private static func layouts(by engine: TextEngine) throws -> [TextLayout] {
    try texts.map { text, locale in
      let prepared = try prepare(text, by: engine, locale: locale)
      return prepared.layout(
        engine.profile.scaling, pointSize: 53, leading: 62, LineConstraints(width: 200))
    }
  }

  @Test(
    "threads that prepare the same texts at the same time get what one alone gets",
    arguments: [2000, 200_000])
  func threads(cachedClusters: Int) async throws {
    let expected = try Self.layouts(by: Self.engine())
    let engine = try Self.engine(cachedClusters: cachedClusters)
    let found = try await withThrowingTaskGroup(of: [TextLayout].self) { group in
      for _ in 0..<4 { group.addTask { try Self.layouts(by: engine) } }
      return try await group.reduce(into: []) { $0.append($1) }
    }
    #expect(found.count == 4)
    for layouts in found { #expect(layouts == expected) }
  }
}
