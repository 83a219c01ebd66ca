public import DynamicType
public import LineBreaking
internal import Synchronization
public import TextUnits
public import Typeface

/// Prepares texts in a platform's fonts: the door from strings to arithmetic.
///
/// An engine may be used from any number of threads. Prepared texts are kept in a bounded cache;
/// each thread that prepares borrows a shaper from a pool.
public final class TextEngine: Sendable {
  /// A prepared text and the laws of its first font.
  public struct Preparation: Sendable {
    public let text: PreparedText
    public let scaling: FontScaling
  }

  /// How the cache has served.
  public struct CacheCounts: Sendable, Hashable {
    public let hits: Int
    public let misses: Int
    public let entries: Int
  }

  public let profile: PlatformProfile
  public let book: FontBook

  private struct TextKey: Hashable {
    let text: String
    let fonts: FontKey
    let rules: LineBreakRules
  }

  struct FontKey: Hashable {
    let request: FontRequest
    let locale: LocaleTag
  }

  private let cachedClusters: Int
  private let preparers = Mutex<[TextPreparer]>([])
  private let fontSets: Mutex<GenerationalCache<FontKey, FontSet>>
  private let texts: Mutex<GenerationalCache<TextKey, Preparation>>

  /// Makes an engine.
  ///
  /// - Parameters:
  ///   - book: the fonts at hand.
  ///   - cachedClusters: how many grapheme clusters of prepared text one generation of the cache
  ///     may hold; a cluster takes about 40 bytes. Up to twice as many are kept.
  public init(profile: PlatformProfile, book: FontBook, cachedClusters: Int = 200_000) {
    self.profile = profile
    self.book = book
    self.cachedClusters = cachedClusters
    fontSets = Mutex(GenerationalCache(limit: 128))
    texts = Mutex(GenerationalCache(limit: cachedClusters))
  }

  /// Prepares a text, or returns it prepared before.
  ///
  /// - Parameters:
  ///   - text: any text; line feeds end paragraphs.
  ///   - request: family, weight and slant.
  ///   - locale: decides fonts of ideographs, glyph forms, break rules and, without letters, the
  ///     direction.
  ///   - rules: line break rules; `nil` for the platform's.
  /// - Throws: ``MeasuringError``.
  /// - Complexity: O(length); O(1) for a text in the cache.
  public func prepare(
    _ text: String, _ request: FontRequest, locale: LocaleTag, rules: LineBreakRules? = nil
  ) throws(MeasuringError) -> Preparation {
    let fontKey = FontKey(request: request, locale: locale)
    let key = TextKey(text: text, fonts: fontKey, rules: rules ?? profile.breakRules)
    if let known = texts.withLock({ $0.value(for: key, cost: Self.cost) }) { return known }
    let fonts = try fontSet(fontKey)
    let preparer = preparers.withLock { $0.popLast() } ?? TextPreparer()
    defer { preparers.withLock { $0.append(preparer) } }
    let prepared = try preparer.prepare(text, fonts: fonts, locale: locale, rules: key.rules)
    let preparation = Preparation(text: prepared, scaling: fonts.scaling)
    let cost = Self.cost(preparation)
    // One huge text is not worth the labels it would push out.
    if cost <= cachedClusters / 8 {
      texts.withLock { $0.insert(preparation, for: key, cost: cost) }
    }
    return preparation
  }

  /// How often the cache of prepared texts had what was asked for.
  public var cacheCounts: CacheCounts {
    texts.withLock { CacheCounts(hits: $0.hits, misses: $0.misses, entries: $0.count) }
  }

  func fontSet(_ key: FontKey) throws(MeasuringError) -> FontSet {
    if let known = fontSets.withLock({ $0.value(for: key, cost: { _ in 1 }) }) { return known }
    let fonts = try FontSet(key.request, locale: key.locale, profile: profile, book: book)
    fontSets.withLock { $0.insert(fonts, for: key, cost: 1) }
    return fonts
  }

  private static func cost(_ preparation: Preparation) -> Int {
    preparation.text.clusterCount + 8
  }
}
