internal import DynamicType
internal import LayoutPrediction
internal import Synchronization
internal import TextUnits

/// Which languages to look at first, where there is no room for all: those in which a screen's texts
/// need most, of each way of writing one.
final class LanguageOrder: Sendable {
  /// What a text needs in one language, in points at `large` in the body style.
  private struct Need {
    var width: Points
    /// Of the widest piece that stays whole.
    var widestPiece: Points
  }

  /// What texts break by, which decides how they fail.
  private enum Writing: Hashable, CaseIterable {
    case spaced
    case rightToLeft
    /// Between most characters.
    case ideographs
    /// By a dictionary, in scripts with marks above and below.
    case unspaced
    case indic
  }

  private let predictor: LayoutPredictor
  /// That of the source first.
  private let languages: [LocaleTag]
  private let needs = Mutex<[TextContent: [Need]]>([:])

  init(_ predictor: LayoutPredictor, languages: [LocaleTag]) {
    self.predictor = predictor
    self.languages = languages
  }

  /// Every language by its place in the order in which they are looked at.
  ///
  /// - Parameter contents: the texts of the screen.
  /// - Complexity: O(texts × languages); each text is measured once for all screens.
  func ranks(for contents: Set<TextContent>) -> [LocaleTag: Int] {
    var sums = languages.map { _ in Need(width: 0, widestPiece: 0) }
    for content in contents where content.key != nil {
      for (index, need) in self.needs(of: content).enumerated() {
        sums[index].width += need.width
        sums[index].widestPiece = max(sums[index].widestPiece, need.widestPiece)
      }
    }
    let byWidth = languages.indices.sorted {
      (-sums[$0].width, $0) < (-sums[$1].width, $1)
    }
    let widestOfEach = Writing.allCases.compactMap { writing in
      byWidth.first { Self.writing(of: languages[$0]) == writing }
    }
    let longestPiece = languages.indices.max { sums[$0].widestPiece < sums[$1].widestPiece }
    let order =
      languages.indices.prefix(1) + widestOfEach + [longestPiece].compactMap(\.self) + byWidth
    var ranks: [LocaleTag: Int] = [:]
    for index in order where ranks[languages[index]] == nil {
      ranks[languages[index]] = ranks.count
    }
    return ranks
  }

  private func needs(of content: TextContent) -> [Need] {
    if let known = needs.withLock({ $0[content] }) { return known }
    let result = languages.map { need(of: content, in: $0) }
    needs.withLock { $0[content] = result }
    return result
  }

  /// A text that cannot be measured needs nothing here; laying it out will say what is wrong.
  private func need(of content: TextContent, in locale: LocaleTag) -> Need {
    guard let key = content.key else { return Need(width: 0, widestPiece: 0) }
    let text = predictor.strings.string(forKey: key, table: content.table, locale: locale).text
    guard
      let styled = try? predictor.measurer.prepare(
        text, font: TextFont(.style(.body)), locale: locale, isBoldTextOn: false, rules: nil)
    else { return Need(width: 0, widestPiece: 0) }
    return Need(
      width: styled.naturalWidth(at: .large), widestPiece: styled.minimumWidth(at: .large))
  }

  private static func writing(of locale: LocaleTag) -> Writing {
    if locale.isRightToLeft { return .rightToLeft }
    return switch locale.language {
    case "ja", "zh", "yue": .ideographs
    case "th", "lo", "km", "my": .unspaced
    case "hi", "mr", "ne", "bn", "pa", "gu", "or", "ta", "te", "kn", "ml", "si": .indic
    default: .spaced
    }
  }
}
