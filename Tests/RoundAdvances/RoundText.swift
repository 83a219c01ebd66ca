public import LineBreaking
public import TextUnits

/// A text each of whose characters is one em wide: at 10 pt, a width is ten times a count.
///
/// Spaces, "…" and the hyphen of a soft hyphen are one em wide like all else; newlines, tabs and
/// soft hyphens have no width of their own. Lines may end after spaces and hyphens and beside
/// ideographs and kana, but not before `、。」` nor after `「`. U+FFFD stands for a character
/// that no font has.
public struct RoundText: Sendable {
  public let text: String
  /// What the text is prepared from, for tests that change some of it.
  public var columns = PreparedText.Columns()

  /// Reads a text in which three signs have a meaning of their own:
  ///
  /// - `|` lines may end here;
  /// - `‖` so they may, and a phrase ends here: the text then likes these places better than all
  ///   others but spaces;
  /// - `¬` a soft hyphen.
  public init(_ notation: String, advance: Ems = 1) {
    var characters: [Character] = []
    var marks: [Int: Character] = [:]
    for character in notation {
      switch character {
      case "|", "‖": marks[characters.count] = character
      case "¬": characters.append("\u{AD}")
      default: characters.append(character)
      }
    }
    self.init(characters, marks, advance: advance)
  }

  /// Takes every character as it stands.
  public init(verbatim text: String, advance: Ems = 1) {
    self.init(Array(text), [:], advance: advance)
  }

  private init(_ characters: [Character], _ marks: [Int: Character], advance: Ems) {
    text = String(characters)
    var sum: Ems = 0
    for character in characters {
      columns.traits.append(Self.traits(of: character))
      columns.byteOffsets.append(
        columns.byteOffsets[columns.byteOffsets.count - 1] + Int32(character.utf8.count))
      sum += Self.isInvisible(character) ? 0 : advance
      columns.textAdvances.append(sum)
    }
    columns.displayAdvances = columns.textAdvances
    columns.breaks = Self.breaks(characters, marks, columns.traits)
    columns.pieces = [
      TextPiece(start: 0, ellipsis: OpticalAdvance(advance), hyphen: OpticalAdvance(advance))
    ]
    columns.fonts = [
      FontUse(
        family: "Round", platformFamily: "Round", isStandIn: false,
        clusterCount: characters.count,
        missingClusterCount: characters.count { $0 == "\u{FFFD}" })
    ]
  }

  /// The text, ready to be laid out.
  public var prepared: PreparedText { PreparedText(text: text, columns: columns) }

  /// The same text in a font that stands in for the platform's.
  public func standingIn(margin: Double = 0) -> RoundText {
    var copy = self
    copy.columns.fonts = columns.fonts.map { use in
      FontUse(
        family: use.family, platformFamily: "Platform", isStandIn: true, margin: margin,
        clusterCount: use.clusterCount, missingClusterCount: use.missingClusterCount)
    }
    return copy
  }
}

extension RoundText {
  private static func traits(of character: Character) -> ClusterTraits {
    switch character {
    case "\n", "\r", "\r\n", "\u{0B}", "\u{0C}", "\u{85}", "\u{2028}", "\u{2029}": [.newline]
    case "\t": [.tab, .hangs]
    case " ", "\u{3000}": [.hangs]
    default: isWordless(character) ? [.wordless] : []
    }
  }

  /// Kana, ideographs, full-width signs and emoji; not Hangul.
  private static func isWordless(_ character: Character) -> Bool {
    guard let scalar = character.unicodeScalars.first?.value else { return false }
    return (0x2E80...0xABFF).contains(scalar) || (0xF900...0xFF9F).contains(scalar)
      || scalar >= 0x1F000
  }

  private static func isInvisible(_ character: Character) -> Bool {
    character == "\u{AD}" || character == "\t" || character.isNewline
  }

  private static func breaks(
    _ characters: [Character], _ marks: [Int: Character], _ traits: [ClusterTraits]
  ) -> [BreakOpportunity] {
    guard !characters.isEmpty else { return [] }
    let likesPhrases = marks.values.contains("‖")
    var breaks: [BreakOpportunity] = []
    for cluster in 1...characters.count {
      let reason: BreakReason? =
        cluster == characters.count
        ? .end : reason(between: characters[cluster - 1], characters[cluster], marks[cluster])
      guard let reason else { continue }
      var contentEnd = cluster
      while contentEnd > Int(breaks.last?.cluster ?? 0),
        !traits[contentEnd - 1].isDisjoint(with: [.hangs, .newline])
      {
        contentEnd -= 1
      }
      breaks.append(
        BreakOpportunity(
          cluster: Int32(cluster), contentEnd: Int32(contentEnd), reason: reason,
          isPreferred: !(likesPhrases && reason == .ideographic)))
    }
    return breaks
  }

  private static func reason(
    between left: Character, _ right: Character, _ mark: Character?
  ) -> BreakReason? {
    if left.isNewline { return .mandatory }
    if mark == "‖" { return .phrase }
    if mark == "|" { return .ideographic }
    if right.isNewline || right == " " || right == "\t" || right == "\u{3000}" { return nil }
    switch left {
    case " ", "\t", "\u{3000}": return .word
    case "-": return .hyphen
    case "\u{AD}": return .softHyphen
    case "「", "（": return nil
    default: break
    }
    if "、。」）\u{AD}".contains(right) { return nil }
    return isWordless(left) || isWordless(right) ? .ideographic : nil
  }
}
