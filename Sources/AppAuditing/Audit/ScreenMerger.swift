internal import Auditing
internal import LayoutPrediction
internal import SwiftUISource

/// Takes what is seen on screens in whatever order they are done, and joins them in that of the
/// source, so that none is kept longer than it must be.
struct ScreenMerger {
  /// Those that look the same stand together.
  private let screens: [[ScreenReading]]
  /// Results whose turn has not come.
  private var waiting: [Int: Result<ScreenAudit.Result, any Error>] = [:]
  private var next = 0
  private var merger: AppFindingMerger
  private var knownGaps: Set<String> = []
  private(set) var coverage: AppCoverage
  /// Whether no screen had a text or a thing to tap.
  private(set) var isEmpty = true

  init(screens: [[ScreenReading]], coverage: AppCoverage) {
    self.screens = screens
    self.coverage = coverage
    merger = AppFindingMerger(coverage)
  }

  var findings: [AppFinding] { merger.findings }

  mutating func add(_ result: Result<ScreenAudit.Result, any Error>, at position: Int) {
    waiting[position] = result
    while let result = waiting.removeValue(forKey: next) {
      merge(result, screens[next])
      next += 1
    }
  }

  private mutating func merge(
    _ result: Result<ScreenAudit.Result, any Error>, _ screens: [ScreenReading]
  ) {
    switch result {
    case .success(let result):
      isEmpty = isEmpty && result.isEmpty
      coverage.probed += result.probed
      coverage.skipped += result.skipped
      let tree = ViewTree(screens[0].layout.view)
      for screen in screens { merger.add(result.sights, of: screen, tree) }
      for part in result.coverages {
        coverage.add(part)
        coverage.gaps += part.gaps.filter {
          knownGaps.insert($0.identity).inserted
        }
      }
    case .failure(let error):
      coverage.problems += screens.map {
        AppProblem($0.layout.name, .notLaidOut, "cannot be laid out: \(error)")
      }
    }
  }
}

extension LayoutCoverage.Gap {
  /// What two sights of one gap on several screens have in common.
  var identity: String { "\(place.cause) \(reason.rawValue)" }
}
