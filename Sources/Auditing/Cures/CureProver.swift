internal import DynamicType
internal import LayoutPrediction
internal import LineBreaking
internal import TextUnits

/// Lays changed trees out again under every condition of an audit, and says what became of them.
struct CureProver {
  /// A fault at one place and size.
  struct Sight: Hashable {
    let rule: String
    let path: String
    let size: ContentSize
  }

  /// A text or control at `large`.
  struct UsualView: Hashable {
    let frame: Rect
    let target: Rect?
    let lines: [String]
  }

  /// What is seen in one language on one device.
  struct Look {
    var faults: [Sight: Severity] = [:]
    var usual: [String: UsualView] = [:]
  }

  private let audit: LayoutAudit
  private let file: LayoutFile
  private let catalogs: CatalogIndex
  /// Those of the audit, each with `large` among its sizes.
  let groups: [ConditionGroup]
  private var looks: [ViewNode: [Int: Look]] = [:]
  /// How often a tree was laid out under one condition.
  private(set) var layouts = 0

  init(audit: LayoutAudit, file: LayoutFile) {
    self.audit = audit
    self.file = file
    catalogs = audit.index
    let usual = audit.conditions.map { condition in
      var copy = condition
      copy.size = .large
      return copy
    }
    groups = ConditionGroup.groups(of: audit.conditions + usual)
  }

  /// - Returns: the first thing that speaks against a candidate; `nil` where it is proved.
  /// - Throws: ``LayoutError`` where the tree as it is cannot be laid out.
  mutating func objection(
    to candidate: CureCandidate, against finding: LayoutFinding
  ) throws -> RefusedCure.Reason? {
    let paths = Set(finding.occurrences.map(\.place.path))
    for group in order(for: finding) {
      let before = try look(at: file.view, group)
      let after: Look
      do { after = try look(at: candidate.tree, group) } catch {
        return .fails(message: "\(error)")
      }
      if let reason = Self.objection(candidate, finding.rule, paths, before, after) {
        return reason
      }
    }
    return nil
  }

  /// Whether a finding is nowhere to be seen in a changed tree.
  mutating func isCured(_ finding: LayoutFinding, by candidate: CureCandidate) throws -> Bool {
    let paths = Set(finding.occurrences.map(\.place.path))
    for group in groups.indices {
      let faults = try look(at: candidate.tree, group).faults.keys
      guard
        !faults.contains(where: {
          $0.rule == finding.rule && paths.contains(candidate.original($0.path))
        })
      else { return false }
    }
    return true
  }

  /// The groups that show a finding before the others, so that most that fails does so soon.
  private func order(for finding: LayoutFinding) -> [Int] {
    func shows(_ group: Int) -> Bool {
      let condition = groups[group].condition
      return finding.occurrences.contains {
        $0.locale == condition.locale && $0.device == condition.device
          && $0.isBoldTextOn == condition.isBoldTextOn
          && $0.isDoubleLength == condition.isDoubleLength
      }
    }
    return groups.indices.filter(shows) + groups.indices.filter { !shows($0) }
  }

  // MARK: Comparing

  private static func objection(
    _ candidate: CureCandidate, _ rule: String, _ paths: Set<String>, _ before: Look, _ after: Look
  ) -> RefusedCure.Reason? {
    let faults = after.faults.sorted {
      ($0.key.size, $0.key.path, $0.key.rule) < ($1.key.size, $1.key.path, $1.key.rule)
    }
    for (sight, severity) in faults {
      let origin = candidate.original(sight.path)
      if sight.rule == rule, paths.contains(origin) {
        return .stays(path: sight.path, size: sight.size)
      }
      guard severity > .info else { continue }
      // Elsewhere than at the finding's own places a fault may give way to one of its kind that is
      // no worse: a text that was cut and now breaks a word, or wraps.
      let rules = paths.contains(origin) ? [sight.rule] : LayoutRules.noMilder(than: sight.rule)
      let known = rules.compactMap {
        before.faults[Sight(rule: $0, path: origin, size: sight.size)]
      }.max()
      if known.map({ $0 < severity }) ?? true {
        return .brings(rule: sight.rule, path: sight.path, size: sight.size)
      }
    }
    let family = LayoutRules.family(of: rule)
    let isAtUsualSize = before.faults.keys.contains {
      family.contains($0.rule) && $0.size == .large && paths.contains($0.path)
    }
    return changedView(candidate, mayChange: isAtUsualSize, before, after).map {
      .changesUsualSize(path: $0)
    }
  }

  /// A text or control that a cure changes at `large` and should not.
  ///
  /// - Parameter mayChange: whether the fault is there at `large` itself. What the cure changes is
  ///   then free to look different, and all else to move but not to change.
  private static func changedView(
    _ candidate: CureCandidate, mayChange: Bool, _ before: Look, _ after: Look
  ) -> String? {
    let targets = candidate.places.map(\.path)
    func isFree(_ path: String) -> Bool {
      mayChange && targets.contains { path == $0 || path.hasPrefix($0 + ".") || $0.isEmpty }
    }
    var unseen = before.usual
    for (path, view) in after.usual.sorted(by: { $0.key < $1.key }) {
      let origin = candidate.original(path)
      let known = unseen.removeValue(forKey: origin)
      guard !isFree(origin), !(mayChange && origin.hasPrefix("+")) else { continue }
      guard let known, view.looks(like: known, mayMove: mayChange) else { return path }
    }
    return unseen.keys.sorted().first { !isFree($0) }
  }

  // MARK: Looking

  private mutating func look(at tree: ViewNode, _ group: Int) throws -> Look {
    if let look = looks[tree]?[group] { return look }
    var changed = file
    changed.view = tree
    let views = ViewTree(tree)
    var places = SourcePlaces(views)
    let series = try ScreenSeries(audit, groups[group], of: changed, views, &places, catalogs)
    layouts += groups[group].sizes.count
    var look = Look()
    for rule in audit.rules {
      for seen in rule.check(series) where !isSuppressed(seen, of: rule) {
        let sight = Sight(rule: rule.id, path: seen.place.path, size: seen.size)
        look.faults[sight] = max(look.faults[sight] ?? .info, seen.severity ?? rule.severity)
      }
    }
    for view in series.usual.flatMap(\.views).map(\.view) {
      guard view.text != nil || view.target != nil else { continue }
      look.usual[view.path] = UsualView(
        frame: view.frame, target: view.target?.area,
        lines: view.text?.layout.lines.map(\.text) ?? [])
    }
    looks[tree, default: [:]][group] = look
    return look
  }

  private func isSuppressed(_ seen: Observation, of rule: any LayoutRule) -> Bool {
    audit.suppressions.contains { $0.covers(rule: rule.id, seen.place, key: seen.key) }
  }
}

extension CureProver.UsualView {
  func looks(like other: Self, mayMove: Bool) -> Bool {
    guard lines == other.lines, (target == nil) == (other.target == nil) else { return false }
    return frame.isNear(other.frame, mayMove: mayMove)
      && (target ?? frame).isNear(other.target ?? other.frame, mayMove: mayMove)
  }
}

extension Rect {
  fileprivate func isNear(_ other: Rect, mayMove: Bool) -> Bool {
    let lengths = [width - other.width, height - other.height]
    let moves = mayMove ? [] : [minX - other.minX, minY - other.minY]
    return (lengths + moves).allSatisfy { abs($0) <= Rect.tolerance }
  }
}
