public import LayoutPrediction

extension LayoutAudit {
  /// Tries changes on what a report found, and gives those that are proved to help.
  ///
  /// A change is proved when the changed tree, laid out under every condition of the audit and at
  /// `large`, no longer shows the finding anywhere, shows no warning or error that was not there
  /// before, and at `large` has every text and control within half a point of where it was. Where
  /// the fault is there at `large` itself, the changed views may look different and the others may
  /// move.
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
    var prover = CureProver(audit: self, file: file)
    let source = CureSource(file.view, profile: predictor.measurer.profile)
    var entries: [CureReport.Entry] = []
    var isComplete = true
    for (position, finding) in report.findings.enumerated() where finding.severity > .info {
      guard prover.layouts < limits.layouts else {
        isComplete = false
        break
      }
      let candidates = source.candidates(for: finding)
      var proved: [CureCandidate] = []
      var refused: [RefusedCure] = []
      for candidate in candidates {
        guard proved.count < limits.proofs, refused.count + proved.count < limits.candidates,
          proved.isEmpty || !candidate.isLastResort
        else { break }
        guard prover.layouts < limits.layouts else {
          isComplete = false
          break
        }
        if let reason = try prover.objection(to: candidate, against: finding) {
          refused.append(RefusedCure(candidate: candidate, reason: reason))
        } else {
          proved.append(candidate)
        }
      }
      let cures = try proved.map { candidate in
        ProvedCure(
          candidate: candidate,
          alsoCures: try report.findings.indices.filter {
            try $0 != position && prover.isCured(report.findings[$0], by: candidate)
          })
      }
      entries.append(
        CureReport.Entry(position: position, finding: finding, cures: cures, refused: refused))
    }
    return CureReport(entries: entries, layouts: prover.layouts, isComplete: isComplete)
  }
}
