import LineBreaking
import RoundAdvances
import Testing
import TextUnits

@Suite("Counting lines costs no memory", .serialized)
struct AllocationTests {
  private static let rooms: [(String, LineConstraints)] = [
    ("Paired Macs and other things, told at some length", LineConstraints(width: 80)),
    ("日本語の長い文字列。「引用」もある", LineConstraints(width: 50)),
    ("abcdefghijklmnopqrstuvwxyz", LineConstraints(width: 40)),
    ("Sil¬ben¬tren¬nung ist ei¬ne Kunst", LineConstraints(width: 60)),
    ("今日‖は|天気‖が|いい", LineConstraints(width: 40)),
    ("a\tb\tc d\te", LineConstraints(width: 70)),
    ("one\ntwo three   \n\nfour", LineConstraints(width: 50)),
    ("one two three four", LineConstraints(width: 50, lines: 2)),
    ("one two three four", LineConstraints(width: 50, lines: 1, truncation: .middle)),
    ("one two\nthree four", LineConstraints(width: 50, lines: 1, truncation: .head)),
    ("one two", LineConstraints(width: 50, height: 10, overflowWrap: .normal)),
    ("one   \n", LineConstraints(width: 30, lines: 1)),
  ]

  @Test("no layout in numbers allocates", arguments: 0..<rooms.count)
  func statistics(index: Int) {
    let (notation, room) = Self.rooms[index]
    let text = RoundText(notation).prepared
    let font = SizedFont.round(10)
    var lines = 0
    let sizes = AllocationProbe.sizesTaken {
      for _ in 0..<100 { lines += text.statistics(font, room).lineCount }
    }
    #expect(sizes.isEmpty)
    #expect(lines >= 100)
  }

  @Test("the probe sees one array, though it is freed at once", arguments: [1, 4, 40, 120])
  func probe(length: Int) {
    var sum = 0
    let sizes = AllocationProbe.sizesTaken {
      sum += Array(repeating: length, count: length).reduce(0, +)
    }
    // 32 bytes come before the elements.
    #expect(sizes.contains { $0 >= 32 + 8 * length && $0 < 48 + 8 * length })
    #expect(sum == 4 * length * length)
    #expect(AllocationProbe.sizesTaken {}.isEmpty)
  }
}
