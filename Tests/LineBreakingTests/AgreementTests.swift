import LineBreaking
import RoundAdvances
import Testing
import TextUnits

/// Statistics, lines and texts are three ways to listen to one walker.
@Suite("The three depths of an answer agree")
struct AgreementTests {
  private static let alphabet = [
    "a", "b", " ", "  ", "a-", "a|", "a‖", "ab¬cd", "\n", "\t", "日", "本、", "「", "」", "👩‍👩‍👧‍👦",
  ]

  @Test("on 20,000 texts and rooms drawn by chance", arguments: 0..<20)
  func agreement(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    for _ in 0..<1_000 {
      let notation = (0..<Int.random(in: 0...20, using: &random)).map { _ in
        Self.alphabet.randomElement(using: &random) ?? "a"
      }.joined()
      let text = RoundText(notation).prepared
      let room = LineConstraints(
        width: Points(Int.random(in: 0...30, using: &random)) * 5,
        lines: Bool.random(using: &random) ? Int.random(in: 1...4, using: &random) : nil,
        truncation: LineConstraints.Truncation.allCases.randomElement(using: &random) ?? .tail)
      check(text, room, notation)
    }
  }

  private func check(_ text: PreparedText, _ room: LineConstraints, _ notation: String) {
    let statistics = text.statistics(.round(10), room)
    let lines = text.lines(.round(10), room)
    let note: Comment = "\(notation.debugDescription) in \(room.width), \(room.lines ?? 0) lines"
    #expect(statistics.lineCount == lines.count, note)
    #expect(statistics.lineCount <= room.lines ?? .max, note)
    #expect(statistics.widestLine == lines.map(\.width).max() ?? 0, note)
    #expect(statistics.isTruncated == lines.contains { $0.cut != nil }, note)
    #expect(statistics.overflows == lines.contains { $0.width > room.width }, note)
    #expect(statistics.emergencyBreaks == lines.count { $0.reason == .emergency }, note)
    // The lines follow one another without gap or overlap, and joined are the text.
    var position = 0
    for line in lines {
      #expect(line.clusters.lowerBound == position, note)
      #expect(!line.clusters.isEmpty, note)
      position = line.clusters.upperBound
    }
    if room.lines == nil {
      #expect(position == text.clusterCount, note)
      #expect(lines.map { text.substring($0.clusters) }.joined() == text.text, note)
      #expect(lines.last?.reason ?? .end == .end, note)
    }
    if !notation.contains("‖"), !notation.contains("\t") {
      for line in lines where !Self.isForced(line) {
        // The next opportunity has no room, and neither has the next grapheme of a broken word.
        #expect(Self.widthOneFurther(line, of: text) > room.width, note)
      }
    }
    for line in lines where line.cut == nil {
      let whole = text.substring(line.clusters)
      let hasHyphen = line.reason == .softHyphen
      // What a line shows is the beginning of its clusters; only white space makes no show.
      #expect(whole.hasPrefix(hasHyphen ? String(line.text.dropLast()) : line.text), note)
      #expect(!line.text.isEmpty || whole.allSatisfy(\.isWhitespace), note)
      // Ten points a character, soft hyphens apart; tabs have a test of their own.
      guard !line.text.contains("\t") else { continue }
      #expect(line.width == Points(line.text.count { $0 != "\u{AD}" }) * 10, note)
    }
  }

  private static func isForced(_ line: TextLayout.LineText) -> Bool {
    line.cut != nil || line.reason == .end || line.reason == .mandatory
  }

  /// The width a line would have that ended one opportunity later, or for a broken word one
  /// grapheme later.
  private static func widthOneFurther(
    _ line: TextLayout.LineText, of text: PreparedText
  ) -> Points {
    var end = line.clusters.upperBound + 1
    var hyphen: Points = 0
    if line.reason != .emergency {
      let later = text.breaks.first { Int($0.cluster) > line.clusters.upperBound }
      end = Int(later?.contentEnd ?? 0)
      hyphen = later?.reason == .softHyphen ? 10 : 0
    }
    let shown = text.substring(line.clusters.lowerBound..<max(end, line.clusters.lowerBound))
    return Points(shown.count { $0 != "\u{AD}" }) * 10 + hyphen
  }
}
