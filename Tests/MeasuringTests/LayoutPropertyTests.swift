import Copyfit
import Foundation
import Testing

/// What must hold for every text, size and width, tried on 60 texts × 12 sizes × 40 widths.
@Suite("Properties of layouts")
struct LayoutPropertyTests {
  @Test("probe", arguments: [0])
  func probe(_: Int) throws {
    let measurer = try TextMeasurer()
    var random = SplitMix64(seed: 1)
    var counts: [String: Int] = [:]
    var examples: [String: [String]] = [:]
    func note(_ kind: String, _ text: @autoclosure () -> String) {
      counts[kind, default: 0] += 1
      if examples[kind, default: []].count < 60 { examples[kind, default: []].append(text()) }
    }
    for sample in PropertyTexts.all {
      let styled = try measurer.prepare(sample.text, font: TextFont(.style(.body)), locale: sample.locale)
      let prepared = styled.prepared
      let widths = (0..<40).map { _ in Double.random(in: 5...400, using: &random) }.sorted()
      var grid: [[Int]] = []
      for size in ContentSize.allCases {
        let font = styled.sizedFont(at: size)
        var row: [Int] = []
        for width in widths {
          let room = styled.constraints(width: width)
          let lines = prepared.lines(font, room)
          row.append(lines.count)
          counts["layouts", default: 0] += 1
          let statistics = prepared.statistics(font, room)
          let widest = statistics.widestLine
          if !statistics.overflows {
            let again = prepared.lines(font, styled.constraints(width: widest))
            if again.map(\.clusters) != lines.map(\.clusters) { note("feedback", "\(sample) \(size) \(width)") }
            let layout = styled.layout(size: size, room)
            let third = prepared.lines(font, styled.constraints(width: layout.width))
            if third.map(\.clusters) != lines.map(\.clusters) { note("reported", "\(sample) \(size) \(width) \(layout.width)") }
          }
          var at = 0
          for line in lines {
            if line.clusters.lowerBound != at || line.clusters.isEmpty { note("joined", "\(sample)") }
            at = line.clusters.upperBound
            if line.text.isEmpty && line.reason != .mandatory { note("empty", "\(sample) \(size) \(width)") }
            if line.width > width + room.tolerance && line.clusters.count > 1 { note("too wide", "\(sample) \(size) \(width) \(line.text) \(line.width)") }
          }
          if at != prepared.clusterCount { note("joined", "\(sample)") }
        }
        for (i, pair) in zip(row, row.dropFirst()).enumerated() where pair.1 > pair.0 { note("width up", "\(sample) \(size) \(widths[i]) \(widths[i+1]) \(pair)") }
        grid.append(row)
      }
      for (s, pair) in zip(grid, grid.dropFirst()).enumerated() {
        for w in widths.indices where pair.1[w] < pair.0[w] { note("size up", "\(sample) \(s) \(widths[w]) \(pair.0[w]) \(pair.1[w])") }
      }
      for size in [ContentSize.small, .large, .xxLarge, .accessibility1, .accessibility5] {
        let font = styled.sizedFont(at: size)
        var seen: Set<Range<Int>> = []
        for width in widths {
          for line in prepared.lines(font, styled.constraints(width: width)) where seen.insert(line.clusters).inserted {
            guard line.reason != .softHyphen else { continue }
            counts["reshaped", default: 0] += 1
            let alone = try measurer.prepare(line.text, font: TextFont(.style(.body)), locale: sample.locale)
            let difference = alone.prepared.naturalWidth(font, styled.constraints()) - line.width
            if abs(difference) > 1e-5 * font.pointSize / 10 {
              note("reshape \(sample.locale) \(size)", "\(sample) [\(line.text)] \(difference / font.pointSize) em")
            }
          }
        }
      }
    }
    var out = ""
    for (kind, list) in examples.sorted(by: { $0.key < $1.key }) {
      out += "KIND \(kind) \(counts[kind] ?? 0)\n"
      for text in list.prefix(14) { out += "    \(text)\n" }
    }
    try out.write(toFile: "/tmp/h-eng-prop.txt", atomically: true, encoding: .utf8)
    print(counts.sorted { $0.key < $1.key })
  }
}
