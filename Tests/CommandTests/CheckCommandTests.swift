import FoundationEssentials
import JSONDocuments
import Testing

@Suite("copyfit check")
struct CheckCommandTests {
  private static let corpus = "Corpus/Localizable.xcstrings"

  /// Two short keys in three languages.
  private static let good = """
    {"sourceLanguage":"en","strings":{
    "OK":{"localizations":{"de":{"stringUnit":{"value":"OK"}},
    "ja":{"stringUnit":{"value":"はい"}}}},
    "Cancel":{"localizations":{"de":{"stringUnit":{"value":"Abbrechen"}},
    "ja":{"stringUnit":{"value":"中止"}}}}
    },"version":"1.0"}
    """

  @Test("what is doubtful is told once, however often its file is named")
  func diagnosticsOnce() throws {
    let folder = try Self.folder(["A.strings": "\"a\" = \"1\";\n\"a\" = \"2\";\n"])
    let path = folder.path("A.strings")
    let run = try CopyfitProgram.run(["check", path, path, "--width", "1000"])
    #expect(run.error.split(separator: "\n").count == 1)
    #expect(run.error.hasPrefix("copyfit: \(path):2: "))
  }

  @Test("--limit 0 leaves the summary")
  func noKeys() throws {
    let run = try CopyfitProgram.run(
      ["check", Self.corpus, "--width", "160", "--limit", "0", "--locale", "en"])
    #expect(run.status == 1)
    #expect(!run.output.contains("  1. "))
    #expect(run.output.contains("\n… and "))
    #expect(run.output.contains(" with findings, "))
  }

  // MARK: Exit codes

  @Test("0 where every text fits")
  func nothingFound() throws {
    let folder = try Self.folder(["A.xcstrings": Self.good])
    let run = try CopyfitProgram.run(["check", folder.path("A.xcstrings"), "--width", "1000"])
    #expect(run.status == 0)
    #expect(run.output.hasPrefix("\(folder.path("A.xcstrings")): 2 keys × 3 languages × 12 sizes"))
    #expect(run.output.contains("\nnothing to report\n"))
    #expect(run.error == "")
  }

  @Test("1 where some do not")
  func found() throws {
    let folder = try Self.folder(["A.xcstrings": Self.good])
    let run = try CopyfitProgram.run(
      ["check", folder.path("A.xcstrings"), "--width", "60", "--lines", "1"])
    #expect(run.status == 1)
    #expect(run.output.contains("  1. \"Cancel\"  \(folder.path("A.xcstrings")):4\n"))
    #expect(run.error == "")
  }

  @Test(
    "2 where it cannot run, with one line that tells the way out",
    arguments: [
      ([], "name an app's folder, a catalog or a layout: copyfit check MyApp"),
      (
        [corpus],
        "--width is missing: how many points of room do the texts have? "
          + "(Layouts need none; name their .json files.)"
      ),
      ([corpus, "--width"], "--width needs a value: --width PT"),
      ([corpus, "--width", "wide"], "--width \"wide\" is no number; give points, such as 160"),
      (
        [corpus, "--width", "0"],
        "--width is 0.0; give a number of points above 0, or leave it out for no limit"
      ),
      (
        [corpus, "--width", "160", "--with", "2"],
        "unknown option of copyfit check \"--with\"; did you mean --width?"
      ),
      (
        [corpus, "--width", "160", "--size", "AX6"],
        "unknown size \"AX6\"; did you mean AX1?"
      ),
      (
        [corpus, "--width", "160", "--format", "jsn"],
        "unknown format \"jsn\"; did you mean json?"
      ),
      (
        [corpus, "--width", "160", "--limit", "-1"],
        "--limit \"-1\" is neither a whole number, 0 or more, nor all"
      ),
      ([corpus, "--width", "160", "--jobs", "x"], "--jobs \"x\" is no whole number above 0"),
      (
        [corpus, "--width", "160", "--style", "body", "--font-size", "20"],
        "give --style or --font-size, not both"
      ),
      (
        ["Nowhere.xcstrings", "--width", "160"],
        "Nowhere.xcstrings: does not exist; check the path and its permissions"
      ),
      (
        ["Package.swift", "--width", "160"],
        "Package.swift: not a string catalog; "
          + "name an .xcstrings, .strings or .stringsdict file, or a folder with some"
      ),
      (
        ["Scripts", "--width", "160"],
        "Scripts: no .xcstrings, .strings or .stringsdict file in this folder"
      ),
    ])
  func cannotRun(arguments: [String], message: String) throws {
    let run = try CopyfitProgram.run(["check"] + arguments)
    #expect(run.status == 2)
    #expect(run.output == "")
    #expect(run.error == "copyfit: \(message)\n")
  }

  // MARK: Languages

  @Test(
    "a language that the catalog lacks is an error that names its nearest, or all",
    arguments: [
      ("jp", "did you mean ja?"), ("dee", "did you mean de?"), ("it", "there are de, en, ja"),
      ("de,jp", "did you mean ja?"),
    ])
  func unknownLocale(names: String, remedy: String) throws {
    let folder = try Self.folder(["A.xcstrings": Self.good])
    let run = try CopyfitProgram.run(
      ["check", folder.path("A.xcstrings"), "--width", "160", "--locale", names])
    let name = names.split(separator: ",").last ?? ""
    #expect(run.status == 2)
    #expect(run.output == "")
    #expect(run.error == "copyfit: unknown language of A \"\(name)\"; \(remedy)\n")
  }

  @Test("a variety of a language of the catalog is none that it lacks")
  func variety() throws {
    let folder = try Self.folder(["A.xcstrings": Self.good])
    let run = try CopyfitProgram.run(
      ["check", folder.path("A.xcstrings"), "--width", "1000", "--locale", "de-AT, en"])
    #expect(run.status == 0)
    #expect(run.output.contains(": 2 keys × 2 languages × 12 sizes = 48 conditions"))
  }

  @Test("of several catalogs one may lack a language, but not all")
  func languageOfOne() throws {
    let english = #"{"sourceLanguage":"en","strings":{"OK":{}}}"#
    let folder = try Self.folder(["A.xcstrings": english, "B.xcstrings": Self.good])
    let run = try CopyfitProgram.run(
      ["check", folder.path(), "--width", "1000", "--locale", "ja"])
    #expect(run.status == 0)
    #expect(run.output.contains("1 key and language pair without a translation"))
    let none = try CopyfitProgram.run(
      ["check", folder.path(), "--width", "1000", "--locale", "it"])
    #expect(none.status == 2)
    #expect(none.output == "")
    #expect(
      none.error == "copyfit: unknown language of these catalogs \"it\"; there are de, en, ja\n")
  }

  // MARK: Broken catalogs

  @Test(
    "a broken catalog is one line with the place",
    arguments: [
      (
        "{\"sourceLanguage\":\"en\",\n\"strings\":{\n\"k\":{},\n\"k\":{}}}",
        ":4: the name \"k\" stands twice, first on line 3; "
          + "open the file in a text editor and mend the line"
      ),
      (
        "{\"sourceLanguage\":\"en\",\n\"strings\":{\n\"k\":{",
        ":3: expected a name in double quotes, found the end of the text; "
          + "open the file in a text editor and mend the line"
      ),
      (
        "",
        ":1: the text is empty; a JSON value was expected; open the file in a text editor and mend the line"
      ),
    ])
  func broken(text: String, message: String) throws {
    let folder = try Self.folder(["Broken.xcstrings": text])
    let path = folder.path("Broken.xcstrings")
    for named in [path, folder.path()] {
      let run = try CopyfitProgram.run(["check", named, "--width", "160"])
      #expect(run.status == 2)
      #expect(run.output == "")
      #expect(run.error == "copyfit: \(path)\(message)\n")
    }
  }

  @Test("of a good and a broken catalog the good one is reported, and the broken one named")
  func oneOfTwoBroken() throws {
    let folder = try Self.folder(["Broken.xcstrings": "{", "Good.xcstrings": Self.good])
    for format in ["text", "json"] {
      let run = try CopyfitProgram.run(
        ["check", folder.path(), "--width", "1000", "--format", format])
      #expect(run.status == 2)
      #expect(run.output.contains(folder.path("Good.xcstrings")))
      #expect(!run.output.contains("Broken"))
      #expect(run.error.hasPrefix("copyfit: \(folder.path("Broken.xcstrings")):1: "))
      #expect(run.error.split(separator: "\n").count == 1)
    }
  }

  @Test("what is doubtful about a catalog is named, and does not change the exit code")
  func diagnostics() throws {
    let folder = try Self.folder([
      "en.lproj/Table.strings": "\"a\" = \"one\";\n\"a\" = \"two\";\n",
      "de.lproj/Table.strings": "\"a\" = \"zwei\";\n",
    ])
    let run = try CopyfitProgram.run(["check", folder.path(), "--width", "1000"])
    #expect(run.status == 0)
    #expect(run.output.hasPrefix("\(folder.path())/…/Table (2 files): 1 key × 2 languages"))
    #expect(run.error.hasPrefix("copyfit: \(folder.path("en.lproj/Table.strings")):2: "))
    #expect(run.error.split(separator: "\n").count == 1)
  }

  @Test("a link to a catalog is that catalog")
  func link() throws {
    let folder = try Self.folder(["A.xcstrings": Self.good])
    try FileManager.default.createSymbolicLink(
      atPath: folder.path("B.xcstrings"), withDestinationPath: folder.path("A.xcstrings"))
    let run = try CopyfitProgram.run(["check", folder.path("B.xcstrings"), "--width", "1000"])
    #expect(run.status == 0)
    #expect(run.error == "")
  }

  // MARK: Output

  @Test("JSON is one document, however many catalogs there are", arguments: [1, 2])
  func json(catalogs: Int) throws {
    let folder = try Self.folder(
      Dictionary(uniqueKeysWithValues: (1...catalogs).map { ("\($0).xcstrings", Self.good) }))
    let run = try CopyfitProgram.run(
      ["check", folder.path(), "--width", "60", "--lines", "1", "--format", "json"])
    #expect(run.status == 1)
    let root = try JSONDocument(parsing: run.output).root
    let reports = try #require(root["catalogs"]?.arrayValue)
    #expect(reports.count == catalogs)
    for (number, report) in zip(1..., reports) {
      #expect(report["files"] == [.string(folder.path("\(number).xcstrings"))])
      #expect(report["coverage"]?["conditions"]?.integerValue == 2 * 3 * 12)
      #expect(report["keys"]?.arrayValue?.first?["key"] == "Cancel")
    }
  }

  @Test("--limit sets how many keys are written out, and says how many are not")
  func limit() throws {
    let arguments = ["check", Self.corpus, "--width", "160", "--lines", "1", "--style", "caption1"]
    func keys(_ limit: String) throws -> (written: Int, last: Substring?) {
      let run = try CopyfitProgram.run(arguments + ["--limit", limit])
      let lines = run.output.split(separator: "\n")
      return (
        lines.count { $0.contains(/^ {0,2}[0-9]+\. "/) }, lines.last { $0.contains("more key") }
      )
    }
    let all = try keys("all")
    #expect(all.written > 20)
    #expect(all.last == nil)
    let two = try keys("2")
    #expect(two.written == 2)
    #expect(two.last == "… and \(all.written - 2) more keys (--limit all)")
    let allButOne = try keys("\(all.written - 1)")
    #expect(allButOne.last == "… and 1 more key (--limit all)")
  }

  private static func folder(_ files: [String: String]) throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    for (name, text) in files { try folder.write(text, to: name) }
    return folder
  }
}
