import Catalogs
import Testing
import TextUnits

@Suite("Reading .strings and .stringsdict")
struct StringsTableTests {
  @Test(
    "OpenStep text in all its forms",
    arguments: [
      ("\"a\" = \"b\";", "a=b"), ("\"a\"=\"b\"", "a=b"), ("a.b-c_1 = $x/y:z;", "a.b-c_1=$x/y:z"),
      ("\"key\";", "key=key"), ("{ a = b; c = d; }", "a=b c=d"), ("", ""), ("/* only */", ""),
      ("/* x */ \"a\" /* y */ = // z\n \"b\" ;", "a=b"), ("'a' = 'b';", "a=b"),
      (#""a" = "\n\t\"\\\r\a\q";"#, "a=\n\t\"\\\r\u{7}q"),
      (#""a" = "\U0041\u00e9\101\60";"#, "a=Aé" + "A0"),
      (#""a" = "\UD83D\UDE00\UD83D";"#, "a=😀\u{FFFD}"),
      ("\"a\" = \"two\nlines\";", "a=two\nlines"),
      ("\"a\" = \"/* no comment */\";", "a=/* no comment */"),
      ("\"実行\" = \"中 😀\";", "実行=中 😀"),
    ])
  func openStep(text: String, expected: String) throws {
    let catalog = try CatalogReader().read(Array(text.utf8), path: "en.lproj/T.strings")
    let found = catalog.entries.map { entry in
      "\(entry.key)=\(entry.localizations.values.first?.variants.first?.template.source ?? "-")"
    }
    #expect(found.joined(separator: " ") == expected)
  }

  @Test("every encoding gives the same table", arguments: Encoding.allCases)
  func encodings(encoding: Encoding) throws {
    let text = "/* A comment */\n\"title\" = \"実行中 😀\";\n"
    let catalog = try CatalogReader().read(encoding.bytes(of: text), path: "ja.lproj/T.strings")
    let entry = try #require(catalog.entries.first)
    #expect(entry.key == "title")
    #expect(entry.comment == "A comment")
    #expect(entry.line == 2)
    #expect(entry.localizations.keys.map(\.identifier) == ["ja"])
    #expect(entry.localizations.values.first?.variants.map(\.template.source) == ["実行中 😀"])
  }

  @Test(
    "errors name the line and what is wrong",
    arguments: [
      ("\"a\" = \"b\"\n\"c\" = \"d\";", "1: expected ';' after the entry \"a\", found '\"'"),
      ("\n\"a\" \"b\";", "2: expected ';' after the entry \"a\", found '\"'"),
      ("\n\"a", "2: the string that begins here has no closing quote"),
      ("\"a\" = ;", "1: expected a string in quotes, found ';'"),
      ("/* a\n", "1: the comment that begins here is never closed by '*/'"),
      ("{ a = b;\n", "1: the dictionary that begins here is never closed by '}'"),
      ("= b;", "1: expected a string in quotes, found '='"),
      ("{} x", "1: expected the end of the file, found 'x'"),
      ("a = <00", "1: the data that begins here is never closed by '>'"),
      ("( a b )", "1: expected ',' or ')' in a list, found 'b'"),
    ])
  func syntaxErrors(text: String, message: String) {
    let error = #expect(throws: CatalogError.self) {
      try CatalogReader().read(Array(text.utf8), path: "T.strings")
    }
    #expect(
      error?.description == "T.strings:\(message); open the file in a text editor and mend the line"
    )
  }

  @Test(
    "XML errors name the line and what is wrong",
    arguments: [
      (
        "<plist>\n<dict>\n<string>a</string></dict></plist>",
        "3: expected <key> or </dict>, found <string>"
      ),
      ("<plist><dict><key>a</key>\n<string>b</dict>", "2: expected </string>, found </dict>"),
      ("<plist><dict><key>a</key>\n<string>b", "2: <string> is never closed"),
      (
        "<plist><dict><key>a</key><text/></dict></plist>",
        "1: <text> is no element of a property list"
      ),
      ("<plist><string>a & b</string></plist>", "1: '&' must be written &amp;"),
      (
        "<plist><string>&nbsp;</string></plist>",
        "1: &nbsp; is not known; '&' alone must be written &amp;"
      ),
      ("<?xml?>\n<html>", "2: expected <plist>, found <html>"),
      ("<plist><dict/>", "1: expected a tag, found the end of the file"),
    ])
  func xmlErrors(text: String, message: String) {
    let error = #expect(throws: CatalogError.self) {
      try CatalogReader().read(Array(text.utf8), path: "T.stringsdict")
    }
    #expect(
      error?.description
        == "T.stringsdict:\(message); open the file in a text editor and mend the line")
  }

  @Test(
    "a value of the wrong kind is an error with its line",
    arguments: [
      ("a = (b);", "1: \"a\" must be a dictionary, not an array"),
      ("( a )", "1: a table of texts is a dictionary, not an array"),
      (
        "a = {\nb = {\none = {}; }; NSStringLocalizedFormatKey = x; };",
        "3: in \"a\", \"one\" must be a string, not a dictionary"
      ),
      (
        "a = { b = { one = c; }; };",
        "1: no NSStringLocalizedFormatKey and no rule of width or device"
      ),
    ])
  func structureErrors(text: String, message: String) {
    let error = #expect(throws: CatalogError.self) {
      try CatalogReader().read(Array(text.utf8), path: "T.stringsdict")
    }
    #expect(
      error?.description == "T.stringsdict:\(message); "
        + "mend the line, or remove the entry and let Xcode write it anew")
  }

  @Test("bytes in no encoding are an error")
  func undecodable() {
    for (bytes, message) in [
      (
        [0x22, 0x0A, 0xFF], "T.strings:2: the text is not valid UTF-8 here; save the file as UTF-8"
      ),
      (
        [0xFE, 0xFF, 0x00],
        "T.strings: text in UTF-16 with half a code unit at its end; save the file as UTF-8"
      ),
      (
        [0xFE, 0xFF, 0xD8, 0x00],
        "T.strings: text in UTF-16 with half a surrogate pair in it; save the file as UTF-8"
      ),
    ] as [([UInt8], String)] {
      let error = #expect(throws: CatalogError.self) {
        try CatalogReader().read(bytes, path: "T.strings")
      }
      #expect(error?.description == message)
    }
  }

  @Test("the files of several languages make one table")
  func grouping() throws {
    let reader = CatalogReader()
    let sources = try reader.findCatalogs(under: Recording.folder)
    #expect(sources.map(\.tableName) == ["Binary", "Settings", "Table"])
    let catalog = try reader.read(#require(sources.last))
    #expect(catalog.files.count == 4)
    #expect(catalog.sourceLanguage.identifier == "en")
    #expect(catalog.locales.map(\.identifier) == ["de", "en"])
    #expect(
      catalog.entries.map(\.key) == [
        "base.only", "title", "count", "twice", "width", "device", "only.german",
      ])
    let title = try #require(catalog.entry(forKey: "title"))
    #expect(title.comment == "The title of the screen")
    #expect(try title.samples(in: #require(LocaleTag("de"))).map(\.text) == ["Gekoppelte Macs"])
    let german = try #require(catalog.entry(forKey: "only.german"))
    #expect(try german.samples(in: #require(LocaleTag("en"))).map(\.text) == ["only.german"])
  }

  @Test("a key that stands twice is reported, and the last one counts")
  func duplicates() throws {
    let path = "\(Recording.folder)/Table/en.lproj/Table.strings"
    let catalog = try CatalogReader().read(path: path)
    let english = try #require(LocaleTag("en"))
    #expect(try catalog.entry(forKey: "twice")?.samples(in: english).map(\.text) == ["second"])
    #expect(
      catalog.diagnostics.map(\.description) == [
        "\(path):6: \"twice\" stands twice, also on line 5; the last one counts"
      ])
  }

  @Test("the three kinds of rules in a .stringsdict")
  func rules() throws {
    let catalog = try CatalogReader().read(
      path: "\(Recording.folder)/Table/en.lproj/Table.stringsdict")
    let english = try #require(LocaleTag("en"))
    func samples(_ key: String) throws -> [String] {
      try #require(catalog.entry(forKey: key)).samples(in: english).map {
        "\($0.variant)|\($0.text)"
      }
    }
    #expect(
      try samples("count") == ["macs: plural one|1 Mac & more", "macs: plural other|0 Macs & more"])
    #expect(try samples("width") == ["width 20|Short", "width 50|A longer text"])
    #expect(try samples("device") == ["device iphone|Tap here", "device mac|Click here"])
    #expect(catalog.entries.map(\.line) == [5, 21, 31])
  }

  /// `Binary.strings` was written by Python's plistlib.
  @Test("a binary property list, as apps are shipped with")
  func binary() throws {
    let catalog = try CatalogReader().read(path: "\(Recording.folder)/Binary.strings")
    let english = try #require(LocaleTag("en"))
    #expect(catalog.entries.map(\.key) == ["count", "title", "実行"])
    #expect(catalog.entries.map(\.line) == [nil, nil, nil])
    #expect(
      try catalog.entries.flatMap { try $0.samples(in: english) }.map(\.text) == [
        "1 Mac", "0 Macs, a text of more than fifteen letters", "Paired Macs", "中 😀",
      ])
  }

  @Test("paths that cannot be read are errors")
  func unreadable() throws {
    let reader = CatalogReader()
    let missing = #expect(throws: CatalogError.self) { try reader.read(path: "/nowhere/a.strings") }
    #expect(
      missing?.description
        == "/nowhere/a.strings: does not exist; check the path and its permissions")
    let folder = #expect(throws: CatalogError.self) { try reader.findCatalogs(under: "/nowhere") }
    #expect(folder?.description == "/nowhere: does not exist; check the path and its permissions")
    let unknown = #expect(throws: CatalogError.self) { try reader.read(path: "a.json") }
    #expect(
      unknown?.description == "a.json: not a string catalog; "
        + "name an .xcstrings, .strings or .stringsdict file, or a folder with some")
  }
}

/// The encodings a `.strings` file may have.
enum Encoding: String, CaseIterable, Sendable {
  case utf8, utf8WithMark, utf16Little, utf16LittleWithMark, utf16Big, utf16BigWithMark

  func bytes(of text: String) -> [UInt8] {
    switch self {
    case .utf8: Array(text.utf8)
    case .utf8WithMark: Array("\u{FEFF}\(text)".utf8)
    case .utf16Little: text.utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
    case .utf16LittleWithMark: [0xFF, 0xFE] + Self.utf16Little.bytes(of: text)
    case .utf16Big: text.utf16.flatMap { [UInt8($0 >> 8), UInt8($0 & 0xFF)] }
    case .utf16BigWithMark: [0xFE, 0xFF] + Self.utf16Big.bytes(of: text)
    }
  }
}
