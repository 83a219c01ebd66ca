import Testing
import TextUnits

@Suite("Numbers and characters")
struct ValueTests {
  @Test(
    "a piecewise linear function is linear between its points and constant outside",
    arguments: [
      (-5.0, 0.0), (10, 0), (12.5, 0.25), (20, 1), (25, 0.5), (30, 0), (40, 4), (99, 4),
    ])
  func piecewise(place: Double, value: Double) {
    // Given out of order on purpose.
    let function = PiecewiseLinear([(30, 0), (10, 0), (40, 4), (20, 1)])
    #expect(function(at: place) == value)
  }

  @Test("a function of one point is constant, one of none is 0")
  func fewPoints() {
    #expect(PiecewiseLinear([(3, 7)])(at: -100) == 7)
    #expect(PiecewiseLinear([(3, 7)])(at: 100) == 7)
    #expect(PiecewiseLinear([])(at: 5) == 0)
  }

  @Test(
    "lengths are rounded to pixels",
    arguments: [
      // Pixels to the point, length, rounded up, nearest.
      (3.0, 20.287, 61.0 / 3, 61.0 / 3),  // 60.861
      (3, 16.227, 49.0 / 3, 49.0 / 3),  // 48.682
      (2, 20.287, 20.5, 20.5),  // 40.574
      (3, 20, 20, 20), (3, 0, 0, 0), (1, 20.4, 21, 20), (2, 20.2, 20.5, 20),
      // A hair over a pixel is on it: 60.0003 and 60.003 pixels.
      (3, 20.0001, 20, 20), (3, 20.001, 61.0 / 3, 20),
      (2, -0.6, -0.5, -0.5),
    ] as [(Double, Points, Points, Points)])
  func pixels(perPoint: Double, length: Points, up: Points, nearest: Points) {
    let grid = PixelGrid(pixelsPerPoint: perPoint)
    #expect(grid.roundedUp(length) == up)
    #expect(!(up == 0 && grid.roundedUp(length).sign == .minus))
    #expect(grid.rounded(length) == nearest)
  }

  @Test("a screen without pixels is a programmer's error")
  func noPixels() async {
    await #expect(processExitsWith: .failure) { _ = PixelGrid(pixelsPerPoint: 0) }
  }

  @Test(
    "weights by SwiftUI's names and numbers",
    arguments: [
      ("ultraLight", 100, "ultraLight"), ("thin", 200, "thin"), ("light", 300, "light"),
      ("regular", 400, "regular"), ("Medium", 500, "medium"), ("SEMIBOLD", 600, "semibold"),
      ("bold", 700, "bold"), ("heavy", 800, "heavy"), ("black", 900, "black"),
      ("600", 600, "semibold"), ("650", 650, "650"), ("1", 1, "1"), ("1000", 1000, "1000"),
    ])
  func weights(name: String, value: Int, written: String) {
    #expect(FontWeight(name: name)?.value == value)
    #expect(FontWeight(name: name)?.name == written)
  }

  @Test("no weights", arguments: ["", "fat", "0", "1001", "-400", "4e2", " bold", "600.5"])
  func notWeights(name: String) {
    #expect(FontWeight(name: name) == nil)
  }

  @Test("weights stay in OpenType's range and have an order")
  func weightRange() {
    #expect([-5, 0, 1, 1000, 1001].map { FontWeight($0).value } == [1, 1, 1, 1000, 1000])
    #expect(FontWeight.regular < .bold)
    #expect(FontWeight.names.map(\.weight) == FontWeight.names.map(\.weight).sorted())
  }

  @Test(
    "UTF-16 is read a character at a time, a lone surrogate as itself",
    arguments: [
      ([0x61, 0x65E5], [0x61, 0x65E5]),
      ([0xD83D, 0xDE00, 0x61], [0x1F600, 0x61]),
      ([0xD800, 0xDC00], [0x10000]), ([0xDBFF, 0xDFFF], [0x10FFFF]),
      ([0xD83D], [0xD83D]), ([0xD83D, 0x61], [0xD83D, 0x61]),
      ([0xDE00, 0xD83D], [0xDE00, 0xD83D]), ([0xD83D, 0xD83D, 0xDE00], [0xD83D, 0x1F600]),
      ([], []),
    ] as [([UInt16], [UInt32])])
  func utf16(units: [UInt16], scalars: [UInt32]) {
    var index = 0
    var read: [UInt32] = []
    while index < units.count { read.append(UTF16Text.scalar(in: units, at: &index)) }
    #expect(read == scalars)
    #expect(index == units.count)
  }

  @Test(
    "lengths for people have one decimal at most",
    arguments: [
      (53.0, "53"), (20.333, "20.3"), (20.25, "20.3"), (-0.5, "-0.5"), (-3, "-3"), (0.04, "0"),
      (0, "0"), (.infinity, "inf"), (1e20, "1e+20"),
    ] as [(Points, String)])
  func short(value: Points, text: String) {
    #expect(PointsText.short(value) == text)
  }

  @Test("the reasons of line ends have the names of the JSON contract")
  func reasons() {
    #expect(
      BreakReason.allCases.map(\.name) == [
        "end", "mandatory", "word", "hyphen", "soft-hyphen", "ideographic", "phrase", "anywhere",
        "emergency",
      ])
  }
}
