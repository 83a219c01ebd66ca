import FoundationEssentials
import Testing
import TextUnits

@testable import Typeface

/// Finding faces by family, weight and slant, without opening them.
@Suite struct FontBookTests {
  @Test func tableHasTheFacesOfTheFonts() throws {
    let listed = try TestFonts.bundled.records()
    #expect(listed.count == 54)
    for record in listed {
      let probed = try FaceRecord.probe(path: record.path)
      let face = try #require(probed.first { $0.index == record.index })
      // The static cuts bear the variable family's name; the table tells them apart.
      let family = record.family == "Inter Static" ? "Inter" : record.family
      #expect(face.family == family || face.family.hasPrefix(family + " "), "\(record)")
      #expect(face.weight == record.weight, "\(record)")
      #expect(face.isItalic == record.isItalic, "\(record)")
      #expect(face.hasWeightAxis == record.hasWeightAxis, "\(record)")
    }
  }

  @Test func lookingUpOpensNothing() throws {
    let book = try FontBook(bundled: TestFonts.bundled)
    #expect(book.familyNames.count == 31)
    #expect(book.has(family: "noto sans cjk jp"))
    let record = try #require(book.record(family: "Inter", weight: .bold))
    #expect(book.openedFaceCount == 0)
    let face = try book.face(record)
    #expect(book.openedFaceCount == 1)
    #expect(try book.face(record) === face)
    #expect(book.openedFaceCount == 1)
  }

  /// Faces of 400, 500, 600 and 700 stand in the table; halfway the first listed wins.
  @Test(arguments: [
    (100, "Regular"), (400, "Regular"), (440, "Regular"), (460, "Medium"), (500, "Medium"),
    (610, "SemiBold"), (660, "Bold"), (900, "Bold"), (450, "Regular"),
  ])
  func nearestWeightServes(_ weight: Int, _ style: String) throws {
    let book = try FontBook(bundled: TestFonts.bundled)
    let record = try #require(book.record(family: "Inter Static", weight: FontWeight(weight)))
    #expect(record.path == TestFonts.path("Inter/static/Inter-\(style).otf"))
  }

  @Test func slantIsGivenUpOnlyWhereThereIsNone() throws {
    let book = try FontBook(bundled: TestFonts.bundled)
    let italic = try #require(book.record(family: "Inter", weight: .bold, isItalic: true))
    #expect(italic.path == TestFonts.path("Inter/InterVariable-Italic.ttf"))
    let upright = try #require(book.record(family: "Inter", weight: .bold))
    #expect(upright.path == TestFonts.path("Inter/InterVariable.ttf"))
    let arabic = try #require(
      book.record(family: "Noto Sans Arabic", weight: .bold, isItalic: true))
    #expect(arabic.path == TestFonts.path("NotoSansArabic/NotoSansArabic-Bold.ttf"))
  }

  /// A table is enough to look faces up by; these files do not exist.
  @Test func slantCountsMoreThanWeight() throws {
    try TestFonts.withFolder { folder in
      let table = """
        family,file,index,weight,italic,axes
        Fake,Regular.ttf,0,400,0,
        Fake,BoldItalic.ttf,0,700,1,
        """
      try Data(table.utf8).write(to: folder.appending(path: "faces.csv"))
      let book = try FontBook(bundled: BundledFonts(directory: folder.path))
      let italic = try #require(book.record(family: "Fake", weight: .regular, isItalic: true))
      #expect(italic.path == folder.path + "/BoldItalic.ttf")
      let bold = try #require(book.record(family: "Fake", weight: .bold))
      #expect(bold.path == folder.path + "/Regular.ttf")
      #expect(throws: FontError.unreadable(path: bold.path)) { try book.face(bold) }
    }
  }

  @Test(arguments: ["", "Helvetica", "Inter ", "Noto Sans CJK"])
  func unknownFamilyIsNone(_ family: String) throws {
    let book = try FontBook(bundled: TestFonts.bundled)
    #expect(!book.has(family: family))
    #expect(book.record(family: family, weight: .regular) == nil)
  }

  @Test(arguments: [
    (0, "Noto Sans CJK JP"), (1, "Noto Sans CJK KR"), (2, "Noto Sans CJK SC"),
    (3, "Noto Sans CJK TC"), (4, "Noto Sans CJK HK"),
  ])
  func collectionHasAFamilyAnIndex(_ index: Int, _ family: String) throws {
    let probed = try FaceRecord.probe(path: TestFonts.path("NotoSansCJK/NotoSansCJK-Regular.ttc"))
    #expect(probed.count == 10)
    #expect(probed[index].index == index)
    #expect(probed[index].family == family)
    let book = try FontBook(bundled: TestFonts.bundled)
    #expect(book.record(family: family, weight: .regular)?.index == index)
  }

  @Test func fontsOfTheUserWin() throws {
    try TestFonts.withFolder { folder in
      let sub = folder.appending(path: "deep/er")
      try FileManager.default.createDirectory(at: sub, withIntermediateDirectories: true)
      let copy = sub.appending(path: "Hebrew.TTF")
      try FileManager.default.copyItem(
        atPath: TestFonts.path("NotoSansHebrew/NotoSansHebrew-Regular.ttf"), toPath: copy.path)
      try Data("not a font, and not named like one".utf8)
        .write(to: folder.appending(path: "README.md"))
      let book = try FontBook(bundled: TestFonts.bundled, directories: [folder.path])
      // The user's family replaces the bundled one whole, its bold face too.
      let record = try #require(book.record(family: "Noto Sans Hebrew", weight: .bold))
      #expect(record.path == copy.path)
      #expect(book.familyNames.count == 31)
      let alone = try FontBook(bundled: nil, directories: [copy.path])
      #expect(alone.familyNames == ["Noto Sans Hebrew"])
    }
  }
}
