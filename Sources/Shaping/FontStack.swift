internal import Synchronization
internal import TextUnits
public import Typeface

/// The fonts one text may use, in order of preference, for one weight, slant and language.
///
/// A stack answers which font serves a grapheme cluster. It opens a font when a cluster first
/// needs to know whether the font has it.
public final class FontStack: Sendable {
  /// A font of the stack.
  public struct Candidate: Sendable, Hashable {
    public let record: FaceRecord
    /// The platform's own family that this face plays, as in `Hiragino Sans`.
    public let platformFamily: String
    /// Whether the face is another design than the platform's.
    public let isStandIn: Bool
    /// ISO 15924 scripts that prefer this font to the first of the stack; empty for none.
    public let scripts: Set<FourCharacterTag>
    /// Whether the font draws emoji.
    public let isEmoji: Bool
    /// Characters the face has and is not to serve: the platform's own does not have them.
    public let lacks: [ClosedRange<UInt32>]

    public init(
      record: FaceRecord, platformFamily: String, isStandIn: Bool,
      scripts: Set<FourCharacterTag> = [], isEmoji: Bool = false,
      lacks: [ClosedRange<UInt32>] = []
    ) {
      self.record = record
      self.platformFamily = platformFamily
      self.isStandIn = isStandIn
      self.scripts = scripts
      self.isEmoji = isEmoji
      self.lacks = lacks
    }

    /// Whether the face's glyph for a character is the platform's character at all. Private-use
    /// characters mean something else in every font, so that no font stands in for another.
    public func speaks(for scalar: UInt32) -> Bool {
      guard scalar >= 0x300 else { return true }
      if isStandIn, Self.isPrivateUse(scalar) { return false }
      return !lacks.contains { $0.contains(scalar) }
    }

    private static func isPrivateUse(_ scalar: UInt32) -> Bool {
      (0xE000...0xF8FF).contains(scalar) || scalar >= 0xF0000
    }
  }

  /// The candidates; the first is the font the text asked for.
  public let candidates: [Candidate]
  private let book: FontBook
  private let byScript: [FourCharacterTag: [Int]]
  private let emoji: Int?
  /// Each candidate at its default design position, which is asked for characters.
  private let opened: Mutex<[FontInstance?]>
  private let asciiAnswer = Mutex<Bool?>(nil)

  /// Makes a stack.
  ///
  /// - Precondition: there is at least one candidate.
  public init(book: FontBook, candidates: [Candidate]) {
    precondition(!candidates.isEmpty, "a font stack needs a first font")
    self.book = book
    self.candidates = candidates
    emoji = candidates.firstIndex { $0.isEmoji }
    var byScript: [FourCharacterTag: [Int]] = [:]
    for (index, candidate) in candidates.enumerated() {
      for script in candidate.scripts { byScript[script, default: []].append(index) }
    }
    self.byScript = byScript
    opened = Mutex(Array(repeating: nil, count: candidates.count))
  }

  /// The face of a candidate at its default design position.
  ///
  /// - Throws: ``ShapingError/font(_:)``.
  public func face(_ index: Int) throws(ShapingError) -> FontFace {
    do {
      return try book.face(candidates[index].record)
    } catch {
      throw .font(error.description)
    }
  }

  /// The candidate that serves a grapheme cluster.
  ///
  /// Emoji go to the emoji font; a script with a font of its own goes there; then the first of
  /// the stack, then the others in order. Where no font has the cluster the first gets it, and
  /// shows `.notdef`.
  ///
  /// - Parameters:
  ///   - scalars: the cluster's characters.
  ///   - script: the cluster's script, neighbours considered.
  ///   - previous: the candidate of the cluster before, which keeps white space in its run.
  func candidate(
    for scalars: [UInt32], script: FourCharacterTag, previous: Int?
  ) throws(ShapingError) -> Int {
    if let emoji, Self.isEmojiSequence(scalars), try covers(emoji, scalars) { return emoji }
    let preferred = byScript[script] ?? []
    if let previous, scalars == [0x20], preferred.contains(previous), Self.joins(script) {
      // A space between words of a script with rules of its own keeps those words in one run.
      return previous
    }
    let isShared = scalars.allSatisfy { CharacterClass.script(of: $0).isShared }
    if !isShared {
      for index in preferred where try covers(index, scalars) { return index }
    }
    if try covers(0, scalars) { return 0 }
    for index in preferred where try covers(index, scalars) { return index }
    for index in candidates.indices.dropFirst()
    where index != emoji && !preferred.contains(index) {
      if try covers(index, scalars) { return index }
    }
    if let emoji, try covers(emoji, scalars) { return emoji }
    return 0
  }

  /// Whether the first font has all of printable ASCII, as fonts of one script may not.
  ///
  /// - Throws: ``ShapingError/font(_:)``.
  func firstHasASCII() throws(ShapingError) -> Bool {
    if let known = asciiAnswer.withLock({ $0 }) { return known }
    let answer = try covers(0, Array(0x21...0x7E))
    asciiAnswer.withLock { $0 = answer }
    return answer
  }

  /// Whether a candidate has a glyph for everything in a cluster that shows.
  private func covers(_ index: Int, _ scalars: [UInt32]) throws(ShapingError) -> Bool {
    guard scalars.allSatisfy(candidates[index].speaks) else { return false }
    let font = try standardInstance(index)
    return scalars.allSatisfy { scalar in
      CharacterClass.isIgnorable(scalar) || scalar < 0x20 || scalar == 0x2028 || scalar == 0x2029
        || Unicode.Scalar(scalar).flatMap(font.glyph(for:)) != nil
    }
  }

  private func standardInstance(_ index: Int) throws(ShapingError) -> FontInstance {
    if let font = opened.withLock({ $0[index] }) { return font }
    let font = try face(index).instance()
    opened.withLock { $0[index] = font }
    return font
  }

  /// Scripts whose fonts shape spaces and words together; elsewhere the first font's own space
  /// is the platform's.
  private static func joins(_ script: FourCharacterTag) -> Bool {
    script != FourCharacterTag("Hani") && script != FourCharacterTag("Hang")
  }

  private static func isEmojiSequence(_ scalars: [UInt32]) -> Bool {
    guard let first = scalars.first, first >= 0x23 else { return false }
    if scalars.contains(0xFE0E) { return false }
    if scalars.contains(0xFE0F) || scalars.contains(0x20E3) { return CharacterClass.isEmoji(first) }
    return CharacterClass.hasEmojiPresentation(first)
  }
}
