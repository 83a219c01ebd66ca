import Testing

@Suite("copyfit render")
struct RenderCommandTests {
  /// A button whose title has no room at AX5, over a text.
  private static let layout = """
    {"version":1,"name":"A & B","canvas":"component","view":{"type":"vstack","children":[
    {"type":"button","label":{"type":"text","key":"save"},
    "modifiers":[{"type":"frame","width":120,"height":44}]},
    {"type":"text","verbatim":"OK"}]}}
    """

  private static let catalog = """
    {"sourceLanguage":"en","strings":{"save":{"localizations":{
    "en":{"stringUnit":{"value":"Save changes"}},
    "ar":{"stringUnit":{"value":"حفظ التغييرات"}}}}},"version":"1.0"}
    """

  private static let sheet = """
    {"version":1,"name":"s","canvas":"screen","view":{"type":"text","verbatim":"A","modifiers":[
    {"type":"sheet","content":{"type":"text","verbatim":"B"}}]}}
    """

  private static func run(_ layout: String, _ options: String...) throws -> CopyfitProgram.Run {
    let folder = try TemporaryFolder()
    try folder.write(layout, to: "a.json")
    try folder.write(catalog, to: "Localizable.xcstrings")
    return try CopyfitProgram.run(
      ["render", folder.path("a.json"), "--strings", folder.path("Localizable.xcstrings")]
        + options)
  }

  /// How many elements of a class a picture has.
  private static func count(_ style: String, in svg: String) -> Int {
    svg.ranges(of: "class=\"\(style)").count
  }

  @Test("a panel for each locale, size and device, each with what is asked for")
  func panels() throws {
    let run = try Self.run(
      Self.layout, "--locale", "en,ar", "--size", "large,AX5", "--device", "iphone-16,iphone-se-3",
      "--bold")
    #expect(run.status == 0)
    #expect(run.error == "")
    #expect(run.output.hasPrefix("<svg xmlns=\"http://www.w3.org/2000/svg\""))
    #expect(run.output.contains("<title>A &amp; B</title>"))
    #expect(Self.count("cf-edge", in: run.output) == 8)
    for header in ["en · large · bold", "en · AX5 · bold", "ar · large · bold", "ar · AX5 · bold"] {
      #expect(run.output.ranges(of: ">\(header)</text>").count == 2, "\(header)")
    }
    // The texts are outlines of the catalog's words, not of the key.
    #expect(!run.output.contains(">save<"))
    #expect(run.output.contains("Save changes"))
    #expect(Self.count("cf-ink", in: run.output) >= 8)
  }

  @Test("findings are numbered where they are, and named below")
  func findings() throws {
    let run = try Self.run(Self.layout, "--size", "AX5")
    #expect(run.output.contains(">fixed-width-control</text>"))
    #expect(run.output.contains(">always 120 pt wide, whatever its title needs</text>"))
    // Each number stands on the screen and in the legend.
    let numbers = Self.count("cf-badge", in: run.output)
    #expect(numbers >= 4 && numbers.isMultiple(of: 2))
    #expect(Self.count("cf-frame", in: run.output) > 0)
    #expect(Self.count("cf-target", in: run.output) == 1)
  }

  @Test("what is shown can be chosen")
  func layers() throws {
    let none = try Self.run(Self.layout, "--size", "AX5", "--show", "none").output
    for style in ["cf-badge", "cf-mark", "cf-frame", "cf-target", "cf-safe"] {
      #expect(Self.count(style, in: none) == 0, "\(style)")
    }
    let safe = try Self.run(Self.layout, "--size", "AX5", "--show", "safe-area").output
    #expect(Self.count("cf-safe", in: safe) == 1)
    #expect(Self.count("cf-badge", in: safe) == 0)
    let one = try Self.run(Self.layout, "--size", "AX5", "--rule", "fixed-width-control").output
    #expect(Self.count("cf-badge", in: one) == 2)
  }

  @Test("one screen of several")
  func screen() throws {
    #expect(Self.count("cf-edge", in: try Self.run(Self.sheet).output) == 2)
    let sheet = try Self.run(Self.sheet, "--screen", "sheet")
    #expect(Self.count("cf-edge", in: sheet.output) == 1)
    #expect(sheet.output.contains("· sheet</text>"))
    let absent = try Self.run(Self.sheet, "--screen", "popover,alert")
    #expect(absent.status == 2)
    #expect(absent.error.hasSuffix(" has no alert or popover; it has root, sheet\n"))
  }

  @Test("--output writes the same to a file, and nothing on standard output")
  func output() throws {
    let folder = try TemporaryFolder()
    let run = try Self.run(Self.layout, "--output", folder.path("a.svg"))
    #expect(run.status == 0)
    #expect(run.output == "")
    #expect(try folder.read("a.svg") == Self.run(Self.layout).output)
    #expect(try folder.names == ["a.svg"])
  }

  @Test("a file that cannot be written whole is left as it was")
  func partialOutput() throws {
    let folder = try TemporaryFolder()
    try folder.write("before", to: "a.svg")
    try folder.write(Self.layout, to: "a.json")
    // Files of this shell may have 512 bytes, or 1024 where a block is as large.
    let run = try CopyfitProgram.shell(
      "trap '' XFSZ && ulimit -f 1 && copyfit render \(CopyfitProgram.quoted(folder.path("a.json")))"
        + " --output \(CopyfitProgram.quoted(folder.path("a.svg")))")
    #expect(run.status == 2)
    #expect(run.error == "copyfit: cannot write \(folder.path("a.svg")): File too large\n")
    #expect(try folder.read("a.svg") == "before")
    #expect(try folder.names == ["a.json", "a.svg"])
  }

  @Test(
    "where nothing can be written is told",
    arguments: [
      ("/dev/full", "No space left on device"), ("Sources", "Is a directory"),
      ("nowhere/a.svg", "No such file or directory"),
    ])
  func unwritable(path: String, says: String) throws {
    let run = try Self.run(Self.layout, "--output", path)
    #expect(run.status == 2)
    #expect(run.error == "copyfit: cannot write \(path): \(says)\n")
    let full = try CopyfitProgram.shell("copyfit sizes > /dev/full")
    #expect(full.status == 2)
    #expect(full.error == "copyfit: cannot write the output: No space left on device\n")
  }

  @Test(
    "what is not known is told with the nearest",
    arguments: [
      (["--show", "frame"], "unknown layer \"frame\"; did you mean frames?"),
      (
        ["--show", "none,frames"],
        "--show none shows nothing else; leave out none or the other names"
      ),
      (["--screen", "shet"], "unknown screen \"shet\"; did you mean sheet?"),
      (["--device", "iphone-15x"], "unknown device \"iphone-15x\"; did you mean iphone-15?"),
      (["--rule", "trunkated"], "unknown rule \"trunkated\"; did you mean truncated?"),
      (["b.json"], "copyfit render takes one layout; see copyfit help render"),
    ])
  func unknown(options: [String], says: String) throws {
    let run = try CopyfitProgram.run(["render", "Corpus/seeds/stat-card.json"] + options)
    #expect(run.status == 2)
    #expect(run.output == "")
    #expect(run.error == "copyfit: \(says)\n")
  }

  @Test("a catalog is no layout")
  func catalog() throws {
    let run = try CopyfitProgram.run(["render", "Corpus/Localizable.xcstrings"])
    #expect(run.status == 2)
    #expect(run.error.hasSuffix("name a layout, and give the catalogs of its texts as --strings\n"))
    #expect(try CopyfitProgram.run(["render"]).error.hasPrefix("copyfit: name a layout: "))
  }
}
