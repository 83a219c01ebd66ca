public import Auditing
public import LayoutPrediction
public import SwiftUISource

/// A fault at a place in the source, on every screen that shows it.
public struct AppFinding: Sendable {
  /// The rule's name.
  public let rule: String
  /// That of the worst occurrence.
  public let severity: Severity
  /// Where the view concerned stands, or the innermost around it of which that is known; `nil` for
  /// views of no source.
  public let source: SourceLocation?
  /// For each language, device and setting what is most to be believed and worst on any screen;
  /// the worst first, at least one.
  public let occurrences: [LayoutFinding.Occurrence]
  /// The screens that show it, by name, in the order of the source.
  public let screens: [String]
  /// How those screens came to be looked at.
  public let origins: Set<ScreenReading.Origin>

  /// In what it is worse than the baseline has it; empty where it is new or there is no baseline.
  public var worsenings: [String] = []

  /// - Parameter occurrences: the worst first, at least one.
  public init(
    rule: String, severity: Severity, source: SourceLocation?,
    occurrences: [LayoutFinding.Occurrence], screens: [String], origins: Set<ScreenReading.Origin>
  ) {
    self.rule = rule
    self.severity = severity
    self.source = source
    self.occurrences = occurrences
    self.screens = screens
    self.origins = origins
  }

  /// The view of the worst occurrence, in the tree of its screen.
  public var place: Place { occurrences[0].place }

  /// The most anything speaks for it.
  public var belief: Belief { occurrences.map(\.belief).min() ?? .sure }

  /// Whether no screen was found on which the app shows the view.
  public var isAlone: Bool { origins == [.alone] }
}
