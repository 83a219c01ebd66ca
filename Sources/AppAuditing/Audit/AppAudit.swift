internal import Auditing
internal import Catalogs
internal import Dispatch
internal import DynamicType
public import LayoutPrediction
internal import SwiftUISource
internal import Synchronization
internal import TextUnits

/// Lays the screens of an app out under many conditions and says what is wrong, by place in the
/// source.
public struct AppAudit: Sendable {
  /// Measures the texts.
  public let measurer: any TextMeasuring
  /// What is looked at.
  public var options: AppAuditOptions

  /// - Parameter options: left out, every size in the app's own languages on two phones.
  public init(measurer: any TextMeasuring, options: AppAuditOptions = AppAuditOptions()) {
    self.measurer = measurer
    self.options = options
  }

  /// Looks at every screen of an app.
  ///
  /// A screen that cannot be laid out is a problem of the coverage; the others go on.
  ///
  /// - Parameter progress: told, from any thread, how many screens are done of how many.
  /// - Returns: the same report however many jobs share the work.
  /// - Complexity: O(views × conditions × rules); trees are let go once their screen is done.
  public func run(
    _ app: AppSource, progress: @Sendable (_ done: Int, _ total: Int) -> Void = { _, _ in }
  ) -> AppReport {
    let languages = Self.languages(of: app.catalogs)
    let conditions = options.conditions(languages: languages)
    let audit = LayoutAudit(
      predictor: LayoutPredictor(
        measurer: measurer, strings: CatalogStrings(app.catalogs, arguments: options.samples)),
      conditions: conditions, rules: options.rules, policies: options.policies,
      catalogs: app.catalogs,
      sourceLanguage: languages.first, jobs: 1)
    let all = Self.distinct(app.reading.screens)
    let screens = options.selection.selected(all)
    // A part of an app is looked at as the whole would be, so that their findings can be compared.
    let isProbing = all.count * conditions.count > options.layoutLimit
    let budget = ScreenAudit.Budget(
      layouts: options.layoutLimit / max(all.count, 1),
      languages: LanguageOrder(audit.predictor, languages: Self.locales(of: conditions)))
    let screenAudit = ScreenAudit(audit: audit, budget: isProbing ? budget : nil)
    let next = Atomic(0)
    let done = Atomic(0)
    let merged = Mutex(
      ScreenMerger(screens: screens, coverage: coverage(of: app, screens, conditions)))
    DispatchQueue.concurrentPerform(iterations: min(options.jobs, max(screens.count, 1))) { _ in
      while case let position = next.add(1, ordering: .relaxed).oldValue, position < screens.count {
        let result = Result { try screenAudit.run(screens[position][0].layout) }
        merged.withLock { $0.add(result, at: position) }
        progress(done.add(1, ordering: .relaxed).newValue, screens.count)
      }
    }
    return report(merged.withLock { $0 }, app, screens, languages)
  }

  /// The screens of an app, those together that look the same: a preview of a screen shows what
  /// the app shows.
  private static func distinct(_ screens: [ScreenReading]) -> [[ScreenReading]] {
    struct Look: Hashable {
      let view: ViewNode
      let canvas: LayoutPredictor.Canvas
    }
    var positions: [Look: Int] = [:]
    var groups: [[ScreenReading]] = []
    for screen in screens {
      let look = Look(view: screen.layout.view, canvas: screen.layout.canvas)
      if let position = positions[look] {
        groups[position].append(screen)
      } else {
        positions[look] = groups.count
        groups.append([screen])
      }
    }
    return groups
  }

  /// The languages of an app's catalogs, that of the largest catalog's source first.
  private static func languages(of catalogs: [StringCatalog]) -> [LocaleTag] {
    let largest = catalogs.max { $0.entries.count < $1.entries.count }
    guard let source = largest?.sourceLanguage ?? LocaleTag("en") else { return [] }
    let all = Set(catalogs.flatMap(\.locales)).sorted()
    return [source] + all.filter { $0 != source }
  }

  /// Each once, in order.
  private static func locales(of conditions: [Condition]) -> [LocaleTag] {
    var seen: Set<LocaleTag> = []
    return conditions.map(\.locale).filter { seen.insert($0).inserted }
  }

  private func coverage(
    of app: AppSource, _ screens: [[ScreenReading]], _ conditions: [Condition]
  ) -> AppCoverage {
    var coverage = AppCoverage()
    coverage.files = app.reading.fileCount
    coverage.catalogs = app.catalogs.count
    coverage.views = app.reading.views
    coverage.keyUses = app.reading.keyUses
    coverage.problems = app.problems
    for screen in screens.joined() { coverage.screens[screen.origin, default: 0] += 1 }
    coverage.locales = Self.locales(of: conditions)
    var devices: Set<String> = []
    coverage.devices = conditions.map(\.device.name).filter { devices.insert($0).inserted }
    coverage.shard = options.selection.shard
    coverage.changes = options.selection.changes
    if options.selection.changes != nil, options.selection.shard == nil {
      coverage.unchangedScreens = app.reading.screens.count - screens.joined().count
    }
    coverage.sizes = Set(conditions.map(\.size)).sorted()
    return coverage
  }

  private func report(
    _ merged: ScreenMerger, _ app: AppSource, _ screens: [[ScreenReading]], _ languages: [LocaleTag]
  ) -> AppReport {
    var findings: [AppFinding] = []
    var suppressed: [(finding: AppFinding, suppression: InlineSuppression)] = []
    var used: Set<InlineSuppression> = []
    for finding in merged.findings {
      let covering = app.suppressions.filter { $0.covers(finding) }
      used.formUnion(covering)
      if let first = covering.first {
        suppressed.append((finding, first))
      } else {
        findings.append(finding)
      }
    }
    return AppReport(
      findings: findings, suppressed: suppressed,
      unusedSuppressions: app.suppressions.filter { !used.contains($0) },
      suppressionFaults: app.suppressionFaults, coverage: merged.coverage,
      rules: options.rules.map(\.id) + options.catalogRules.map(\.rawValue).sorted(),
      strings: strings(of: app),
      options: options.description(languages: languages),
      // Where the selection leaves none of the screens, nothing had to be looked at.
      isEmptyAudit: merged.isEmpty && !(screens.isEmpty && !app.reading.screens.isEmpty))
  }

  private func strings(of app: AppSource) -> StringsReport {
    var report = StringsReport(app, locales: options.locales, rules: options.catalogRules)
    for (index, issue) in report.issues.enumerated() {
      if let severity = options.catalogSeverities[issue.rule] {
        report.issues[index].severity = severity
      }
    }
    return report
  }
}
