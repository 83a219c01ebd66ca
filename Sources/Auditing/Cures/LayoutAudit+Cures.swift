public import LayoutPrediction

extension LayoutAudit {
  /// Tries changes on what a report found, and gives those that are proved to help.
  ///
  /// A change is proved when the changed tree, laid out under every condition of the audit and at
  /// `large`, no longer shows the finding anywhere, shows no warning or error that was not there
  /// before, be it as one of its kind that is no milder, and at `large` has every text and control within half a point of where it was. Where
  /// the fault is there at `large` itself, the changed views may look different and the others may
  /// move. Where no change does, changes are tried two by two, and where no two do, a limit on the
  /// content size.
  ///
  /// - Parameters:
  ///   - report: what ``run(_:progress:)`` gave for the same file.
  ///   - limits: how much to try.
  /// - Throws: ``LayoutError`` where the tree as it is cannot be laid out.
  /// - Complexity: O(candidates × conditions × views × rules) at most; most candidates fail under
  ///   the first conditions, and a tree is laid out once however many findings try it.
  public func cures(
    for report: LayoutReport, of file: LayoutFile, limits: CureLimits = CureLimits()
  ) throws -> CureReport {
    var prover = CureProver(audit: try adopting(file), file: file)
    let source = CureSource(file.view, profile: predictor.measurer.profile)
    var entries: [CureReport.Entry] = []
    var isComplete = true
    for (position, finding) in report.findings.enumerated() where finding.severity > .info {
      guard prover.layouts < limits.layouts else {
        isComplete = false
        break
      }
      var trial = CureTrial(finding: finding, limits: limits)
      let candidates = source.candidates(for: finding)
      guard !candidates.isEmpty else { continue }
      try trial.run(
        candidates.filter { !$0.isLastResort }, by: &prover, most: limits.candidates,
        proofs: limits.proofs)
      if trial.proved.isEmpty {
        let pairs = source.pairs(of: trial.refused, for: finding)
        try trial.run(pairs, by: &prover, most: limits.pairs, proofs: limits.proofs)
      }
      if trial.proved.isEmpty {
        // Of several limits the innermost does: what is not affected keeps growing.
        try trial.run(
          candidates.filter(\.isLastResort), by: &prover, most: limits.candidates, proofs: 1)
      }
      isComplete = isComplete && trial.isComplete
      let cures = try trial.proved.map { candidate in
        ProvedCure(
          candidate: candidate,
          alsoCures: try report.findings.indices.filter {
            try $0 != position && prover.isCured(report.findings[$0], by: candidate)
          })
      }
      entries.append(
        CureReport.Entry(
          position: position, finding: finding, cures: cures, refused: trial.refused))
    }
    return CureReport(entries: entries, layouts: prover.layouts, isComplete: isComplete)
  }
}

/// What was tried on one finding.
private struct CureTrial {
  let finding: LayoutFinding
  let limits: CureLimits
  private(set) var proved: [CureCandidate] = []
  private(set) var refused: [RefusedCure] = []
  /// Whether the work allowed was enough.
  private(set) var isComplete = true

  init(finding: LayoutFinding, limits: CureLimits) {
    self.finding = finding
    self.limits = limits
  }

  /// Tries candidates in turn until enough are proved, or as many as allowed are tried.
  mutating func run(
    _ candidates: [CureCandidate], by prover: inout CureProver, most: Int, proofs: Int
  ) throws {
    for candidate in candidates.prefix(most) {
      guard proved.count < proofs else { return }
      guard prover.layouts < limits.layouts else {
        isComplete = false
        return
      }
      if let reason = try prover.objection(to: candidate, against: finding) {
        refused.append(RefusedCure(candidate: candidate, reason: reason))
      } else {
        proved.append(candidate)
      }
    }
  }
}
