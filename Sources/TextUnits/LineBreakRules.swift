/// Which line breaks a text allows, beyond what its characters say by themselves.
public struct LineBreakRules: Hashable, Sendable {
  /// How strictly Japanese and Chinese line starts are kept (CSS Text 3 §5.3 `line-break`).
  public enum Strictness: String, Hashable, Sendable, CaseIterable {
    /// Few characters may not start a line: newspapers' narrow columns.
    case loose
    /// Small kana and ー may start a line.
    case normal
    /// Small kana and ー may not start a line.
    case strict
    /// Any character may start a line.
    case anywhere
  }

  /// Whether words keep together (CSS Text 3 §5.2 `word-break`).
  public enum WordBreak: String, Hashable, Sendable, CaseIterable {
    case normal
    /// Ideographs and Hangul syllables keep together like letters.
    case keepAll = "keep-all"
    /// Letters come apart like ideographs.
    case breakAll = "break-all"
    /// Japanese and Korean keep phrases together (CSS Text 4 `auto-phrase`).
    case phrase
  }

  /// What soft hyphens do (CSS Text 3 §6.1 `hyphens`).
  public enum Hyphens: String, Hashable, Sendable, CaseIterable {
    /// Soft hyphens are no break opportunities.
    case none
    /// Words break at soft hyphens only.
    case manual
  }

  public var strictness: Strictness
  public var wordBreak: WordBreak
  public var hyphens: Hyphens
  /// Whether Hangul syllables between spaces keep together (`hangulWordPriority` of
  /// `NSParagraphStyle.LineBreakStrategy`); ideographs are not affected.
  public var keepsHangulWords: Bool

  public init(
    strictness: Strictness = .strict, wordBreak: WordBreak = .normal, hyphens: Hyphens = .manual,
    keepsHangulWords: Bool = false
  ) {
    self.strictness = strictness
    self.wordBreak = wordBreak
    self.hyphens = hyphens
    self.keepsHangulWords = keepsHangulWords
  }
}
