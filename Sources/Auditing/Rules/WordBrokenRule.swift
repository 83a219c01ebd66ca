internal import DynamicType
internal import LayoutPrediction
internal import LineBreaking
internal import TextUnits

/// A word comes apart in its middle.
public struct WordBrokenRule: LayoutRule {
  public let id = "word-broken"
  public let summary = "a word comes apart in its middle"
  public let severity = Severity.warning
  public let document = RuleDocument(
    what: """
      A line ends inside a word, at no hyphen and no soft hyphen, because the word alone is wider than its
      column. In Japanese, where lines may end between most characters, it is a word in katakana that
      is longer than every line.
      """,
    why: """
      `Paire / d / Macs` is read letter by letter. The column is too narrow for any translation.
      """,
    fails: """
      HStack {
        Image(systemName: "desktopcomputer").frame(width: 44)
        Text("Paired Macs")
        Spacer()
        Text("Sleeping").fixedSize()
      }
      .padding(.horizontal, 16)
      """,
    passes: """
      HStack {
        Image(systemName: "desktopcomputer").frame(width: 44)
        VStack(alignment: .leading) {
          Text("Paired Macs")
          Text("Sleeping")
        }
      }
      .padding(.horizontal, 16)
      """,
    canBeWrong: """
      Languages that are written without spaces have words of other kinds too, which are not looked for:
      Chinese, Thai and Japanese kanji words may come apart unseen. Korean is set word by word.
      """)

  public init() {}

  public func check(_ series: ScreenSeries) -> [Observation] {
    series.observeTexts { screen, seen, text in
      let layout = text.layout
      switch layout.outcome {
      case .stacked, .clipped, .truncated: return nil
      default: break
      }
      let isBroken = layout.statistics.brokenWords > 0
      let word = isBroken ? nil : Katakana.brokenWord(in: layout)
      guard isBroken || word != nil, !screen.isTyped(seen), !seen.isInCell
      else { return nil }
      guard let word else {
        return series.observation(
          screen, seen, "shows as \(layout.shownLines)",
          missing: layout.minimumWidth - text.constraints.width)
      }
      return series.observation(
        screen, seen, "\(word) shows as \(layout.shownLines)",
        missing: Points(word.count) * layout.font.pointSize - text.constraints.width)
    }
  }
}

/// Words in katakana, which are the words of Japanese a program can tell without a dictionary.
enum Katakana {
  /// A word that is longer than every line and so stands on several.
  static func brokenWord(in layout: TextLayout) -> String? {
    guard layout.lines.count > 1, layout.lines.contains(where: { mayHaveKatakana($0.text) }),
      layout.lines.allSatisfy({ $0.cut == nil })
    else { return nil }
    let longestLine = layout.lines.map(\.text.count).max() ?? 0
    return words(in: layout.lines).first { $0.count > longestLine }
  }

  /// The runs of katakana, across ends of lines where nothing stands between.
  private static func words(in lines: [TextLayout.LineText]) -> [String] {
    var words: [String] = []
    var word = ""
    for line in lines {
      for character in line.text {
        if isKatakana(character) {
          word.append(character)
        } else {
          words.append(word)
          word = ""
        }
      }
      if line.reason == .mandatory || line.reason == .word || line.reason == .end {
        words.append(word)
        word = ""
      }
    }
    return words.filter { !$0.isEmpty }
  }

  /// Whether a text has the byte that every character of katakana begins with, which is found
  /// without looking for the ends of characters.
  private static func mayHaveKatakana(_ text: String) -> Bool { text.utf8.contains(0xE3) }

  private static func isKatakana(_ character: Character) -> Bool {
    guard let scalar = character.unicodeScalars.first?.value else { return false }
    return (0x30A1...0x30FA).contains(scalar) || scalar == 0x30FC
  }
}
