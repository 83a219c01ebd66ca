internal import CICU
public import TextUnits
internal import Typeface

/// Cuts text into runs of one direction, one script and one font.
public final class Itemizer {
  private let bidi = BidiAnalyzer()
  private var tags: [ScriptCode: FourCharacterTag] = [:]
  private var scalars: [UInt32] = []

  public init() {}

  /// The runs of a text, in logical order, without gaps.
  ///
  /// - Parameters:
  ///   - text: UTF-16.
  ///   - graphemes: offsets of grapheme boundaries, from 0 to the text's length.
  ///   - locale: gives paragraphs without strong characters their direction.
  ///   - stack: the fonts to choose from.
  /// - Throws: ``ShapingError``.
  /// - Complexity: O(length), plus font look-ups per cluster that is not plain ASCII.
  public func runs(
    of text: [UInt16], graphemes: [Int32], locale: LocaleTag, stack: FontStack
  ) throws(ShapingError) -> [TextRun] {
    let isBidirectional =
      locale.isRightToLeft || text.contains(where: CharacterClass.mayRunRightToLeft)
    let levels =
      isBidirectional
      ? try bidi.levels(of: text, isRightToLeftByDefault: locale.isRightToLeft) : []
    var runs: [TextRun] = []
    var current = leadingScript(of: text)
    var previousFont: Int?
    let hasASCII = try stack.firstHasASCII()
    for index in graphemes.indices.dropLast() {
      let range = Int(graphemes[index])..<Int(graphemes[index + 1])
      let base = decode(text, range)
      if !base.isShared { current = base }
      let script = tag(of: current.shapingScript)
      let font = try font(
        for: current, previous: previousFont, firstHasASCII: hasASCII, stack: stack)
      previousFont = font
      let level = levels.isEmpty ? 0 : levels[range.lowerBound]
      if let last = runs.last, last.level == level, last.font == font, last.script == script {
        runs[runs.count - 1].range = last.range.lowerBound..<range.upperBound
      } else {
        runs.append(TextRun(range: range, level: level, script: script, font: font))
      }
    }
    return runs
  }

  /// Fills ``scalars`` with a cluster's characters and returns its script.
  private func decode(_ text: [UInt16], _ range: Range<Int>) -> ScriptCode {
    scalars.removeAll(keepingCapacity: true)
    var index = range.lowerBound
    var script = ScriptCode.common
    while index < range.upperBound {
      let scalar = UTF16Text.scalar(in: text, at: &index)
      scalars.append(scalar)
      if script.isShared { script = CharacterClass.script(of: scalar) }
    }
    return script
  }

  private func font(
    for script: ScriptCode, previous: Int?, firstHasASCII: Bool, stack: FontStack
  ) throws(ShapingError) -> Int {
    // No script takes a single printable ASCII character from a first font that has it.
    if firstHasASCII, scalars.count == 1, (0x21...0x7E).contains(scalars[0]) { return 0 }
    return try stack.candidate(for: scalars, script: tag(of: script), previous: previous)
  }

  /// The script characters before the first with a script of its own belong to.
  private func leadingScript(of text: [UInt16]) -> ScriptCode {
    var index = 0
    while index < text.count {
      let script = CharacterClass.script(of: UTF16Text.scalar(in: text, at: &index))
      if !script.isShared { return script }
    }
    return .latin
  }

  private func tag(of script: ScriptCode) -> FourCharacterTag {
    if let tag = tags[script] { return tag }
    let tag = script.tag
    tags[script] = tag
    return tag
  }
}
