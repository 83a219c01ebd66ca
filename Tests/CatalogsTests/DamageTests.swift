import Catalogs
import Testing
import TextUnits

@Suite("Damaged catalogs")
struct DamageTests {
  /// Files of every format, each cut short and altered at many places. What is read is sampled
  /// too; the test is that nothing traps and that every refusal names the file.
  @Test(
    "no damage makes a reader trap",
    arguments: [
      "Settings.xcstrings", "Binary.strings", "Table/en.lproj/Table.strings",
      "Table/en.lproj/Table.stringsdict", "Table/de.lproj/Table.strings",
    ])
  func damage(name: String) throws {
    let bytes = try Recording.bytes("\(Recording.folder)/\(name)")
    let deadline = ContinuousClock.now + .seconds(5)
    var places = 0
    // A prime step, so that the places fall on all kinds of characters.
    for index in stride(from: 0, to: bytes.count, by: bytes.count < 1000 ? 1 : 31)
    where ContinuousClock.now < deadline {
      places += 1
      try read(Array(bytes[..<index]), name)
      for byte: UInt8 in [0x00, 0x22, 0x25, 0x3C, 0x7B, 0xFF, bytes[index] ^ 0x10] {
        var damaged = bytes
        damaged[index] = byte
        try read(damaged, name)
      }
      try read(Array(bytes[..<index] + bytes[(index + 1)...]), name)
    }
    #expect(places > 20)
  }

  @Test("deep nesting is an error in every format")
  func depth() {
    let levels = 100_000
    for (text, path) in [
      (String(repeating: "[", count: levels), "a.xcstrings"),
      ("a = " + String(repeating: "(", count: levels), "a.strings"),
      (String(repeating: "{a=", count: levels), "a.strings"),
      ("<plist>" + String(repeating: "<array>", count: levels), "a.stringsdict"),
    ] {
      let error = #expect(throws: CatalogError.self) {
        try CatalogReader().read(Array(text.utf8), path: path)
      }
      #expect(error?.description.contains("levels deep") == true)
    }
  }

  private func read(_ bytes: [UInt8], _ name: String) throws {
    let arabic = try #require(LocaleTag("ar"))
    let catalog: StringCatalog
    do {
      catalog = try CatalogReader().read(bytes, path: name)
    } catch {
      #expect(error.description.hasPrefix("\(name):"))
      return
    }
    for entry in catalog.entries { _ = try entry.samples(in: arabic) }
  }
}
