internal import Auditing
internal import DynamicType
internal import LayoutPrediction
internal import TextUnits

/// Looks at one screen under the conditions of an app's audit.
///
/// Where there are more layouts than can be afforded, a screen is first probed at a few sizes, in the
/// languages that need most room. In languages and on devices where a fault shows at some of them and
/// not at others, all sizes follow.
struct ScreenAudit: Sendable {
  /// What is seen of a fault in one language on one device.
  typealias Sight = (rule: String, occurrence: LayoutFinding.Occurrence)

  struct Result: Sendable {
    var sights: [Sight]
    var coverages: [LayoutCoverage]
    var isEmpty: Bool
    /// Languages and devices that were looked at under some of the sizes alone.
    var probed = 0
    /// Languages and devices that were not looked at.
    var skipped = 0
  }

  /// What a screen may take.
  struct Budget: Sendable {
    let languages: LanguageOrder
    /// How many languages and devices are probed.
    let settings: Int
    /// How many layouts may follow.
    let refinements: Int

    /// - Parameter layouts: how many a screen may take, about.
    init(layouts: Int, languages: LanguageOrder) {
      self.languages = languages
      // Fewer than four tell nothing of ways to write other than the source's.
      settings = max(4, layouts / 2 / ScreenAudit.probes.count)
      refinements = layouts
    }
  }

  let audit: LayoutAudit
  /// `nil` where all sizes are looked at everywhere.
  let budget: Budget?

  /// The ends, the default, and the first of the accessibility sizes, at which layouts change over.
  /// `ProbingTests` counts what this loses on the seeds of the corpus.
  static let probes: Set<ContentSize> = [
    .xSmall, .large, .accessibility1, .accessibility5,
  ]

  func run(_ layout: LayoutFile) throws -> Result {
    guard let budget else { return Self.result(try audit.run(layout)) }
    let settings = try settings(for: layout, budget.languages)
    let chosen = Set(settings.prefix(budget.settings))
    var probe = audit
    probe.conditions = audit.conditions.filter {
      Self.probes.contains($0.size) && chosen.contains(Setting($0))
    }
    var result = Self.result(try probe.run(layout))
    let faulty = Set(
      result.sights.filter { sight in
        sight.occurrence.severity > .info && !sight.occurrence.isAtEverySize
      }.map { Setting($0.occurrence) })
    let sizeCount = audit.conditions.count / settings.count
    // Those that were named first, as many as there is room for.
    let changing = Set(
      Setting.all(of: audit.conditions).filter(faulty.contains)
        .prefix(budget.refinements / sizeCount))
    result.probed = chosen.count - changing.count
    result.skipped = settings.count - chosen.count
    guard !changing.isEmpty else { return result }
    var full = audit
    full.conditions = audit.conditions.filter { changing.contains(Setting($0)) }
    let refined = Self.result(try full.run(layout))
    result.sights.removeAll { changing.contains(Setting($0.occurrence)) }
    result.sights += refined.sights
    result.coverages += refined.coverages
    return result
  }

  /// Languages and devices in the order they are looked at: the narrowest device in the languages
  /// that need most, then the next beside languages that need less.
  private func settings(for layout: LayoutFile, _ languages: LanguageOrder) throws -> [Setting] {
    guard let first = audit.conditions.first else { return [] }
    let contents = try audit.predictor.layOut(layout.view, as: layout.canvas, under: first)
      .flatMap(\.allViews).compactMap(\.text?.content)
    let ranks = languages.ranks(for: Set(contents))
    let widths = Set(audit.conditions.map(\.device.size.width)).sorted()
    func rank(_ setting: Setting) -> Int {
      let device = widths.firstIndex(of: setting.width) ?? 0
      return (ranks[setting.locale] ?? 0) + 4 * device
        + (setting.isBoldTextOn ? 2 : 0) + (setting.isDoubleLength ? 2 : 0)
    }
    return Setting.all(of: audit.conditions).enumerated().sorted {
      (rank($0.element), $0.offset) < (rank($1.element), $1.offset)
    }.map(\.element)
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
  let width: Points
  let isBoldTextOn: Bool
  let isDoubleLength: Bool

  init(_ condition: Condition) {
    locale = condition.locale
    device = condition.device.name
    width = condition.device.size.width
    isBoldTextOn = condition.isBoldTextOn
    isDoubleLength = condition.isDoubleLength
  }

  /// Each once, in order.
  static func all(of conditions: [Condition]) -> [Setting] {
    var seen: Set<Setting> = []
    return conditions.map(Setting.init).filter { seen.insert($0).inserted }
  }

  init(_ occurrence: LayoutFinding.Occurrence) {
    locale = occurrence.locale
    device = occurrence.device.name
    width = occurrence.device.size.width
    isBoldTextOn = occurrence.isBoldTextOn
    isDoubleLength = occurrence.isDoubleLength
  }
}
