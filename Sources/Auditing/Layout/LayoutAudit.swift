public import Catalogs
internal import Dispatch
internal import DynamicType
public import LayoutPrediction
internal import Synchronization
public import TextUnits

/// Lays a view tree out under many conditions and asks rules what is wrong with it.
public struct LayoutAudit: Sendable {
  /// Lays the trees out.
  public var predictor: LayoutPredictor
  /// What trees are laid out under; those that differ in size alone are looked at together.
  public var conditions: [Condition]
  /// What is asked; of findings at one place and of one severity the earlier rule comes first.
  public var rules: [any LayoutRule]
  /// What texts may do; of two that speak of the same, the later one counts.
  public var policies: [TextPolicy]
  /// Findings to set aside.
  public var suppressions: [Suppression]
  /// The app's catalogs, for rules that ask for more of a key than its text.
  public var catalogs: [StringCatalog] {
    didSet { index = CatalogIndex(catalogs) }
  }
  private(set) var index: CatalogIndex
  /// The language the app is written in.
  public var sourceLanguage: LocaleTag
  /// How many languages and devices are looked at side by side.
  public var jobs: Int

  /// - Parameter sourceLanguage: `nil` for that of the catalogs, or English.
  public init(
    predictor: LayoutPredictor, conditions: [Condition], rules: [any LayoutRule] = LayoutRules.all,
    policies: [TextPolicy] = [], suppressions: [Suppression] = [], catalogs: [StringCatalog] = [],
    sourceLanguage: LocaleTag? = nil, jobs: Int = 2
  ) {
    self.predictor = predictor
    self.conditions = conditions
    self.rules = rules
    self.policies = policies
    self.suppressions = suppressions
    self.catalogs = catalogs
    index = CatalogIndex(catalogs)
    self.sourceLanguage =
      sourceLanguage ?? catalogs.first?.sourceLanguage ?? LayoutRules.english
    self.jobs = max(jobs, 1)
  }

  /// Looks at a layout under every condition.
  ///
  /// The layout's own policies and suppressions count after those of the audit.
  ///
  /// - Parameter progress: told, from any thread, how many languages and devices are done of how
  ///   many.
  /// - Returns: the same report however many jobs share the work.
  /// - Throws: ``LayoutError`` of the first condition under which the tree could not be laid out;
  ///   ``SuppressionError`` where a suppression of the layout gives no reason.
  /// - Complexity: O(views × conditions × rules), each text laid out once a condition.
  public func run(
    _ file: LayoutFile,
    progress: @Sendable (_ done: Int, _ total: Int) -> Void = { _, _ in }
  ) throws -> LayoutReport {
    try adopting(file).runAdopted(file, progress: progress)
  }

  /// The audit with the policies and suppressions of a layout after its own.
  ///
  /// - Throws: ``SuppressionError`` where one gives no reason.
  func adopting(_ file: LayoutFile) throws(SuppressionError) -> LayoutAudit {
    var audit = self
    audit.policies += (file.policies ?? []).map(TextPolicy.init)
    for suppression in file.suppressions ?? [] {
      audit.suppressions.append(try Suppression(suppression))
    }
    return audit
  }

  private func runAdopted(
    _ file: LayoutFile, progress: @Sendable (_ done: Int, _ total: Int) -> Void
  ) throws -> LayoutReport {
    let tree = ViewTree(file.view)
    let groups = ConditionGroup.groups(of: conditions)
    let results = Mutex<[Result<SeriesAudit, any Error>?]>(
      Array(repeating: nil, count: groups.count))
    let done = Atomic(0)
    let next = Atomic(0)
    DispatchQueue.concurrentPerform(iterations: min(jobs, max(groups.count, 1))) { _ in
      var places = SourcePlaces(tree)
      while case let position = next.add(1, ordering: .relaxed).oldValue, position < groups.count {
        let result = Result { try audit(groups[position], of: file, tree, &places, index) }
        results.withLock { $0[position] = result }
        progress(done.add(1, ordering: .relaxed).newValue, groups.count)
      }
    }
    let audits = try results.withLock { $0 }.compactMap { try $0?.get() }
    return LayoutReportBuilder(audit: self, tree: tree, name: file.name).report(groups, audits)
  }

  private func audit(
    _ group: ConditionGroup, of file: LayoutFile, _ tree: ViewTree, _ places: inout SourcePlaces,
    _ catalogs: CatalogIndex
  ) throws -> SeriesAudit {
    let series = try ScreenSeries(self, group, of: file, tree, &places, catalogs)
    var audit = SeriesAudit(series)
    for rule in rules { audit.add(rule.check(series), of: rule, group) }
    audit.joinFamilies()
    return audit
  }
}

/// Conditions that differ in the content size alone.
struct ConditionGroup: Sendable {
  /// The first of them.
  let condition: Condition
  /// Smallest first, each once.
  private(set) var sizes: [ContentSize]

  func condition(at size: ContentSize) -> Condition {
    var condition = condition
    condition.size = size
    return condition
  }

  static func groups(of conditions: [Condition]) -> [ConditionGroup] {
    var groups: [ConditionGroup] = []
    var positions: [Condition: Int] = [:]
    for condition in conditions {
      var key = condition
      key.size = .large
      if let position = positions[key] {
        groups[position].sizes.append(condition.size)
      } else {
        positions[key] = groups.count
        groups.append(ConditionGroup(condition: condition, sizes: [condition.size]))
      }
    }
    for index in groups.indices { groups[index].sizes = Set(groups[index].sizes).sorted() }
    return groups
  }
}
