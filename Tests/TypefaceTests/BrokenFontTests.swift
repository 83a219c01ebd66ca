import FoundationEssentials
import Testing
import TextUnits

@testable import Typeface

/// Files that are no fonts, or half of one: an error that says so, and never a trap.
@Suite struct BrokenFontTests {
  private static func open(_ path: String, index: Int = 0) throws(FontError) -> FontFace {
    try FontFace(FaceRecord(family: "", path: path, index: index))
  }

  private func expect(_ contents: Data, isRefusedAs error: (String) -> FontError) throws {
    try TestFonts.withFolder { folder in
      let path = folder.appending(path: "Broken.ttf").path
      try contents.write(to: URL(filePath: path))
      #expect(throws: error(path)) { try Self.open(path) }
      #expect(throws: error(path)) { try FontBook(bundled: nil, directories: [folder.path]) }
    }
  }

  @Test func emptyFileIsUnreadable() throws {
    try expect(Data(), isRefusedAs: FontError.unreadable(path:))
  }

  @Test(arguments: ["Dear font,\n", "<html></html>", "OTT", "wOF2"])
  func textIsNoFont(_ text: String) throws {
    try expect(Data(text.utf8), isRefusedAs: FontError.notAFont(path:))
  }

  /// A download that stopped, at any place: with its first four bytes a file says it is a font.
  @Test(arguments: [4, 7, 12, 100, 300, 1_000, 5_000, 20_000, -1_000, -4])
  func truncatedFontIsIncomplete(_ length: Int) throws {
    let whole = try Data(
      contentsOf: URL(filePath: TestFonts.path("NotoSansHebrew/NotoSansHebrew-Regular.ttf")))
    let cut = whole.prefix(length < 0 ? whole.count + length : length)
    try expect(cut, isRefusedAs: FontError.incomplete(path:))
  }

  @Test func truncatedCollectionIsIncomplete() throws {
    let whole = try Data(
      contentsOf: URL(filePath: TestFonts.path("NotoSansCJK/NotoSansCJK-Regular.ttc")))
    try expect(whole.prefix(100_000), isRefusedAs: FontError.incomplete(path:))
  }

  @Test func missingFileIsUnreadable() throws {
    try TestFonts.withFolder { folder in
      let path = folder.appending(path: "Absent.ttf").path
      #expect(throws: FontError.unreadable(path: path)) { try Self.open(path) }
      #expect(throws: FontError.unreadable(path: folder.path)) { try Self.open(folder.path) }
    }
  }

  @Test(arguments: [1, 2, 1_000_000, -1])
  func indexOutOfRangeIsNoSuchFace(_ index: Int) throws {
    let path = TestFonts.path("NotoSansHebrew/NotoSansHebrew-Regular.ttf")
    #expect(throws: FontError.noSuchFace(path: path, index: index)) {
      try Self.open(path, index: index)
    }
  }

  @Test func folderWithoutFontsIsNamed() throws {
    try TestFonts.withFolder { folder in
      #expect(throws: FontError.noFonts(directory: folder.path)) {
        try FontBook(bundled: TestFonts.bundled, directories: [folder.path])
      }
      let absent = folder.path + "/absent"
      #expect(throws: FontError.noFonts(directory: absent)) {
        try FontBook(bundled: TestFonts.bundled, directories: [absent])
      }
    }
  }

  @Test func missingTableIsNamed() throws {
    try TestFonts.withFolder { folder in
      #expect(throws: FontError.unreadable(path: folder.path + "/faces.csv")) {
        try FontBook(bundled: BundledFonts(directory: folder.path))
      }
    }
  }

  /// 300 fonts with 40 bytes changed each, by a fixed sequence of numbers, in every third also in
  /// the list of tables: whatever still opens can be asked for anything.
  @Test func damagedFontNeverTraps() throws {
    let whole = try Data(
      contentsOf: URL(filePath: TestFonts.path("NotoSansHebrew/NotoSansHebrew-Regular.ttf")))
    var state: UInt64 = 2026
    func next(_ limit: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % limit
    }
    try TestFonts.withFolder { folder in
      let path = folder.appending(path: "Damaged.ttf").path
      var opened = 0
      for font in 0..<300 {
        var bytes = whole
        let first = font % 3 == 0 ? 0 : 300
        for _ in 0..<40 { bytes[first + next(bytes.count - first)] = UInt8(next(256)) }
        if font % 3 == 0 { bytes[next(300)] = UInt8(next(256)) }
        try bytes.write(to: URL(filePath: path))
        _ = try? FontBook(bundled: nil, directories: [path])
        guard let face = try? Self.open(path) else { continue }
        opened += 1
        let font = face.instance(at: DesignPosition(weight: .bold))
        let glyphs = "א1Ω".unicodeScalars.compactMap(font.glyph(for:))
        _ = glyphs.map(font.advance(of:))
        _ = font.lineExtents
        _ = face.outlines(of: glyphs + [0, 65_535, 4_000_000_000], at: .standard)
      }
      #expect(opened > 100)
    }
  }
}
