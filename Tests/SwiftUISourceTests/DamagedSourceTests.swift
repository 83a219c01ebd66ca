import FoundationEssentials
import SwiftUISource
import Testing

/// Source that is cut off or changed at random is read all the same.
@Suite("Damaged source")
struct DamagedSourceTests {
  private static let app =
    "/"
    + "\(#filePath)".split(separator: "/").dropLast(3)
    .joined(separator: "/") + "/Corpus/SettingsApp"

  private static let sources: [String] = ["Rows", "Components", "Screens"].flatMap { folder in
    let names = (try? FileManager.default.contentsOfDirectory(atPath: "\(app)/\(folder)")) ?? []
    return names.sorted().filter { $0.hasSuffix(".swift") }.compactMap { name in
      (try? Data(contentsOf: URL(filePath: "\(app)/\(folder)/\(name)"))).map {
        String(decoding: $0, as: UTF8.self)
      }
    }
  }

  @Test("cut anywhere, doubled, or with characters changed: no crash, no endless reading")
  func damaged() {
    #expect(Self.sources.count > 30)
    var generator = SplitMix(seed: 20_261_201)
    var read = 0
    for source in Self.sources {
      let characters = Array(source)
      for _ in 0..<6 {
        var damaged = characters
        let place = Int(generator.next() % UInt64(damaged.count))
        switch generator.next() % 4 {
        case 0: damaged.removeSubrange(place...)
        case 1: damaged.removeSubrange(place..<min(place + 9, damaged.count))
        case 2: damaged.insert(contentsOf: characters.prefix(place), at: place)
        default: damaged[place] = ["{", "}", "(", "\"", "\\", "."][Int(generator.next() % 6)]
        }
        let reading = AppReader().read(source: String(damaged), named: "Damaged.swift")
        #expect(reading.fileCount == 1)
        read += 1
      }
    }
    #expect(read == Self.sources.count * 6)
  }
}

/// Numbers that look random and are the same on every run (SplitMix64).
private struct SplitMix {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}
