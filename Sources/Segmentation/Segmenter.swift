internal import CICU
public import TextUnits

/// Finds the boundaries of grapheme clusters, words and lines with ICU.
///
/// A segmenter keeps an iterator per kind, locale and rules, and reuses them: give each thread
/// its own.
public final class Segmenter {
  private struct Key: Hashable {
    let type: UInt32
    let locale: String
  }

  private var iterators: [Key: BreakIterator] = [:]

  public init() {}

  /// Offsets of grapheme cluster boundaries (UAX 29) from 0 to the text's length.
  ///
  /// - Parameter text: UTF-16.
  /// - Throws: ``SegmentationError``.
  /// - Complexity: O(length); ASCII text does not reach ICU.
  public func graphemeBoundaries(in text: [UInt16]) throws(SegmentationError) -> [Int32] {
    var boundaries: [Int32] = [0]
    boundaries.reserveCapacity(text.count + 1)
    // Below U+0300 nothing combines; only CR LF is a cluster of two.
    if text.allSatisfy({ $0 < 0x300 }) {
      for offset in 1..<max(text.count, 1) where text[offset - 1] != 0x0D || text[offset] != 0x0A {
        boundaries.append(Int32(offset))
      }
      if !text.isEmpty { boundaries.append(Int32(text.count)) }
      return boundaries
    }
    try iterator(UBRK_CHARACTER, locale: "en").forEachBoundary(in: text) { offset, _ in
      boundaries.append(offset)
    }
    return boundaries
  }

  /// Offsets of word boundaries (UAX 29, dictionaries for Thai, Lao, Khmer, Burmese and Han).
  ///
  /// - Throws: ``SegmentationError``.
  /// - Complexity: O(length).
  public func wordBoundaries(
    in text: [UInt16], locale: LocaleTag
  ) throws(SegmentationError) -> [Int32] {
    var boundaries: [Int32] = [0]
    try iterator(UBRK_WORD, locale: locale.identifier).forEachBoundary(in: text) { offset, _ in
      boundaries.append(offset)
    }
    return boundaries
  }

  /// Where lines may or must end (UAX 14, tailored by locale and rules), in order; the last one
  /// is the end of the text.
  ///
  /// - Parameter text: UTF-16; empty text has no opportunity.
  /// - Throws: ``SegmentationError``.
  /// - Complexity: O(length).
  public func lineBreaks(
    in text: [UInt16], locale: LocaleTag, rules: LineBreakRules
  ) throws(SegmentationError) -> [LineBreak] {
    let lines = try iterator(UBRK_LINE, locale: Self.lineLocale(locale, rules))
    var breaks: [LineBreak] = []
    lines.forEachBoundary(in: text) { offset, status in
      let offset = Int(offset)
      let isMandatory = status >= Int32(UBRK_LINE_HARD.rawValue)
      let reason =
        isMandatory ? .mandatory : BreakContext(text: text, offset: offset).reason
      if !isMandatory, offset < text.count, Self.isForbidden(reason, at: offset, in: text, rules) {
        return
      }
      breaks.append(LineBreak(offset: offset, reason: reason, isPreferred: true))
    }
    if rules.strictness == .anywhere {
      breaks = try everywhere(in: text, keeping: breaks) { _ in true }
    } else if rules.wordBreak == .breakAll {
      breaks = try everywhere(in: text, keeping: breaks) { offset in
        BreakContext(text: text, offset: offset).isInWord
      }
    }
    if rules.wordBreak == .phrase { try preferPhrases(in: text, locale: locale, rules, &breaks) }
    if !breaks.isEmpty { breaks[breaks.count - 1].reason = .end }
    return breaks
  }

  /// Adds an opportunity at every grapheme boundary that may be one.
  private func everywhere(
    in text: [UInt16], keeping breaks: [LineBreak], where mayBreak: (Int) -> Bool
  ) throws(SegmentationError) -> [LineBreak] {
    let kept = Dictionary(breaks.map { ($0.offset, $0) }, uniquingKeysWith: { first, _ in first })
    return try graphemeBoundaries(in: text).dropFirst().map(Int.init).compactMap { offset in
      if let known = kept[offset] { return known }
      return mayBreak(offset)
        ? LineBreak(offset: offset, reason: .anywhere, isPreferred: true) : nil
    }
  }

  /// Marks the breaks between phrases; the others are taken only where no phrase fits.
  private func preferPhrases(
    in text: [UInt16], locale: LocaleTag, _ rules: LineBreakRules, _ breaks: inout [LineBreak]
  ) throws(SegmentationError) {
    let phrases = try iterator(UBRK_LINE, locale: Self.lineLocale(locale, rules) + ";lw=phrase")
    var offsets: Set<Int> = []
    phrases.forEachBoundary(in: text) { offset, _ in offsets.insert(Int(offset)) }
    for index in breaks.indices where breaks[index].reason == .ideographic {
      breaks[index].isPreferred = offsets.contains(breaks[index].offset)
      if breaks[index].isPreferred { breaks[index].reason = .phrase }
    }
  }

  private static func isForbidden(
    _ reason: BreakReason, at offset: Int, in text: [UInt16], _ rules: LineBreakRules
  ) -> Bool {
    switch reason {
    case .softHyphen: rules.hyphens == .none
    case .ideographic:
      if rules.wordBreak == .keepAll {
        BreakContext(text: text, offset: offset).isInWord
      } else {
        rules.keepsHangulWords && BreakContext(text: text, offset: offset).isInHangulWord
      }
    default: false
    }
  }

  /// ICU's name for a locale's line rules: the `lb` keyword of UTS 35 §5. (Of the values of `lw`
  /// ICU's iterators know `phrase` alone; `keepall` and `breakall` are left to their callers.)
  private static func lineLocale(_ locale: LocaleTag, _ rules: LineBreakRules) -> String {
    let strictness: LineBreakRules.Strictness =
      rules.strictness == .anywhere ? .loose : rules.strictness
    return locale.identifier + "@lb=" + strictness.rawValue
  }

  private func iterator(
    _ type: UBreakIteratorType, locale: String
  ) throws(SegmentationError) -> BreakIterator {
    let key = Key(type: type.rawValue, locale: locale)
    if let iterator = iterators[key] { return iterator }
    let iterator = try BreakIterator(type, locale: locale)
    iterators[key] = iterator
    return iterator
  }
}
