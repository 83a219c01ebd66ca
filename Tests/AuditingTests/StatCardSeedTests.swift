import DynamicType
import LayoutPrediction
import Testing
import TextUnits

/// A card whose lengths follow the text size: `StatCard` of the seeds.
@Suite("The seed of the stat card")
struct StatCardSeedTests {
  /// Lengths of a size, in thirds of a point.
  struct Row: Sendable {
    let size: ContentSize
    let icon: Double
    let padding: Double
    let title: Double
    let value: Double
  }

  // A length follows the leading of its style, rounded to a pixel: the icon is 28 × leading of
  // headline ÷ 22, the padding 16 × leading of body ÷ 22. Leadings of both from xSmall to AX5: 19,
  // 20, 21, 22, 24, 26, 29, 34, 40, 48, 56, 62. At AX5 the icon is 28 × 62 ÷ 22 = 78.91: 237 thirds;
  // the padding 16 × 62 ÷ 22 = 45.09: 135.
  //
  // A line is 2444 ÷ 2048 of its font's size, rounded up to a pixel. Subheadline: 12, 13, 14, 15,
  // 17, 19, 21, 25, 30, 36, 42, 49 pt. Headline: 14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53 pt.
  // At large they are 17.90 and 20.29: 54 and 61 thirds.
  //
  // "128,400" has 393 less twice the padding, the icon, and the spacing (3/4 of the padding) at both
  // sides of the column: 209.5 pt at AX3, where it is 156 wide, and 179.3 at AX4, where it is 182.
  // From there it has two lines, the leading apart: 56.09 + 56 = 112.09, 63.25 + 62 = 125.25.
  static let rows = [
    Row(size: .xSmall, icon: 73, padding: 41, title: 43, value: 51),
    Row(size: .small, icon: 76, padding: 44, title: 47, value: 54),
    Row(size: .medium, icon: 80, padding: 46, title: 51, value: 58),
    Row(size: .large, icon: 84, padding: 48, title: 54, value: 61),
    Row(size: .xLarge, icon: 92, padding: 52, title: 61, value: 69),
    Row(size: .xxLarge, icon: 99, padding: 57, title: 69, value: 76),
    Row(size: .xxxLarge, icon: 111, padding: 63, title: 76, value: 83),
    Row(size: .accessibility1, icon: 130, padding: 74, title: 90, value: 101),
    Row(size: .accessibility2, icon: 153, padding: 87, title: 108, value: 119),
    Row(size: .accessibility3, icon: 183, padding: 105, title: 129, value: 144),
    Row(size: .accessibility4, icon: 214, padding: 122, title: 151, value: 337),
    Row(size: .accessibility5, icon: 237, padding: 135, title: 176, value: 376),
  ]

  @Test("its frames are those of the Dynamic Type tables", arguments: rows)
  func frames(row: Row) throws {
    let views = try Seed.named("stat-card").views(at: row.size)
    let (icon, padding) = (row.icon / 3, row.padding / 3)
    let (title, value) = (row.title / 3, row.value / 3)
    let column = icon + padding + padding * 0.75
    // A part of a screen stands below the safe area of the phone, 59 pt.
    let top = 59 + padding
    let frames = try ["icon", "title", "value"].map { id in
      let view = id == "icon" ? views.first { $0.id == id && $0.kind == "frame" }?.frame : nil
      return try #require(view ?? views.frame(id))
    }
    // The column is the higher one, and the icon stands in its middle.
    let height = title + 4 + value
    #expect(isClose(frames[0].minX, padding))
    #expect(isClose(frames[0].minY, top + (height - icon) / 2))
    #expect(isClose(frames[0].width, icon) && isClose(frames[0].height, icon))
    #expect(isClose(frames[1].minX, column) && isClose(frames[2].minX, column))
    #expect(isClose(frames[1].minY, top) && isClose(frames[1].height, title))
    #expect(isClose(frames[2].minY, top + title + 4) && isClose(frames[2].height, value))
  }

  /// Sums of doubles differ by hairs.
  private func isClose(_ length: Points, _ other: Points) -> Bool { abs(length - other) < 1e-6 }
}
