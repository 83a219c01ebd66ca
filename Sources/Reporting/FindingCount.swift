internal import Auditing

/// How many findings there are of each severity, in words: `3 findings: 1 error, 2 notes`.
func findingCount(_ severities: [Severity]) -> String {
  guard !severities.isEmpty else { return "nothing to report" }
  let parts = [(Severity.error, "error"), (.warning, "warning"), (.info, "note")].compactMap {
    severity, noun -> String? in
    let number = severities.count { $0 == severity }
    return number == 0 ? nil : count(number, noun)
  }
  return "\(count(severities.count, "finding")): \(parts.joined(separator: ", "))"
}
