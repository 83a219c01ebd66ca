import Auditing
import Catalogs
import DynamicType
import Synchronization
import Testing
import TextUnits

@Suite("A run of an audit")
struct RunTests {
  /// A hundred keys in two languages, most of them too long for 100 pt at some size.
  private static func catalog() throws -> StringCatalog {
    try SmallCatalog.read(
      (1...100).map { number in
        let (english, german) = (String(repeating: "a", count: number % 7), "\(number) aaaa aaaa")
        return """
          "k\(number)":{"localizations":{"en":{"stringUnit":{"value":"\(english)"}},\
          "de":{"stringUnit":{"value":"\(german)"}}}}
          """
      })
  }

  @Test("progress is told once for each key", arguments: [1, 4])
  func progress(jobs: Int) throws {
    let told = Mutex<[Int]>([])
    let audit = CatalogAudit(
      measurer: RoundAudit.measurer, budget: TextBudget(width: 100, lines: 1), jobs: jobs)
    _ = try audit.run(Self.catalog()) { done, total in
      #expect(total == 100)
      told.withLock { $0.append(done) }
    }
    #expect(told.withLock { $0.sorted() } == Array(1...100))
  }

  @Test("a catalog without keys has no progress")
  func noProgress() throws {
    let audit = CatalogAudit(measurer: RoundAudit.measurer, budget: TextBudget(width: 100))
    _ = try audit.run(SmallCatalog.read([])) { _, _ in Issue.record("nothing is done") }
  }

  @Test("several jobs find what one finds, in the same order", arguments: [2, 4, 300])
  func jobs(jobs: Int) throws {
    let catalog = try Self.catalog()
    func report(jobs: Int) throws -> CatalogReport {
      let audit = CatalogAudit(
        measurer: RoundAudit.measurer, budget: TextBudget(width: 100, lines: 2), jobs: jobs)
      return try audit.run(catalog)
    }
    let (one, several) = (try report(jobs: 1), try report(jobs: jobs))
    #expect(one.findings.count > 50)
    #expect(one.coverage == several.coverage)
    #expect("\(one.findings)" == "\(several.findings)")
  }

  @Test("no number of jobs is below one", arguments: [0, -3])
  func atLeastOneJob(jobs: Int) throws {
    let audit = CatalogAudit(
      measurer: RoundAudit.measurer, budget: TextBudget(width: 100, lines: 1), jobs: jobs)
    #expect(audit.jobs == 1)
    #expect(try audit.run(Self.catalog()).coverage.keys == 100)
  }

  @Test("the first text in the catalog that cannot be measured ends the run", arguments: [1, 4])
  func errors(jobs: Int) throws {
    let catalog = try SmallCatalog.plain([
      "a": ["en": "fine"], "b": ["en": "first unmeasurable"], "c": ["en": "fine"],
      "d": ["en": "second unmeasurable"],
    ])
    let audit = CatalogAudit(
      measurer: RoundAudit.Failing(), budget: TextBudget(width: 100), jobs: jobs)
    #expect(throws: RoundAudit.Unmeasurable(text: "first unmeasurable")) {
      try audit.run(catalog)
    }
  }
}
