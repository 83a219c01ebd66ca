import Auditing
import DynamicType
import LayoutPrediction
import RoundAdvances
import Testing
import TextUnits

/// A tree on a slab of 400 pt, looked at and cured.
///
/// Body is 17 pt a character at `large`, 28 at AX1, 40 at AX3 and 53 at AX5.
struct CureScene {
  let report: LayoutReport
  let cures: CureReport

  init(
    _ view: ViewNode, as canvas: LayoutPredictor.Canvas = .component, height: Points = 800,
    device: Device? = nil, sizes: [ContentSize] = [.large, .accessibility5],
    limits: CureLimits = CureLimits(proofs: 10)
  ) throws {
    let device = device ?? Device(name: "slab", size: Size(400, height))
    let locale = try #require(LocaleTag("en"))
    let audit = LayoutAudit(
      predictor: LayoutPredictor(measurer: RoundMeasurer()),
      conditions: sizes.map { Condition(locale: locale, size: $0, device: device) })
    let file = LayoutFile(name: "scene", canvas: canvas, view: view)
    report = try audit.run(file)
    cures = try audit.cures(for: report, of: file, limits: limits)
  }

  func entry(_ rule: String) throws -> CureReport.Entry {
    try #require(
      cures.entries.first { $0.finding.rule == rule },
      "found: \(report.findings.map(\.rule))")
  }

  /// The names of the proved cures of the first finding of a rule, each once.
  func names(_ rule: String) throws -> [String] {
    var names: [String] = []
    for cure in try entry(rule).cures where !names.contains(cure.name) { names.append(cure.name) }
    return names
  }

  /// Why a cure was refused.
  func reasons(_ rule: String, _ cure: String) throws -> [RefusedCure.Reason] {
    try entry(rule).refused.filter { $0.candidate.name == cure }.map(\.reason)
  }
}

extension CureReport.Entry {
  /// What was tried and does not do, with the reasons.
  var refusals: [String] { refused.map { "\($0.candidate.name): \($0.reason)" } }
}

extension ViewNode {
  static func text(_ text: String, _ modifiers: [ViewModifier] = []) -> ViewNode {
    ViewNode(.text(.verbatim(text)), modifiers: modifiers)
  }

  static func row(_ children: ViewNode..., spacing: Points? = nil) -> ViewNode {
    ViewNode(.hstack(StackView(spacing: spacing, children: children)))
  }

  static func column(_ children: ViewNode..., spacing: Points? = nil) -> ViewNode {
    ViewNode(.vstack(StackView(spacing: spacing, children: children)))
  }

  static func button(_ title: String, _ modifiers: [ViewModifier] = []) -> ViewNode {
    ViewNode(.button(ButtonView(label: .text(title))), modifiers: modifiers)
  }

  static let spacer = ViewNode(.spacer(SpacerView()))
}
