public import Auditing
public import LayoutPrediction
internal import TextUnits

extension ScreenPicture.Panel {
  /// The screens of a layout under one condition, each with the findings it shows. A finding at a
  /// place that no screen shows is told with the first.
  ///
  /// - Parameter report: of the same layout under that condition alone, so that what it says is said
  ///   of what the picture shows.
  public static func panels(
    _ screens: [LaidOutScreen], findings report: LayoutReport
  ) -> [ScreenPicture.Panel] {
    var rest = report.findings.flatMap { finding in
      finding.occurrences.map { (rule: finding.rule, occurrence: $0) }
    }
    var panels: [ScreenPicture.Panel] = []
    for screen in screens {
      let areas = areas(of: screen)
      var marks: [ScreenPicture.Mark] = []
      rest.removeAll { rule, occurrence in
        guard let area = areas[occurrence.place.path] else { return false }
        marks.append(ScreenPicture.Mark(area: area, rule, occurrence))
        return true
      }
      panels.append(ScreenPicture.Panel(screen, marks: marks))
    }
    if !panels.isEmpty {
      panels[0].marks += rest.map { ScreenPicture.Mark(area: nil, $0.rule, $0.occurrence) }
    }
    return panels
  }

  /// What shows of each view, by its path; no area for those that are scrolled out of sight.
  private static func areas(of screen: LaidOutScreen) -> [String: Rect?] {
    var areas: [String: Rect?] = [:]
    for view in screen.allViews where areas[view.path] == nil {
      let seen = view.clip.map { view.frame.intersection($0) } ?? view.frame
      areas.updateValue(seen, forKey: view.path)
    }
    return areas
  }
}

extension ScreenPicture.Mark {
  fileprivate init(
    area: Rect?, _ rule: String, _ occurrence: LayoutFinding.Occurrence
  ) {
    self.init(
      area: area, words: rule, details: occurrence.worst.message, severity: occurrence.severity)
  }
}
