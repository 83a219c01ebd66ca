import Auditing
import DynamicType
import LayoutPrediction
import RoundAdvances
import Testing
import TextUnits

@Suite("Audits of layouts")
struct LayoutAuditTests {
  /// One line in 100 pt: five characters at `large`, 85 pt, are 95, 105, 115 at the next sizes.
  private let title = Sample.body("aaaaa", id: "title").lines(1).frame(100)

  @Test("the onset is the smallest size that shows it, and it stays")
  func onset() throws {
    let report = try Tried(view: title, sizes: ContentSize.allCases).report("truncated")
    let finding = try #require(report.findings.first)
    #expect(report.findings.count == 1)
    let occurrence = finding.occurrences[0]
    #expect(occurrence.onset.size == .xxLarge)
    #expect(occurrence.onset.missing == 5)
    #expect(occurrence.onset.lines == ["aaa…"])
    #expect(occurrence.worst.size == .accessibility5)
    #expect(occurrence.worst.missing == 5 * 53 - 100)
    #expect(occurrence.worst.lines == ["…"])
    #expect(occurrence.staysToLargest)
    #expect(!occurrence.isAtEverySize)
    #expect(occurrence.sizes == ContentSize.allCases.filter { $0 >= .xxLarge })
    #expect(occurrence.text == "aaaaa")
    #expect(occurrence.place.id == "title")
  }

  @Test("what a larger size mends does not stay")
  func passing() throws {
    let view = ViewNode(
      .conditional(
        ConditionalView(
          isAccessibilitySize: true, then: Sample.body("aaaaa"), otherwise: title)))
    let report = try Tried(view: view, sizes: ContentSize.allCases).report("truncated")
    let occurrence = try #require(report.findings.first?.occurrences.first)
    #expect(occurrence.sizes == [.xxLarge, .xxxLarge])
    #expect(!occurrence.staysToLargest)
  }

  @Test("a fault that gives way to a worse one of the same text stays")
  func worse() throws {
    // Six letters of 17 pt are 102 pt wide and of 19 pt 114, on three lines; at 53 pt there is height
    // for three lines of four.
    let view = Sample.body("Go aaaaaa").frame(110, 200)
    let report = try Tried(view: view, sizes: [.large, .xLarge, .accessibility5])
      .report("word-broken", "truncated", "clipped")
    let broken = try #require(report.findings.first { $0.rule == "word-broken" })
    #expect(broken.occurrences[0].sizes == [.xLarge])
    #expect(broken.occurrences[0].worseSizes == [.accessibility5])
    #expect(broken.occurrences[0].staysToLargest)
  }

  /// 280 pt of picture, three lines and a button of 60 pt are 391 of 400 at `large`, 424 at AX1, half
  /// of what is too much below, and 499 at AX5, which leaves 10.5 pt of the button.
  @Test("a control that leaves the screen little by little stays off it")
  func leaving() throws {
    let view = Sample.column(
      Sample.color(10, 280), Sample.body("a"), Sample.body("a"), Sample.body("a"),
      Sample.button(Sample.body("b").minimum(nil, 60)))
    let report = try Tried(view: view, sizes: [.large, .accessibility1, .accessibility5])
      .report("target-off-screen", "unreachable")
    let partly = try #require(report.findings.first { $0.rule == "target-off-screen" })
    #expect(partly.occurrences[0].sizes == [.accessibility1])
    #expect(partly.occurrences[0].worseSizes == [.accessibility5])
    #expect(partly.occurrences[0].staysToLargest)
    let gone = try #require(report.findings.first { $0.rule == "unreachable" })
    #expect(gone.occurrences[0].sizes == [.accessibility5])
    #expect(gone.occurrences[0].worseSizes.isEmpty)
  }

  @Test("policies and suppressions of the layout itself count after those of the audit")
  func ownPolicies() throws {
    let audit = LayoutAudit(
      predictor: LayoutPredictor(measurer: RoundMeasurer()),
      conditions: Tried(view: title, sizes: [.accessibility5]).conditions,
      rules: [TruncatedRule()], policies: [TextPolicy(texts: "*", mayTruncate: true)])
    func run(
      _ policies: [LayoutFile.Policy]? = nil, _ suppressions: [LayoutFile.Suppression]? = nil
    ) throws -> LayoutReport {
      try audit.run(
        LayoutFile(
          name: "a", canvas: .component, policies: policies, suppressions: suppressions, view: title
        ))
    }
    #expect(try run().findings.isEmpty)
    let strict = LayoutFile.Policy(texts: "title", mayTruncate: false)
    #expect(try run([strict]).findings.map(\.severity) == [.error])
    let letBe = LayoutFile.Suppression(rule: "truncated", place: "title", reason: "shown below")
    let report = try run([strict], [letBe])
    #expect(report.findings.isEmpty)
    #expect(report.suppressed.map(\.suppression.reason) == ["shown below"])
    #expect(throws: SuppressionError.self) {
      try run(nil, [LayoutFile.Suppression(rule: "*", place: "*", reason: "")])
    }
  }

  @Test("one place is one finding in all languages, each with its onset")
  func locales() throws {
    let text = ViewNode(
      .text(TextContent(perLocale: ["en": "aaaa", "de": "aaaaaa", "ja": "a"]))
    ).lines(1).frame(100)
    let report = try Tried(
      view: text, locales: ["ja", "en", "de"], sizes: ContentSize.allCases
    ).report("truncated")
    #expect(report.findings.count == 1)
    // 4 × 28 = 112 and 6 × 17 = 102 pt.
    #expect(
      report.findings[0].occurrences.map { "\($0.locale) \($0.onset.size.shortName)" } == [
        "de large", "en AX1",
      ])
  }

  @Test("rows of one line of source are one finding with its other places; others are their own")
  func causes() throws {
    let shared = Sample.column(
      title.at(line: 7), title.at(line: 7), title.at(line: 8), title, title)
    let report = try Tried(view: shared, sizes: [.accessibility5]).report("truncated")
    #expect(
      report.findings.map { [$0.place.path] + $0.otherPlaces.map(\.path) } == [
        [".children[0]", ".children[1]"], [".children[2]"], [".children[3]"], [".children[4]"],
      ])
  }

  @Test("findings come in the order of the tree, whatever the jobs")
  func order() throws {
    let view = Sample.column(
      title, Sample.button(Sample.color(20, 20)), Sample.text("Reminders").frame(60))
    func lines(_ jobs: Int) throws -> [String] {
      var tried = Tried(
        view: view, locales: ["en", "ja", "de"], sizes: ContentSize.allCases,
        devices: [Tried.device(200), Tried.device(320)])
      tried.jobs = jobs
      return try tried.report().findings.flatMap { finding in
        finding.occurrences.map {
          "\(finding.rule) \($0.place.path) \($0.locale) \($0.device.name) \($0.onset.message)"
        }
      }
    }
    let one = try lines(1)
    #expect(try lines(4) == one)
    let paths = try Tried(view: view, sizes: [.accessibility5]).report().findings.map(\.place.path)
    #expect(paths == paths.sorted())
  }

  @Test("a suppression moves a finding aside with its reason; one that covers nothing is named")
  func suppressions() throws {
    let view = Sample.column(title, Sample.text("Reminders", id: "other").lines(1).frame(60))
    let letBe = try Suppression(rule: "trunc*", place: "title", reason: "shown in full below")
    let unused = try Suppression(rule: "overlap", place: "*", reason: "none yet")
    let report = try Tried(
      view: view, sizes: [.accessibility5], suppressions: [letBe, unused]
    ).report("truncated")
    #expect(report.findings.map(\.place.id) == ["other"])
    #expect(report.suppressed.map(\.finding.place.id) == ["title"])
    #expect(report.suppressed.map(\.suppression.reason) == ["shown in full below"])
    #expect(report.unusedSuppressions == [unused])
    #expect(throws: SuppressionError.self) {
      try Suppression(rule: "*", place: "*", reason: " ")
    }
  }

  @Test("doubts are carried along with their reasons")
  func doubts() throws {
    let sample = ViewNode(
      .text(TextContent(verbatim: "aaaaaaaaaa", isSample: true)),
      modifiers: [.font(FontModifier(size: 10))]
    ).lines(1)
    let plain = Sample.text("aaaaaaaaaa").lines(1)
    let opaque = ViewNode(.opaque(OpaqueView(name: "Chart")))
    func doubts(_ view: ViewNode, margin: Double? = nil) throws -> [String] {
      var tried = Tried(view: view)
      if let margin { tried.measurer = RoundAudit.StandIns(margin: margin) }
      let finding = try #require(try tried.report("truncated").findings.first)
      let doubts = finding.occurrences[0].doubts.map(\.description)
      return ["\(finding.belief)"] + doubts
    }
    #expect(try doubts(plain.frame(80)) == ["sure"])
    #expect(
      try doubts(sample.frame(80)) == ["unsure", "the text is a sample of what comes at run time"])
    #expect(
      try doubts(plain.frame(80), margin: 0.1) == [
        "likely", "measured in Round, which stands in for the platform's font",
      ])
    #expect(try doubts(plain.frame(95), margin: 0.1)[0] == "unsure")
    // The two share 180 pt.
    #expect(
      try doubts(Sample.row(plain, opaque).frame(180)) == [
        "unsure", "the size of Chart beside it is not known",
      ])
    #expect(try doubts(Sample.row(plain, opaque.frame(100, 20)).frame(180)) == ["sure"])
  }
}

@Suite("Coverage of audits of layouts")
struct LayoutCoverageTests {
  @Test("views, texts, targets and conditions are counted")
  func counts() throws {
    let view = Sample.column(
      Sample.text("a"), Sample.button(Sample.text("b")), ViewNode(.spacer(SpacerView())))
    let coverage = try Tried(
      view: view.modified(.sheet(PresentationModifier(content: Sample.text("c")))),
      locales: ["en", "ja"], sizes: [.large, .accessibility5],
      devices: [Tried.device(200), Tried.device(320)]
    ).report().coverage
    #expect(coverage.screens == 2)
    #expect((coverage.views, coverage.viewsSeen) == (6, 6))
    #expect((coverage.texts, coverage.targets) == (3, 1))
    #expect(coverage.conditions == 8)
    #expect(coverage.textLayouts == 3 * 8)
    #expect(coverage.locales.map(\.identifier) == ["en", "ja"])
    #expect(coverage.devices == ["w200", "w320"])
    #expect(coverage.sizes == [.large, .accessibility5])
    #expect(coverage.gaps.isEmpty)
  }

  @Test("what is not looked at is named with the reason")
  func gaps() throws {
    let view = Sample.column(
      ViewNode(.opaque(OpaqueView(name: "Chart"))),
      ViewNode(.platformView(OpaqueView(name: "Map"))).frame(50, 50),
      Sample.column(Sample.text("a")).modified(.hidden(FlagModifier())),
      ViewNode(
        .conditional(
          ConditionalView(
            isAccessibilitySize: true, then: Sample.column(Sample.text("b")),
            otherwise: Sample.text("c")))),
      ViewNode(.geometryReader(GroupView(children: [Sample.text("d")]))))
    let gaps = try Tried(view: view).report().coverage.gaps
    #expect(
      gaps.map { "\($0.place.path) \($0.reason.rawValue) \($0.name ?? "")" } == [
        ".children[0] opaque-view Chart", ".children[1] platform-view Map",
        ".children[2] hidden ", ".children[3].then never-shown ",
        ".children[4] geometry-reader ",
      ])
  }

  @Test("an audit that looked at nothing has not passed")
  func empty() throws {
    let nothing = try Tried(view: Sample.color(10, 10)).report()
    #expect(nothing.findings.isEmpty)
    #expect(nothing.isEmptyAudit)
    #expect(!nothing.isPass)
    #expect(try Tried(view: Sample.text("a"), sizes: []).report().isEmptyAudit)
    let something = try Tried(view: Sample.body("a")).report()
    #expect(!something.isEmptyAudit)
    #expect(something.isPass)
  }
}

@Suite("Rules")
struct LayoutRuleTests {
  @Test("every rule has a name of its own and a page")
  func pages() {
    let rules = LayoutRules.all
    #expect(rules.count == 27)
    #expect(Set(rules.map(\.id)).count == rules.count)
    for rule in rules {
      #expect(rule.page.hasPrefix("# \(rule.id)\n"))
      for part in [rule.document.what, rule.document.why, rule.document.canBeWrong] {
        #expect(part.hasSuffix("."), "\(rule.id): \(part)")
      }
      #expect(!rule.document.fails.isEmpty && !rule.document.passes.isEmpty)
      #expect(rule.document.fails != rule.document.passes)
      #expect(LayoutRules.rule(named: rule.id)?.id == rule.id)
    }
  }

  @Test(
    "patterns of names",
    arguments: [
      ("*", "", true), ("*", "a.b", true), ("row.*", "row.title", true), ("row.*", "row", false),
      ("*.title", "row.title", true), ("r?w", "row", true), ("r?w", "rw", false),
      ("a*b*c", "aXbXbXc", true), ("a*b", "ab c", false), ("", "", true), ("", "a", false),
    ])
  func patterns(pattern: String, name: String, matches: Bool) {
    #expect(GlobPattern(pattern).matches(name) == matches)
  }
}
