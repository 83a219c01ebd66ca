import Auditing
import Reporting
import Testing

@Suite("The list of rules")
struct RuleListTests {
  @Test("a line for each rule, in columns")
  func lines() {
    let lines = RuleList(LayoutRules.all).text.split(separator: "\n")
    #expect(lines.count == LayoutRules.all.count)
    for (line, rule) in zip(lines, LayoutRules.all) {
      #expect(line.hasPrefix("\(rule.id) "))
      #expect(line.hasSuffix("\(rule.severity.rawValue)".padding(to: 9) + rule.summary), "\(line)")
    }
  }
}

extension String {
  fileprivate func padding(to width: Int) -> String {
    self + String(repeating: " ", count: width - count)
  }
}
