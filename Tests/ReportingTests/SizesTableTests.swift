import DynamicType
import JSONDocuments
import Reporting
import Testing

/// Values are those of the Human Interface Guidelines (Typography, iOS Dynamic Type sizes,
/// collected 2026-11-30) and of Apple's tracking table for SF Pro.
@Suite("The Dynamic Type table")
struct SizesTableTests {
  @Test("a row per style, size and leading in points")
  func text() {
    let table = SizesTable(
      profile: .iOS, styles: [.largeTitle, .body, .caption2],
      sizes: [.xSmall, .large, .accessibility5])
    #expect(
      table.text == """
                       xSmall    large      AX5
        largeTitle      31/38    34/41    60/70
        body            14/19    17/22    53/62
        caption2        11/13    11/13    40/48

        size/leading in points; tracking, weights and scaled metrics with --format json

        """)
  }

  @Test("JSON has an object per style and size, in order")
  func order() throws {
    let rows = try rows(styles: [.title1, .footnote], sizes: [.small, .accessibility1])
    #expect(
      rows.map { "\($0["style"]?.stringValue ?? "") \($0["alias"]?.stringValue ?? "")" } == [
        "title1 small", "title1 AX1", "footnote small", "footnote AX1",
      ])
    #expect(rows.map { $0["size"] } == ["small", "accessibility1", "small", "accessibility1"])
  }

  /// Body: 17/22, tracking −0.43, semibold where emphasised; at AX5 53/62, 0.31. UIFontMetrics
  /// scales by the ratio of leadings: 62 / 22 = 2.8182.
  @Test("body in numbers")
  func body() throws {
    let rows = try rows(styles: [.body, .headline], sizes: [.large, .accessibility5])
    let large: [(String, JSONValue)] = [
      ("point_size", 17), ("leading", 22), ("weight", "regular"),
      ("emphasized_weight", "semibold"), ("metric_ratio", 1), ("tracking", .rounded(-0.43)),
    ]
    for (name, value) in large { #expect(rows[0][name] == value, "\(name)") }
    let largest: [(String, JSONValue)] = [
      ("point_size", 53), ("leading", 62), ("tracking", .rounded(0.31)),
      ("metric_ratio", .rounded(2.8182)),
    ]
    for (name, value) in largest { #expect(rows[1][name] == value, "\(name)") }
    #expect(rows[2]["weight"] == "semibold")
    #expect(rows[2]["emphasized_weight"] == "semibold")
  }

  /// The guidelines print 28 for subheadline at xxxLarge, and 26 for 21 pt everywhere else.
  @Test("a leading that is misprinted is mended")
  func correction() throws {
    let rows = try rows(styles: [.subheadline], sizes: [.xxxLarge])
    #expect(rows[0]["point_size"] == 21)
    #expect(rows[0]["leading"] == 26)
  }

  private func rows(styles: [TextStyle], sizes: [ContentSize]) throws -> [JSONValue] {
    let json = SizesTable(profile: .iOS, styles: styles, sizes: sizes).json
    return try #require(JSONDocument(parsing: json).root.arrayValue)
  }
}
