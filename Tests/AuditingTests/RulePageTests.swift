import LayoutPrediction
import Testing
import TextUnits

@testable import Auditing

@Suite("Pages of the rules")
struct RulePageTests {
  @Test("every rule has examples")
  func complete() throws {
    #expect(try Set(RuleExample.all().map(\.rule)) == Set(LayoutRules.all.map(\.id)))
  }

  @Test("the example that fails shows the rule's finding", arguments: try RuleExample.all())
  func fails(example: RuleExample) throws {
    let found = try example.audit(.fails).findings.map(\.rule)
    #expect(found.contains(example.rule), "\(found)")
  }

  @Test(
    "the example that passes shows nothing worse than worth knowing",
    arguments: try RuleExample.all())
  func passes(example: RuleExample) throws {
    let report = try example.audit(.passes)
    let found = report.findings.filter { $0.severity > .info || $0.rule == example.rule }
    #expect(found.map { "\($0.rule): \($0.occurrences[0].onset.message)" } == [])
  }

  /// Those of the catalog's rules are entries of a catalog, not views.
  @Test("the page shows the examples that are checked", arguments: try RuleExample.all())
  func source(example: RuleExample) throws {
    let rule = try #require(LayoutRules.rule(named: example.rule))
    guard !["missing-plural", "untranslated"].contains(rule.id) else { return }
    #expect(rule.document.fails == SwiftUIPrinter.source(of: try example.file(.fails).view))
    #expect(rule.document.passes == SwiftUIPrinter.source(of: try example.file(.passes).view))
  }
}
