import Copyfit
import Fidelity
import FoundationEssentials
import Testing

/// The engine's layouts against those measured on iOS, which stand beside the package.
@Suite struct LayoutFidelityTests {
  static let groundTruth = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().appending(path: "shared/ground-truth/layout.jsonl")

  @Suite(
    .enabled(
      if: FileManager.default.fileExists(atPath: LayoutFidelityTests.groundTruth.path),
      "SKIPPED: ../shared/ground-truth/layout.jsonl is absent; layouts are NOT checked"))
  struct AgainstMeasurements {
    static let study = Result {
      try LayoutStudy(
        Array(Data(contentsOf: LayoutFidelityTests.groundTruth)), by: try TextMeasurer())
    }

    /// Counts of an era: frames, those within a point and within a pixel; records likewise.
    static let counts: [(LayoutRecord.Era, [Int])] = [
      (.recent, [319, 301, 293, 167, 154, 146]),
      (.older, [15, 15, 13, 7, 7, 6]),
      (.catalyst, [6, 5, 5, 6, 5, 5]),
    ]

    @Test(arguments: counts) func countsAreThese(_ era: LayoutRecord.Era, _ counts: [Int]) throws {
      let layouts = try Self.study.get().layouts.filter { $0.record.era == era }
      let frames = layouts.flatMap { layout in layout.frames.map { (layout.pixel, $0) } }
      #expect(
        [
          frames.count, frames.count { ComparedLayout.agrees($0.1, 1) },
          frames.count { ComparedLayout.agrees($0.1, $0.0) }, layouts.count,
          layouts.count(where: \.isWithinPoint), layouts.count(where: \.isWithinPixel),
        ] == counts)
    }

    @Test func nineInTenOfRecentRecordsAreWithinAPoint() throws {
      let recent = try Self.study.get().layouts.filter { $0.record.era == .recent }
      #expect(recent.count(where: \.isWithinPoint) * 10 >= recent.count * 9)
    }

    @Test func everyMissIsNamed() throws {
      let layouts = try Self.study.get().layouts
      let unnamed = layouts.filter { !$0.isWithinPoint && $0.knownReason == nil }
      #expect(unnamed.map(\.record.id) == [])
      let healed = layouts.filter { $0.isWithinPoint && $0.knownReason != nil }
      #expect(healed.map(\.record.id) == [])
    }

    @Test func everyRecordIsLaidOutOrLeftOutForAReason() throws {
      let study = try Self.study.get()
      #expect(study.layouts.count == 180)
      #expect(study.omissions.count == 91)
      #expect(study.omissions.allSatisfy { !$0.reason.isEmpty })
    }
  }

  static func study(_ lines: String) throws -> LayoutStudy {
    try LayoutStudy(Array(lines.utf8), by: try TextMeasurer())
  }

  static func record(_ tree: String, _ expected: String) -> String {
    """
    {"id":"a","kind":"row","tree":\(tree),"condition":{"os":"iOS 27 simulator",\
    "device":"iPhone 402x874","scale":3,"size_category":"large","locale":"en"},\
    "expected":\(expected)}
    """
  }

  @Test func aRowIsHeldAgainstItsFrame() throws {
    let tree = #"{"node":"list_row","children":[{"node":"text","text":"x","font":"body"}]}"#
    let right = try Self.study(Self.record(tree, #"{"row_frame":[16,100,370,52]}"#))
    #expect(right.layouts.map(\.isWithinPixel) == [true])
    let wrong = try Self.study(Self.record(tree, #"{"row_frame":[16,100,370,54]}"#))
    #expect(wrong.layouts.map(\.isWithinPoint) == [false])
    #expect(wrong.layouts[0].frames[0].error == 2)
  }

  @Test(arguments: [
    (#"{"node":"uibutton","title":"x"}"#, "UIKit's texts"),
    (#"{"node":"mystery"}"#, "mystery"),
    (#"{"node":"vstack","children":["a picture"]}"#, "a picture"),
    (#"{"node":"vstack","children":[]}"#, "nothing that was measured"),
  ])
  func whatCannotBeStatedIsNamed(_ tree: String, _ reason: String) throws {
    let study = try Self.study(Self.record(tree, "{}"))
    #expect(study.layouts.isEmpty)
    #expect(study.omissions.map(\.id) == ["a"])
    #expect(study.omissions[0].reason.contains(reason))
  }

  @Test func brokenLineIsNamedByItsNumber() throws {
    #expect {
      try Self.study("{}\n{\"id\"\n")
    } throws: { "\($0)".hasPrefix("2:") }
  }
}
