import JSONDocuments
import Testing

/// What the program cannot do it says in one line, on standard error, with exit code 2.
@Suite struct BadInputTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let arguments: [String]
    let says: [String]

    init(_ arguments: String..., says: String...) {
      self.arguments = arguments
      self.says = says
    }

    var testDescription: String { arguments.joined(separator: " ") }
  }

  private func expectFailure(
    _ arguments: [String], says parts: [String], environment: [String: String] = [:]
  ) throws {
    let run = try CopyfitProgram.run(arguments, environment: environment)
    #expect(run.status == 2)
    #expect(run.output == "")
    #expect(run.error.hasPrefix("copyfit: "))
    #expect(run.error.hasSuffix("\n"))
    #expect(run.error.count { $0 == "\n" } == 1)
    for part in parts { #expect(run.error.contains(part), "\(run.error)") }
  }

  @Test(arguments: [
    Case("mesure", "x", says: "unknown command \"mesure\"", "measure"),
    Case("measure", "x", "--size", "accesibility5", says: "\"accesibility5\"", "accessibility5?"),
    Case("measure", "x", "--size", "", says: "size"),
    Case("measure", "x", "--locale", "jp", says: "\"jp\"", "ja"),
    Case("measure", "x", "--locale", "english please", says: "english please"),
    Case("measure", "x", "--style", "boddy", says: "\"boddy\"", "body?"),
    Case("measure", "x", "--weight", "semi-bold", says: "\"semi-bold\"", "semibold?"),
    Case("measure", "x", "--widht", "3", says: "\"--widht\"", "--width?"),
    Case("measure", "x", "--family", "Intre", says: "Intre", "Inter?"),
    Case("measure", "x", "--truncate", "tial", says: "\"tial\"", "tail?"),
    Case("measure", "x", "--line-break", "strickt", says: "\"strickt\"", "strict?"),
    Case("sizes", "--format", "jsn", says: "\"jsn\"", "json?"),
    Case("help", "mesure", says: "mesure", "measure?"),
  ])
  func unknownNameIsToldTheNearest(_ sample: Case) throws {
    try expectFailure(sample.arguments, says: sample.says)
  }

  @Test(arguments: ["0", "-1", "nan", "inf", "-inf", "1e999", "", "wide", "12pt"])
  func widthMustBeALength(_ width: String) throws {
    try expectFailure(["measure", "x", "--width", width], says: ["--width"])
    try expectFailure(["measure", "x", "--height=\(width)"], says: ["--height"])
    try expectFailure(["measure", "x", "--font-size", width], says: ["--font-size"])
  }

  @Test(arguments: [
    Case("measure", "x", "--width", says: "--width needs a value"),
    Case("measure", "x", "y", says: "one text", "quotes"),
    Case("measure", "x", "--lines", "0", says: "--lines"),
    Case("measure", "x", "--lines", "1.5", says: "--lines"),
    Case("measure", "x", "--min-scale", "0", says: "--min-scale"),
    Case("measure", "x", "--min-scale", "1.1", says: "--min-scale"),
    Case("measure", "x", "--letter-spacing", "nan", says: "--letter-spacing"),
    Case("measure", "x", "--style", "body", "--font-size", "9", says: "not both"),
    Case("check", "/nowhere/A.xcstrings", "--width", "9", says: "/nowhere/A.xcstrings"),
    Case("check", "/nowhere/A.xcstrings", says: "--width is missing"),
    Case("measure", "x", "--bold=no", says: "--bold takes no value"),
    Case("measure", "--width", "9", says: "standard input", "--fonts"),
    Case("measure", "--italic", says: "standard input"),
    Case("measure", "x", "--font-size", "1e308", says: "--font-size", "10000"),
    Case("measure", "x", "--letter-spacing", "-1e308", says: "--letter-spacing", "10000"),
    Case("wrap", "x", "--width", "", says: "--width", "names nothing"),
    Case("measure", "x", "--letter-spacing", "-20", says: "-20 pt", "or more"),
    Case("wrap", "x", "--size", "large", "--size", "AX1", says: "twice", "--size large,AX1"),
    Case("measure", "x", "--width", "9", "--width=8", says: "9 and 8", "give one"),
    Case("wrap", "x", "--output", "", says: "--output names no file"),
    Case("help", "trunkated", says: "did you mean truncated?"),
    Case(
      "check", "Corpus/Localizable.xcstrings", "--width", "9", "--device", "iphone-16",
      says: "--device is for apps and layouts"),
    Case(
      "check", "Corpus/Localizable.xcstrings", "--width", "9", "--cures",
      says: "--cures is for apps and layouts"),
    Case("wrap", "x", "--size", ",", says: "--size", "names nothing"),
    Case("wrap", "x", "--locale", " ", says: "--locale", "names nothing"),
    Case("sizes", "--style", "", says: "--style", "names nothing"),
    Case(
      "check", "Corpus/Localizable.xcstrings", "--width", "9", "--locale", "",
      says: "--locale", "names nothing"),
    Case(
      "check", "Corpus/Localizable.xcstrings", "--width", "9", "--locale", "all,xx",
      says: "\"xx\""),
  ])
  func mistakeIsNamed(_ sample: Case) throws {
    try expectFailure(sample.arguments, says: sample.says)
  }

  @Test func fontThatIsNoneIsNamed() throws {
    let folder = try TemporaryFolder()
    let options = ["measure", "x", "--fonts", folder.path()]
    try expectFailure(options, says: [folder.path(), ".ttf"])
    let absent = folder.path("absent")
    try expectFailure(["measure", "x", "--fonts", absent], says: [absent])
    let font = folder.path("A.ttf")
    try folder.write("", to: "A.ttf")
    try expectFailure(options, says: [font, "empty"])
    try folder.write("Dear font,", to: "A.ttf")
    try expectFailure(options, says: [font, "not a font"])
    try folder.write([0, 1, 0, 0, 0, 9], to: "A.ttf")
    try expectFailure(options, says: [font, "cut short"])
  }

  @Test func missingFontsAreSearchedOutLoud() throws {
    try expectFailure(
      ["measure", "x"], says: ["/nowhere/at/all", "COPYFIT_FONTS"],
      environment: ["COPYFIT_FONTS": "/nowhere/at/all"])
  }

  @Test func inputThatCannotBeReadIsNoEmptyInput() throws {
    let folder = try TemporaryFolder()
    let run = try CopyfitProgram.run(["measure"], inputPath: folder.path())
    #expect(run.status == 2)
    #expect(run.error.hasPrefix("copyfit: cannot read standard input: "))
  }

  @Test func whatFollowsTwoDashesIsText() throws {
    let run = try CopyfitProgram.run(["measure", "--", "--help"])
    #expect(run.status == 0)
    #expect(try run.answer["visible_text"] == "--help")
  }

  @Test(arguments: [[], ["help"], ["help", "measure"], ["measure", "--help"], ["--version"]])
  func askingForHelpIsNoMistake(_ arguments: [String]) throws {
    let run = try CopyfitProgram.run(arguments)
    #expect(run.status == 0)
    #expect(run.error == "")
    #expect(run.output.hasPrefix("copyfit"))
  }
}
