internal import Auditing
internal import DynamicType
internal import LayoutPrediction
internal import TextUnits

/// Looks at one screen under the conditions of an app's audit.
///
/// Where there are more layouts than can be afforded, a screen is first probed at a few sizes. In
/// languages and on devices where a fault shows at some of them and not at others, all sizes follow.
struct ScreenAudit: Sendable {
  /// What is seen of a fault in one language on one device.
  typealias Sight = (rule: String, occurrence: LayoutFinding.Occurrence)

  struct Result: Sendable {
    var sights: [Sight]
    var coverages: [LayoutCoverage]
    var isEmpty: Bool
    /// Languages and devices that were looked at under some of the sizes alone.
    var probed = 0
  }

  let audit: LayoutAudit
  /// `nil` where all sizes are looked at everywhere; else how many layouts a screen may take after it
  /// was probed.
  let refinementLimit: Int?

  /// The ends, the default, and the first of the accessibility sizes, at which layouts change over.
  /// `ProbingTests` counts what this loses on the seeds of the corpus.
  static let probes: Set<ContentSize> = [
    .xSmall, .large, .accessibility1, .accessibility5,
  ]

  func run(_ layout: LayoutFile) throws -> Result {
    guard let refinementLimit else { return Self.result(try audit.run(layout)) }
    var probe = audit
    probe.conditions = audit.conditions.filter { Self.probes.contains($0.size) }
    var result = Self.result(try probe.run(layout))
    let groups = Set(audit.conditions.map(Setting.init))
    let faulty = Set(
      result.sights.filter { sight in
        sight.occurrence.severity > .info && !sight.occurrence.isAtEverySize
      }.map { Setting($0.occurrence) })
    // The languages that were named first, as many as there is room for.
    var changing: Set<Setting> = []
    var rest = refinementLimit
    for condition in audit.conditions where faulty.contains(Setting(condition)) {
      if changing.contains(Setting(condition)) { continue }
      rest -= audit.conditions.count / groups.count
      guard rest >= 0 else { break }
      changing.insert(Setting(condition))
    }
    result.probed = groups.count - changing.count
    guard !changing.isEmpty else { return result }
    var full = audit
    full.conditions = audit.conditions.filter { changing.contains(Setting($0)) }
    let refined = Self.result(try full.run(layout))
    result.sights.removeAll { changing.contains(Setting($0.occurrence)) }
    result.sights += refined.sights
    result.coverages += refined.coverages
    return result
  }

  private static func result(_ report: LayoutReport) -> Result {
    Result(
      sights: report.findings.flatMap { finding in
        finding.occurrences.map { (finding.rule, $0) }
      }, coverages: [report.coverage], isEmpty: report.isEmptyAudit)
  }
}

/// A condition without its size.
struct Setting: Hashable, Sendable {
  let locale: LocaleTag
  let device: String
  let isBoldTextOn: Bool
  let isDoubleLength: Bool

  init(_ condition: Condition) {
    locale = condition.locale
    device = condition.device.name
    isBoldTextOn = condition.isBoldTextOn
    isDoubleLength = condition.isDoubleLength
  }

  init(_ occurrence: LayoutFinding.Occurrence) {
    locale = occurrence.locale
    device = occurrence.device.name
    isBoldTextOn = occurrence.isBoldTextOn
    isDoubleLength = occurrence.isDoubleLength
  }
}
