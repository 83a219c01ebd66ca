internal import DynamicType
internal import TextUnits

/// Findings that a team knows of and means to mend later: only what is new or worse is shown.
public struct Baseline: Hashable, Sendable {
  /// What a run looked at. A run that looks at less cannot say what is gone.
  public struct Scope: Hashable, Sendable {
    /// Language tags, names of devices, sizes and rules.
    public var locales: Set<String>
    public var devices: Set<String>
    public var sizes: Set<String>
    public var rules: Set<String>

    public init(
      locales: some Sequence<String>, devices: some Sequence<String>,
      sizes: some Sequence<String>, rules: some Sequence<String>
    ) {
      self.locales = Set(locales)
      self.devices = Set(devices)
      self.sizes = Set(sizes)
      self.rules = Set(rules)
    }

    func includes(_ other: Scope) -> Bool {
      locales.isSuperset(of: other.locales) && devices.isSuperset(of: other.devices)
        && sizes.isSuperset(of: other.sizes) && rules.isSuperset(of: other.rules)
    }
  }

  public let scope: Scope
  /// Sorted by subject; several may have the same.
  public let entries: [BaselineEntry]

  public init(scope: Scope, entries: [BaselineEntry]) {
    self.scope = scope
    self.entries = entries.sorted { left, right in
      if left.subject != right.subject { return left.subject < right.subject }
      return left.order.lexicographicallyPrecedes(right.order)
    }
  }

  /// What a baseline says of a finding.
  public enum Verdict: Hashable, Sendable {
    /// It is known and no worse.
    case known
    case new
    /// It is known and worse, in these ways.
    case worse([String])
  }

  /// What a baseline says of a run.
  public struct Comparison: Hashable, Sendable {
    /// In the order of the findings.
    public let verdicts: [Verdict]
    /// What no longer occurs and can go; `nil` where the run did not look at all the baseline did.
    public let gone: [BaselineEntry]?
  }

  /// Compares a run's findings with this baseline.
  ///
  /// Findings of one subject are told apart by nothing but how bad they are: those that are exactly
  /// as before are paired first, then each is given an entry that it is no worse than, then what is
  /// left over of both is worse. So a finding is known only where an entry of its own covers it.
  ///
  /// - Parameters:
  ///   - scope: what the run looked at; `nil` where it was only a part of the app.
  /// - Complexity: O(findings + entries), and square in those of one subject.
  public func compare(_ findings: [BaselineEntry], scope: Scope?) -> Comparison {
    var open = Dictionary(grouping: entries.indices) { entries[$0].subject }
    var verdicts = [Verdict?](repeating: nil, count: findings.count)
    func pair(where fits: (BaselineEntry, BaselineEntry) -> Bool, as verdict: (Int, Int) -> Verdict)
    {
      for (position, finding) in findings.enumerated() where verdicts[position] == nil {
        guard let candidates = open[finding.subject],
          let place = candidates.firstIndex(where: { fits(entries[$0], finding) })
        else { continue }
        verdicts[position] = verdict(candidates[place], position)
        open[finding.subject]?.remove(at: place)
      }
    }
    pair(where: { $0 == $1 }, as: { _, _ in .known })
    pair(where: { $0.worsenings(of: $1).isEmpty }, as: { _, _ in .known })
    pair(
      where: { _, _ in true },
      as: { .worse(entries[$0].worsenings(of: findings[$1])) })
    let isWhole = scope.map { $0.includes(self.scope) } ?? false
    return Comparison(
      verdicts: verdicts.map { $0 ?? .new },
      gone: isWhole ? open.values.joined().sorted().map { entries[$0] } : nil)
  }
}

extension BaselineEntry {
  /// Tells entries of one subject apart in an order that is always the same.
  fileprivate var order: [String] {
    [severity.rawValue]
      + extents.sorted { $0.key < $1.key }.flatMap { setting, extent in
        [
          setting.locale, setting.device, "\(setting.isBoldTextOn)", "\(setting.isDoubleLength)",
          extent.onset.name, extent.last.name, "\(extent.missing)",
        ]
      }
  }
}
