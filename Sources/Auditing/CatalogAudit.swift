public import Catalogs
internal import Dispatch
public import DynamicType
public import LayoutPrediction
internal import LineBreaking
internal import Synchronization
public import TextUnits

/// Checks every text of a catalog against one budget, in every language and at every size.
public struct CatalogAudit<Measurer: TextMeasuring>: Sendable {
  /// Prepares the texts.
  public let measurer: Measurer
  /// The room every text has.
  public let budget: TextBudget
  /// The sizes to check, in the order of the report.
  public let sizes: [ContentSize]
  /// What stands for the arguments of format strings.
  public var arguments = SampleArguments()
  /// How many keys are looked at side by side.
  public var jobs: Int

  /// An audit at all sizes where none are named; fewer than one job counts as one.
  public init(
    measurer: Measurer, budget: TextBudget, sizes: [ContentSize] = ContentSize.allCases,
    jobs: Int = 2
  ) {
    self.measurer = measurer
    self.budget = budget
    self.sizes = sizes
    self.jobs = max(jobs, 1)
  }

  /// Looks at every key of a catalog.
  ///
  /// Each text is prepared once and laid out at all sizes.
  ///
  /// - Parameters:
  ///   - locales: the languages to check; `nil` for all of the catalog's.
  ///   - progress: told, from any thread, how many keys are done of how many.
  /// - Throws: the first error of a text that could not be measured.
  /// - Complexity: O(total length of the texts × sizes).
  public func run(
    _ catalog: StringCatalog, locales: [LocaleTag]? = nil,
    progress: @Sendable (_ done: Int, _ total: Int) -> Void = { _, _ in }
  ) throws -> CatalogReport {
    let locales = locales ?? Self.allLocales(of: catalog)
    let entries = catalog.entries
    let results = Mutex<[Result<KeyAudit, any Error>?]>(Array(repeating: nil, count: entries.count))
    let done = Atomic(0)
    let next = Atomic(0)
    DispatchQueue.concurrentPerform(iterations: min(jobs, max(entries.count, 1))) { _ in
      while case let index = next.add(1, ordering: .relaxed).oldValue, index < entries.count {
        let result = Result { try audit(entries[index], locales) }
        results.withLock { $0[index] = result }
        progress(done.add(1, ordering: .relaxed).newValue, entries.count)
      }
    }
    let audits = try results.withLock { $0 }.compactMap { try $0?.get() }
    return report(catalog, locales, audits)
  }

  /// The languages of a catalog, its source language included.
  public static func allLocales(of catalog: StringCatalog) -> [LocaleTag] {
    Set(catalog.locales + [catalog.sourceLanguage]).sorted()
  }

  private struct KeyAudit: Sendable {
    var findings: [CatalogFinding] = []
    var coverage = CatalogReport.Coverage()
  }

  private func audit(_ entry: CatalogEntry, _ locales: [LocaleTag]) throws -> KeyAudit {
    var audit = KeyAudit()
    for locale in locales {
      let samples = try entry.samples(in: locale, arguments: arguments)
      count(samples, of: entry, in: locale, &audit.coverage)
      var worst: CatalogFinding?
      for sample in samples {
        guard let finding = try check(sample, of: entry, in: locale, &audit.coverage) else {
          continue
        }
        if worst.map({ Self.isWorthier(finding, than: $0) }) ?? true { worst = finding }
      }
      if let worst { audit.findings.append(worst) }
    }
    return audit
  }

  private func count(
    _ samples: [SampledText], of entry: CatalogEntry, in locale: LocaleTag,
    _ coverage: inout CatalogReport.Coverage
  ) {
    coverage.conditions += sizes.count
    if !entry.shouldTranslate {
      coverage.notForTranslation += 1
    } else if let origin = samples.first?.origin, Self.isUntranslated(origin, entry, locale) {
      coverage.untranslated += 1
    }
  }

  private static func isUntranslated(
    _ origin: TextOrigin, _ entry: CatalogEntry, _ locale: LocaleTag
  ) -> Bool {
    if case .localization = origin { return false }
    return locale != entry.sourceLanguage && entry.shouldTranslate
  }

  /// Lays a text out at every size.
  private func check(
    _ sample: SampledText, of entry: CatalogEntry, in locale: LocaleTag,
    _ coverage: inout CatalogReport.Coverage
  ) throws -> CatalogFinding? {
    let styled = try measurer.prepare(
      sample.text, font: budget.font, locale: locale, isBoldTextOn: budget.isBoldTextOn, rules: nil)
    var constraints = styled.constraints(
      width: budget.width, lines: budget.lines, height: budget.height)
    constraints.minimumScale = budget.minimumScale
    coverage.texts += 1
    coverage.layouts += sizes.count
    if styled.prepared.missingClusterCount > 0 { coverage.tofu += 1 }
    if styled.prepared.fonts.contains(where: \.isStandIn) { coverage.standIns += 1 }
    var outcomes: [TextOutcome] = []
    for size in sizes {
      let verdict = styled.verdict(size: size, constraints)
      outcomes.append(verdict.outcome)
      if verdict.confidence == .close { coverage.close += 1 }
    }
    guard let onset = outcomes.firstIndex(where: \.isFault),
      let worstRank = outcomes.map(\.severityRank).min(),
      let worst = outcomes.lastIndex(where: { $0.severityRank == worstRank })
    else { return nil }
    return CatalogFinding(
      key: entry.key, locale: locale, sample: sample, file: sample.file,
      line: sample.line ?? entry.line,
      isUntranslated: Self.isUntranslated(sample.origin, entry, locale), outcomes: outcomes,
      onset: .init(size: sizes[onset], layout: styled.layout(size: sizes[onset], constraints)),
      worst: .init(size: sizes[worst], layout: styled.layout(size: sizes[worst], constraints)),
      usual: .init(size: usualSize, layout: styled.layout(size: usualSize, constraints)))
  }

  private func report(
    _ catalog: StringCatalog, _ locales: [LocaleTag], _ audits: [KeyAudit]
  ) -> CatalogReport {
    var coverage = CatalogReport.Coverage()
    coverage.keys = catalog.entries.count
    coverage.locales = locales.count
    coverage.sizes = sizes.count
    for audit in audits { coverage.add(audit.coverage) }
    let keys = zip(catalog.entries, audits).compactMap { entry, audit -> KeyFindings? in
      guard !audit.findings.isEmpty else { return nil }
      return KeyFindings(
        key: entry.key, file: entry.file, line: entry.line,
        findings: audit.findings.sorted { Self.isWorse($0, than: $1) },
        sourceRequiredWidth: audit.findings.first {
          $0.locale == catalog.sourceLanguage && $0.usual.layout.outcome.isFault
        }?.usual.layout.requiredWidth)
    }
    return CatalogReport(
      catalog: catalog, budget: budget, locales: locales, sizes: sizes, coverage: coverage,
      findings: keys.sorted { left, right in
        if left.isTooLongAtSource != right.isTooLongAtSource { return right.isTooLongAtSource }
        let (a, b) = (left.findings[0], right.findings[0])
        if Self.isWorse(a, than: b) { return true }
        return Self.isWorse(b, than: a) ? false : left.key < right.key
      })
  }

  private var usualSize: ContentSize {
    sizes.last { $0 <= .large } ?? sizes.first ?? .large
  }

  /// Of an entry's variants the worst is reported; one that only numbers of a million and more
  /// show (`many` in French and Spanish) only where no other fails.
  private static func isWorthier(_ left: CatalogFinding, than right: CatalogFinding) -> Bool {
    let (a, b) = (left.sample.isRare, right.sample.isRare)
    return a == b ? isWorse(left, than: right) : b
  }

  /// The worse outcome first, then the earlier onset, then the more points missing.
  private static func isWorse(_ left: CatalogFinding, than right: CatalogFinding) -> Bool {
    let (a, b) = (left.worst.layout.outcome, right.worst.layout.outcome)
    if a != b { return a.severityRank < b.severityRank }
    if left.onset.size != right.onset.size { return left.onset.size < right.onset.size }
    return left.missing > right.missing
  }
}

extension CatalogReport.Coverage {
  fileprivate mutating func add(_ other: CatalogReport.Coverage) {
    conditions += other.conditions
    layouts += other.layouts
    untranslated += other.untranslated
    notForTranslation += other.notForTranslation
    close += other.close
    tofu += other.tofu
    standIns += other.standIns
    texts += other.texts
  }
}
