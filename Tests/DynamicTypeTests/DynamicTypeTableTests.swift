import DynamicType
import FoundationEssentials
import Testing
import TextUnits

@Suite("Text styles at the twelve sizes")
struct DynamicTypeTableTests {
  private let table = PlatformProfile.iOS.table

  /// Human Interface Guidelines, Typography, iOS and iPadOS Dynamic Type sizes.
  @Test(
    "point sizes from xSmall to AX5",
    arguments: [
      (TextStyle.largeTitle, [31, 32, 33, 34, 36, 38, 40, 44, 48, 52, 56, 60]),
      (.title1, [25, 26, 27, 28, 30, 32, 34, 38, 43, 48, 53, 58]),
      (.title2, [19, 20, 21, 22, 24, 26, 28, 34, 39, 44, 50, 56]),
      (.title3, [17, 18, 19, 20, 22, 24, 26, 31, 37, 43, 49, 55]),
      (.headline, [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53]),
      (.body, [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53]),
      (.callout, [13, 14, 15, 16, 18, 20, 22, 26, 32, 38, 44, 51]),
      (.subheadline, [12, 13, 14, 15, 17, 19, 21, 25, 30, 36, 42, 49]),
      (.footnote, [12, 12, 12, 13, 15, 17, 19, 23, 27, 33, 38, 44]),
      (.caption1, [11, 11, 11, 12, 14, 16, 18, 22, 26, 32, 37, 43]),
      (.caption2, [11, 11, 11, 11, 13, 15, 17, 20, 24, 29, 34, 40]),
    ] as [(TextStyle, [Points])])
  func pointSizes(style: TextStyle, sizes: [Points]) {
    #expect(ContentSize.allCases.map { table.metrics(of: style, at: $0).pointSize } == sizes)
  }

  @Test(
    "weights, plain and emphasised",
    arguments: zip(
      TextStyle.allCases,
      [.regular, .regular, .regular, .regular, .semibold] + Array(repeating: .regular, count: 6)
        as [FontWeight]))
  func weights(style: TextStyle, weight: FontWeight) {
    for size in ContentSize.allCases {
      let metrics = table.metrics(of: style, at: size)
      #expect(metrics.weight == weight)
      let isTitle = [.largeTitle, .title1, .title2].contains(style)
      #expect(metrics.emphasizedWeight == (isTitle ? .bold : .semibold))
    }
  }

  @Test(
    "every row of the collected table, the corrected leading of one cell apart",
    .enabled(if: SharedFacts.arePresent, "NOT TESTED: ../shared/facts is absent"))
  func everyRow() throws {
    let facts = try SharedFacts.table("dynamic-type-ios.csv")
    #expect(facts.rows.count == 132)
    var corrected: [String] = []
    for row in facts.rows {
      let style = try #require(TextStyle(name: row[facts.column("style")]))
      let size = try #require(ContentSize(name: row[facts.column("category")]))
      let metrics = table.metrics(of: style, at: size)
      #expect(metrics.pointSize == Points(row[facts.column("size_pt")]))
      #expect(metrics.weight == FontWeight(name: row[facts.column("weight")]))
      #expect(metrics.emphasizedWeight == FontWeight(name: row[facts.column("emphasized_weight")]))
      let leading = Points(row[facts.column("leading_pt")])
      if metrics.leading != leading { corrected.append("\(style) \(size) \(metrics.leading)") }
    }
    #expect(corrected == ["subheadline xxxLarge 26.0"])
    // As printed, the one cell is there too.
    #expect(DynamicTypeTable().metrics(of: .subheadline, at: .xxxLarge).leading == 28)
  }

  @Test("with the correction, the leading is a function of the size")
  func leadingBySize() {
    var leadings: [Points: Set<Points>] = [:]
    for style in TextStyle.allCases {
      for size in ContentSize.allCases {
        let metrics = table.metrics(of: style, at: size)
        leadings[metrics.pointSize, default: []].insert(metrics.leading)
      }
    }
    #expect(leadings.values.filter { $0.count != 1 }.isEmpty)
    // The HIG's pairs at `large`.
    #expect(leadings[17] == [22])
    #expect(leadings[21] == [26])
    #expect(leadings[53] == [62])
  }

  @Test("sizes never fall from one content size to the next")
  func monotone() {
    for style in TextStyle.allCases {
      let metrics = ContentSize.allCases.map { table.metrics(of: style, at: $0) }
      for (smaller, larger) in zip(metrics, metrics.dropFirst()) {
        #expect(smaller.pointSize <= larger.pointSize && smaller.leading <= larger.leading)
      }
    }
  }

  @Test("ratios of scaling, one cell corrected", arguments: TextStyle.allCases)
  func ratios(style: TextStyle) throws {
    let recorded = try Recording.table("scaled-metric-ratios")
    let row = try #require(recorded.rows.first { $0[0] == style.rawValue })
    for size in ContentSize.allCases {
      let ratio = table.metricRatio(of: style, at: size)
      if style == .subheadline, size == .xxxLarge {
        #expect(ratio == 1.3)  // 26 ÷ 20; the table has 1.4000 for the printed 28
      } else {
        // Printed with four decimals.
        let printed = try #require(Double(row[recorded.column(size.shortName)]))
        #expect(abs(ratio - printed) <= 0.00005, "\(size)")
      }
    }
  }

  @Test("lengths scaled like a style, on a threefold screen", arguments: 0..<9)
  func samples(row index: Int) throws {
    let recorded = try Recording.table("scaled-metric-samples")
    #expect(recorded.rows.count == 9)
    let row = recorded.rows[index]
    let value = try #require(Points(row[0]))
    let style = try #require(TextStyle(name: row[1]))
    for size in ContentSize.allCases {
      let printed = try #require(Points(row[recorded.column(size.shortName)]))
      let scaled = table.scaledMetric(value, relativeTo: style, at: size, pixels: .threefold)
      // Printed with three decimals.
      #expect(abs(scaled - printed) <= 0.0005, "\(size)")
    }
  }

  @Test("the one scaled length measured on a device: 17 at medium is 16⅓, by leading, not by size")
  func measuredSample() {
    #expect(table.scaledMetric(17, at: .medium, pixels: .threefold) == 49.0 / 3)
    #expect(
      table.scaledMetric(28, relativeTo: .headline, at: .accessibility5, pixels: .threefold) == 79)
    #expect(
      table.scaledMetric(17, at: .medium, pixels: PixelGrid(pixelsPerPoint: 2)) == 16)  // 16.227
  }

  @Test(
    "custom fonts take whole points (OpenSwiftUI, FontDefinition)",
    arguments: [
      (17.0, TextStyle.body, ContentSize.medium, 16.0),  // 16.227
      (17, .body, .accessibility5, 48),  // 47.909
      (28, .headline, .accessibility5, 79), (10, .body, .large, 10),
      (12, .caption1, .xSmall, 10),  // 9.75
    ] as [(Points, TextStyle, ContentSize, Points)])
  func customSizes(points: Points, style: TextStyle, size: ContentSize, expected: Points) {
    #expect(table.customFontSize(points, relativeTo: style, at: size) == expected)
    let font = TextFont(.relative(points, to: style))
    #expect(font.points(in: .iOS, at: size).pointSize == expected)
    #expect(font.points(in: .iOS, at: size).leading == nil)
  }
}

/// Data recorded beside these tests.
enum Recording {
  static func table(_ name: String) throws -> CSVTable {
    let file = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "Recordings/\(name).csv")
    return CSVTable(try String(contentsOf: file, encoding: .utf8))
  }
}
