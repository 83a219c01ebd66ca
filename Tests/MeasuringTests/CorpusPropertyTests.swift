import Catalogs
import Copyfit
import RoundAdvances
import Testing

/// What must hold for every text, over all strings of the corpus × 12 sizes × 40 widths.
@Suite("Properties of layouts of the corpus")
struct CorpusPropertyTests {
  private static let measurer = Result { try TextMeasurer() }
  private static let catalog = Result { () throws -> StringCatalog in
    let root = #filePath.split(separator: "/", omittingEmptySubsequences: false).dropLast(3)
    return try CatalogReader().read(
      path: (root + ["Corpus", "Localizable.xcstrings"]).joined(separator: "/"))
  }

  private static let widths: [Points] = {
    var random = SplitMix64(seed: 20_261_202)
    return (0..<40).map { _ in Points.random(in: 5...400, using: &random) }.sorted()
  }()

  @Test(
    "lines are sound, fed-back widths agree, more room never means more lines",
    arguments: ["en", "ja", "de", "fr", "es", "ar", "hi", "th", "ko", "zh-Hans", "ru", "fi"])
  func properties(_ tag: String) throws {
    let locale = try #require(LocaleTag(tag))
    let texts = try Set(
      Self.catalog.get().entries.flatMap { try $0.samples(in: locale).map(\.text) })
    #expect(texts.count >= 70)
    for text in texts {
      let styled = try Self.measurer.get().prepare(
        text, font: TextFont(.style(.body)), locale: locale)
      var smaller = Array(repeating: 0, count: Self.widths.count)
      for size in ContentSize.allCases {
        let counts = try lineCounts(styled, size)
        let falls = zip(counts, counts.dropFirst()).allSatisfy { $0 >= $1 }
        let rises = zip(smaller, counts).allSatisfy { $0 <= $1 }
        if !falls || !rises { Issue.record("\(tag) \(size): \(text)") }
        smaller = counts
      }
    }
  }

  /// The number of lines at each width, each layout checked.
  private func lineCounts(_ styled: StyledText, _ size: ContentSize) throws -> [Int] {
    let prepared = styled.prepared
    let font = styled.sizedFont(at: size)
    return Self.widths.map { width in
      let room = styled.constraints(width: width)
      let statistics = prepared.statistics(font, room)
      let lines = prepared.lines(font, room)
      var position = 0
      var isSound = lines.count == statistics.lineCount
      for line in lines {
        isSound = isSound && line.clusters.lowerBound == position && !line.clusters.isEmpty
        isSound = isSound && (!line.text.isEmpty || line.reason == .mandatory)
        // One cluster may be wider than its line; what hangs behind it does not count.
        let first = prepared.substring(position..<position + 1)
        isSound = isSound && (line.width <= width + room.tolerance || line.text == first)
        position = line.clusters.upperBound
      }
      isSound = isSound && position == prepared.clusterCount
      if !statistics.overflows {
        let again = styled.constraints(width: statistics.widestLine)
        isSound = isSound && prepared.statistics(font, again) == statistics
      }
      if !isSound { Issue.record("\(size) \(width): \(prepared.text)") }
      return statistics.lineCount
    }
  }
}
