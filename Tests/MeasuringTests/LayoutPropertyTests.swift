import Copyfit
import FoundationEssentials
import RoundAdvances
import Testing

/// What must hold for every text, size and width, tried at 12 sizes and 40 widths each.
@Suite("Properties of layouts")
struct LayoutPropertyTests {
  private static let measurer = Result { try TextMeasurer() }

  private static func styled(_ text: String, _ locale: LocaleTag) throws -> StyledText {
    try measurer.get().prepare(text, font: TextFont(.style(.body)), locale: locale)
  }

  /// Widths from a few letters to a phone's, the same in every run.
  private static let widths: [Points] = {
    var random = SplitMix64(seed: 20_261_201)
    return (0..<40).map { _ in Points.random(in: 5...400, using: &random) }.sorted()
  }()

  @Test(
    "lines joined are the text, none is empty for nothing, each fits or is one cluster",
    arguments: PropertyTexts.all)
  func linesAreSound(sample: PropertyTexts.Sample) throws {
    let styled = try Self.styled(sample.text, sample.locale)
    for size in ContentSize.allCases {
      for width in Self.widths {
        let room = styled.constraints(width: width)
        let lines = styled.prepared.lines(styled.sizedFont(at: size), room)
        var position = 0
        for line in lines {
          #expect(line.clusters.lowerBound == position)
          #expect(!line.clusters.isEmpty)
          #expect(!line.text.isEmpty || line.reason == .mandatory, "\(size) \(width)")
          let first = styled.prepared.substring(position..<position + 1)
          #expect(
            line.width <= width + room.tolerance || line.text == first,
            "\(size) \(width) [\(line.text)]")
          position = line.clusters.upperBound
        }
        #expect(position == styled.prepared.clusterCount)
        let joined = lines.map { styled.prepared.substring($0.clusters) }.joined()
        #expect(joined == sample.text)
      }
    }
  }

  @Test(
    "the widest line, fed back as the limit, gives the same lines", arguments: PropertyTexts.all)
  func feedback(sample: PropertyTexts.Sample) throws {
    let styled = try Self.styled(sample.text, sample.locale)
    for size in ContentSize.allCases {
      let font = styled.sizedFont(at: size)
      for width in Self.widths {
        let room = styled.constraints(width: width)
        let statistics = styled.prepared.statistics(font, room)
        if statistics.overflows { continue }
        let again = styled.constraints(width: statistics.widestLine)
        #expect(
          styled.prepared.lines(font, again).map(\.clusters)
            == styled.prepared.lines(font, room).map(\.clusters), "\(size) \(width)")
      }
    }
  }

  @Test(
    "a wider room never has more lines, a larger size never fewer", arguments: PropertyTexts.all)
  func monotone(sample: PropertyTexts.Sample) throws {
    let styled = try Self.styled(sample.text, sample.locale)
    let counts = ContentSize.allCases.map { size in
      Self.widths.map { width in
        styled.prepared.statistics(styled.sizedFont(at: size), styled.constraints(width: width))
          .lineCount
      }
    }
    for row in counts {
      #expect(zip(row, row.dropFirst()).allSatisfy { $0 >= $1 })
    }
    for (smaller, larger) in zip(counts, counts.dropFirst()) {
      #expect(zip(smaller, larger).allSatisfy { $0 <= $1 })
    }
  }

  @Test("the reported width, fed back, gives the same lines")
  func reportedWidth() throws {
    var (same, other) = (0, 0)
    for sample in PropertyTexts.all {
      let styled = try Self.styled(sample.text, sample.locale)
      for size in ContentSize.allCases {
        for width in Self.widths {
          let layout = styled.layout(size: size, width: width)
          if layout.statistics.overflows { continue }
          let again = styled.layout(size: size, width: layout.width)
          if again.lines.map(\.clusters) == layout.lines.map(\.clusters) {
            same += 1
          } else {
            other += 1
          }
        }
      }
    }
    #expect(other == 0)
    #expect(same == 26_741)
  }

  /// A line's width comes from advances in the whole text, with what the break changes taken off
  /// or added: kerning, joining, trimming. Its text set alone must be as wide.
  @Test("a line's text shaped alone is as wide as predicted, fragments of words apart")
  func reshaping() throws {
    var compared = 0
    var residue: Set<String> = []
    for sample in PropertyTexts.all {
      let styled = try Self.styled(sample.text, sample.locale)
      for size in [ContentSize.small, .large, .xxLarge, .accessibility1, .accessibility5] {
        let font = styled.sizedFont(at: size)
        var seen: Set<Range<Int>> = []
        for width in Self.widths {
          let lines = styled.prepared.lines(font, styled.constraints(width: width))
          for (index, line) in lines.enumerated()
          where line.reason != .softHyphen && seen.insert(line.clusters).inserted {
            compared += 1
            let alone = try Self.styled(line.text, sample.locale).prepared
              .naturalWidth(font, styled.constraints())
            // Three corrections are kept as Float, each below an em and so exact to 2⁻²⁵ em.
            if abs(alone - line.width) <= font.pointSize * 3 / Double(1 << 25) { continue }
            #expect(abs(alone - line.width) <= font.pointSize * 0.1481)
            residue.insert("\(sample.locale),\(line.text)")
            // Only where a word came apart at both ends.
            #expect(
              line.reason == .emergency && index > 0, "\(sample.testDescription) [\(line.text)]")
          }
        }
      }
    }
    #expect(compared == 14_629)
    #expect(residue == (try Self.recordedResidue()))
  }

  private static func recordedResidue() throws -> Set<String> {
    let file = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "Recordings/reshaping-residue.csv")
    let table = CSVTable(try String(contentsOf: file, encoding: .utf8))
    return Set(table.rows.map { "\($0[0]),\($0[1])" })
  }
}
